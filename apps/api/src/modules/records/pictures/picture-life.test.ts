import { sql } from "kysely";
import { describe, expect, onTestFinished, vi } from "vitest";
import { plusSeconds } from "#platform/process/clock.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest, started } from "#test/fixtures.ts";
import { drawn, publishVersion, publishWith, readyPicture, upload, useOf, writeDraft } from "#test/pictures.ts";
import { startS3Server } from "#test/s3-server.ts";
import type { TestApp } from "#test/test-app.ts";

const DAY = 24 * 3600;

const find = ({ deps }: TestApp, id: number) =>
  deps.database.db.selectFrom("pictures").selectAll().where("id", "=", id).executeTakeFirst();

const NAMES = ["original", "320.avif", "320.webp", "320.jpeg"];

async function filesOf({ deps }: TestApp, id: number): Promise<string[]> {
  const there: string[] = [];
  for (const name of NAMES) {
    const stored = await deps.pictureStore.get(`${id}/${name}`);
    stored?.content.destroy();
    if (stored) there.push(name);
  }
  return there;
}

const clock = createFakeClock();

const testIn = (kind: "a folder" | "S3") =>
  apiTest()
    .extend("env", { scope: "file" }, async ({}, { onCleanup }): Promise<Record<string, string>> => {
      if (kind === "a folder") return {};
      const server = await startS3Server();
      onCleanup(() => server.close());
      return server.env;
    })
    .extend("podium", { scope: "file" }, ({ env }, cleanup) => started({ clock, env }, cleanup))
    .extend("picture", async ({ podium, admin }) => readyPicture(podium, admin))
    .extend("unmade", async ({ podium, admin }) => {
      const response = await upload(podium, admin, await drawn(400, 300).png().toBuffer());
      return response.json<{ id: number }>().id;
    });

const stores = { "a folder": testIn("a folder"), S3: testIn("S3") };

const workerTest = apiTest().extend("worker", { scope: "file" }, ({ podium }, cleanup) =>
  started({ beside: podium, work: true, env: { DATA_DIR: podium.deps.config.DATA_DIR } }, cleanup),
);

describe.each(Object.entries(stores))("pictures in %s", (_name, test) => {
  test("are served from there", async ({ podium, picture }) => {
    await publishWith(podium, picture.id);
    const response = await podium.app.inject(`/pictures/${picture.id}/320.webp`);
    expect([response.statusCode, response.rawPayload.subarray(8, 12).toString()]).toEqual([200, "WEBP"]);
  });

  test("are announced as ready once, when their sizes are made twice", async ({ podium, unmade }) => {
    clock.advance(1);
    await podium.deps.pictures.makeSizes(unmade);
    const first = await find(podium, unmade);
    expect([first?.madeAt, first?.makeAttempts]).toEqual([clock.now(), 1]);
    clock.advance(DAY);
    await podium.deps.pictures.makeSizes(unmade);
    expect(await find(podium, unmade)).toEqual(first);
    expect(await filesOf(podium, unmade)).toEqual(NAMES);
  });

  test("whose making was cut short are made again, after the time that it may take", async ({ podium, unmade }) => {
    const put = vi.spyOn(podium.deps.pictureStore, "put").mockRejectedValueOnce(new Error("killed"));
    onTestFinished(() => put.mockRestore());
    await expect(podium.deps.pictures.makeSizes(unmade)).rejects.toThrow("killed");
    await podium.deps.pictures.makeSizes(unmade);
    expect((await find(podium, unmade))?.madeAt).toBeNull();
    const add = vi.spyOn(podium.deps.queues.queue, "add");
    onTestFinished(() => add.mockRestore());
    await podium.deps.pictures.sweep();
    expect(add).not.toHaveBeenCalled();
    clock.advance(180);
    await podium.deps.pictures.sweep();
    expect(add.mock.calls.map(([, , options]) => options?.jobId)).toContain(`make-picture-${unmade}-1`);
    await podium.deps.pictures.makeSizes(unmade);
    expect((await find(podium, unmade))?.madeAt).toEqual(clock.now());
  });

  test("go with their files after a week in which no document used them, and an hour out of sight", async ({
    podium,
    admin,
    picture: { id },
  }) => {
    await podium.deps.pictures.sweepUnused();
    clock.advance(6 * DAY);
    await podium.deps.pictures.sweepUnused();
    expect((await find(podium, id))?.removedAt).toBeNull();
    clock.advance(DAY + 1);
    await podium.deps.pictures.sweepUnused();
    expect((await admin.call("GET", `/api/admin/pictures/${id}`)).statusCode).toBe(404);
    expect((await podium.app.inject(`/pictures/${id}/320.jpeg`)).statusCode).toBe(404);
    expect(await filesOf(podium, id)).toEqual(NAMES);
    clock.advance(3601);
    await podium.deps.pictures.sweepUnused();
    expect([await find(podium, id), await filesOf(podium, id)]).toEqual([undefined, []]);
  });

  test("stay while a draft or a version uses them, and for a week after it last did", async ({
    podium,
    picture: { id },
  }) => {
    const { db } = podium.deps.database;
    const documentId = await writeDraft(podium, useOf(id));
    clock.advance(30 * DAY);
    await podium.deps.pictures.sweepUnused();
    expect((await find(podium, id))?.unusedSince).toBeNull();
    // A published version names the picture, the draft no longer does.
    await publishVersion(podium, documentId, useOf(id));
    await db.updateTable("documents").set({ draft: "{}" }).where("id", "=", documentId).execute();
    clock.advance(30 * DAY);
    await podium.deps.pictures.sweepUnused();
    expect((await find(podium, id))?.unusedSince).toBeNull();
    await db.deleteFrom("documentVersions").where("documentId", "=", documentId).execute();
    await podium.deps.pictures.sweepUnused();
    expect(await find(podium, id)).toMatchObject({ unusedSince: clock.now(), removedAt: null });
    // The draft names the picture again before its time is over.
    clock.advance(6 * DAY);
    await db
      .updateTable("documents")
      .set({ draft: JSON.stringify(useOf(id)) })
      .where("id", "=", documentId)
      .execute();
    clock.advance(2 * DAY);
    await podium.deps.pictures.sweepUnused();
    expect(await find(podium, id)).toMatchObject({ unusedSince: null, removedAt: null });
  });

  test("of which the original was never wholly stored go too", async ({ podium, admin }) => {
    const put = vi.spyOn(podium.deps.pictureStore, "put").mockRejectedValueOnce(new Error("killed"));
    onTestFinished(() => put.mockRestore());
    const before = await podium.deps.database.db
      .selectFrom("pictures")
      .select(sql<number>`max(id)`.as("id"))
      .execute();
    expect((await upload(podium, admin, await drawn(40, 30).png().toBuffer())).statusCode).toBe(500);
    const rows = () =>
      podium.deps.database.db
        .selectFrom("pictures")
        .select("id")
        .where("id", ">", before[0]?.id ?? 0)
        .execute();
    expect(await rows()).toHaveLength(1);
    await podium.deps.pictures.sweepUnused();
    expect(await rows()).toHaveLength(1);
    clock.advance(3601);
    await podium.deps.pictures.sweepUnused();
    expect(await rows()).toEqual([]);
  });

  test("are removed by the next round when one dies between their files and their row", async ({
    podium,
    picture: { id },
  }) => {
    const { db } = podium.deps.database;
    const removedAt = plusSeconds(clock.now(), -3601);
    await db.updateTable("pictures").set({ removedAt }).where("id", "=", id).execute();
    const files = vi.spyOn(podium.deps.pictureStore, "deleteFolder").mockRejectedValueOnce(new Error("killed"));
    onTestFinished(() => files.mockRestore());
    await expect(podium.deps.pictures.sweepUnused()).rejects.toThrow("killed");
    expect(await find(podium, id)).toBeDefined();
    await podium.deps.pictures.sweepUnused();
    expect([await find(podium, id), await filesOf(podium, id)]).toEqual([undefined, []]);
  });
});

workerTest("a worker makes all pictures that another process took in", async ({ podium, admin, worker }) => {
  expect(worker.deps.pictureStore).not.toBe(podium.deps.pictureStore);
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1)
    ids.push((await upload(podium, admin, await drawn(40, 30).png().toBuffer())).json<{ id: number }>().id);
  const shown = async () => {
    const found = await podium.deps.pictures.shownOf(podium.deps.database.db, ids);
    return ids.map((id) => found.get(id));
  };
  await expect.poll(shown, { timeout: 60_000 }).toEqual(ids.map((id) => expect.objectContaining({ id, ready: true })));
});

workerTest("a picture that is gone is not among those that are shown", async ({ podium }) => {
  const { db } = podium.deps.database;
  expect(await podium.deps.pictures.shownOf(db, [1, 2])).toEqual(new Map());
  expect(await podium.deps.pictures.shownOf(db, [])).toEqual(new Map());
});
