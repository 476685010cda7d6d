import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, test as base } from "vitest";
import { startS3Server } from "#test/s3-server.ts";
import { openPictureStore } from "./picture-store.ts";

const test = base
  .extend("folder", async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), "podium-pictures-"));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    return folder;
  })
  .extend("s3", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await startS3Server();
    onCleanup(() => server.close());
    return server.env;
  })
  .extend("settings", ({ folder, s3 }) => (kind: string, s3Env: Partial<typeof s3> = {}) => ({
    DATA_DIR: folder,
    PICTURES_BUCKET_REGION: "us-east-1",
    PICTURES_BUCKET: undefined,
    PICTURES_BUCKET_KEY: undefined,
    PICTURES_BUCKET_SECRET: undefined,
    ...(kind === "S3" && { ...s3, ...s3Env }),
  }));

const large = Buffer.alloc(3_000_000, "toneel");

describe.for(["a folder", "S3"])("pictures in %s", (kind) => {
  test("come back as they were put, and the last one of a name counts", async ({ settings }) => {
    const store = openPictureStore(settings(kind));
    const read = async (name: string) => {
      const stored = await store.get(name);
      return stored && [stored.bytes, (await buffer(stored.content)).equals(large)];
    };
    expect(await read("12/original")).toBeNull();
    await store.put("12/original", Buffer.from("een"));
    expect(await read("12/original")).toEqual([3, false]);
    await Promise.all([store.put("12/original", large), store.put("12/original", large)]);
    expect(await read("12/original")).toEqual([large.length, true]);
    await store.deleteFolder("12", ["original"]);
  });

  test("go with their folder, and only those, also twice", async ({ settings }) => {
    const store = openPictureStore(settings(kind));
    for (const name of ["12/original", "12/320.avif", "123/original"]) await store.put(name, Buffer.from(name));
    for (let times = 0; times < 2; times += 1) await store.deleteFolder("12", ["original", "320.avif", "320.webp"]);
    expect([await store.get("12/original"), await store.get("12/320.avif")]).toEqual([null, null]);
    const rest = await store.get("123/original");
    expect(rest && String(await buffer(rest.content))).toBe("123/original");
    await store.deleteFolder("123", ["original"]);
  });

  test("are not taken for lost while the store cannot be asked", async ({ settings, folder }) => {
    await writeFile(join(folder, "pictures"), "no folder");
    const wrong = [
      { PICTURES_BUCKET_SECRET: "another" },
      { PICTURES_BUCKET_KEY: "nobody" },
      { PICTURES_BUCKET: settings("S3").PICTURES_BUCKET?.replace(/pictures$/, "no-such-bucket") ?? "" },
      { PICTURES_BUCKET: "http://127.0.0.1:9/pictures" },
    ];
    for (const env of kind === "S3" ? wrong : [{}]) {
      const store = openPictureStore(settings(kind, env));
      const unavailable = { code: "UNAVAILABLE", cause: expect.any(Error) };
      await expect(store.get("1/original")).rejects.toMatchObject(unavailable);
      await expect(store.put("1/original", large)).rejects.toMatchObject(unavailable);
      await expect(store.deleteFolder("1", ["original"])).rejects.toMatchObject(unavailable);
    }
  });
});

test("what a killed process left of a file goes with its folder", async ({ settings, folder }) => {
  const store = openPictureStore(settings("a folder"));
  await store.put("12/original", large);
  expect(await readdir(join(folder, "pictures/12"))).toEqual(["original"]);
  await writeFile(join(folder, "pictures/12/original.0a0b0c0d.partial"), "half");
  await store.deleteFolder("12", ["original"]);
  expect(await readdir(join(folder, "pictures"))).toEqual([]);
});
