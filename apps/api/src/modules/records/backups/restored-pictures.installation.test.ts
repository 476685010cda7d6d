import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { createS3Store } from "#platform/files/s3-store.ts";
import { makeUser } from "#test/factories.ts";
import { ask, backupTest, sourcesOf } from "#test/backups.ts";
import { drawn, readyPicture } from "#test/pictures.ts";
import { startS3Server } from "#test/s3-server.ts";
import { type FileStore, StoreUnavailable } from "#platform/files/file-store.ts";
import { DamagedBackup, readBackup } from "./backup-file.ts";
import { makeBackup } from "./make-backup.ts";

const test = backupTest.extend("picture", async ({ podium }) =>
  readyPicture(podium, await makeUser(podium, "ADMIN"), drawn(640, 480).jpeg()),
);

const bytesIn = async (store: FileStore, name: string): Promise<Buffer | null> => {
  const stored = await store.get(name);
  return stored && buffer(stored.content);
};

test("a restore puts the originals back, and has their sizes made again", async ({
  podium,
  picture: { id },
  backUp,
  restore,
  store,
  empty,
}) => {
  const { file, pictures, warning } = await backUp();
  expect([pictures > 0, warning]).toEqual([true, null]);
  await restore(file);
  const original = await bytesIn(podium.deps.pictureStore, `${id}/original`);
  expect(original?.length).toBeGreaterThan(0);
  expect(await bytesIn(store, `${id}/original`)).toEqual(original);
  expect(await ask(empty, "select made_at, sizes from pictures where id = $1", [id])).toEqual([
    { made_at: null, sizes: [320, 640] },
  ]);
});

test("an S3-compatible store is restored as well as a folder", async ({
  podium,
  picture,
  backUp,
  restore,
  onTestFinished,
}) => {
  const server = await startS3Server();
  onTestFinished(() => server.close());
  const { env } = server;
  const s3 = createS3Store({
    url: env.PICTURES_BUCKET,
    region: "us-east-1",
    keyId: env.PICTURES_BUCKET_KEY,
    secret: env.PICTURES_BUCKET_SECRET,
  });
  const { file } = await backUp();
  await restore(file, { into: s3 });
  const name = `${picture.id}/original`;
  expect(await bytesIn(s3, name)).toEqual(await bytesIn(podium.deps.pictureStore, name));
});

test("pictures that came after the backup go with their files, and none gets their number", async ({
  podium,
  picture,
  backUp,
  restore,
  empty,
}) => {
  const { file: older } = await backUp("older.tar.gz");
  const later = await readyPicture(podium, await makeUser(podium, "ADMIN"));
  const { file: newer } = await backUp("newer.tar.gz");
  await restore(newer);
  await restore(older, { replace: true });
  const rows = await ask(
    empty,
    "select id, removed_at is not null as removed from pictures where id = any($1) order by 1",
    [[picture.id, later.id]],
  );
  expect(rows).toEqual([
    { id: picture.id, removed: false },
    { id: later.id, removed: true },
  ]);
  const [next] = await ask<{ id: number }>(empty, "select nextval('pictures_id_seq')::int as id");
  expect(next?.id).toBeGreaterThan(later.id);
});

test("a store that does not return a picture, or is unreachable, leaves the rest of the backup whole", async ({
  podium,
  folder,
  picture: { id },
}) => {
  const sources = sourcesOf(podium);
  const make = (name: string, get: FileStore["get"]) =>
    makeBackup({ ...sources, store: { ...sources.store, get }, nameOf: () => `${folder}/${name}`, counts: false });
  const lost = await make("lost", async (name) => (name === `${id}/original` ? null : sources.store.get(name)));
  expect(lost.warning).toMatch(/^1 of \d+ pictures are not in this backup: The store does not have them\.$/);
  const away = await make("away", async () => {
    throw new StoreUnavailable(new Error("the bucket is locked"));
  });
  expect(away.warning).toMatch(/pictures are not in this backup: .*the bucket is locked/);
  for (const { file } of [lost, away]) expect((await readBackup(file)).tables.length).toBeGreaterThan(40);
});

test("a backup whose picture was changed, or is missing, is refused", async ({ picture: { id }, forge, restore }) => {
  const changed = await forge((manifest) => ({
    ...manifest,
    pictures: manifest.pictures.map((one) => (one.id === id ? { ...one, sha256: "0".repeat(64) } : one)),
  }));
  await expect(restore(changed)).rejects.toThrow(DamagedBackup);
});

test("a backup of before there were pictures is restored", async ({ forge, restore, empty, picture: { id } }) => {
  // JSON omits the list.
  const none = Object.assign([], { toJSON: () => undefined });
  await restore(await forge((manifest) => ({ ...manifest, pictures: none })));
  expect(await ask(empty, "select id from pictures where id = $1", [id])).toEqual([{ id }]);
});
