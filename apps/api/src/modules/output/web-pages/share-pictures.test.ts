import { rm } from "node:fs/promises";
import { SHARE_PICTURE, sharePicturePath } from "@podium/shared/site/paths";
import sharp from "sharp";
import { afterAll, expect, vi } from "vitest";
import { buildSite } from "#test/built-site.ts";
import { apiTest } from "#test/fixtures.ts";
import { makePicture, publishedPlay } from "#test/plays.ts";
import { sharePictureOf } from "./share-pictures.ts";

const folder = await buildSite();
afterAll(() => rm(folder, { recursive: true }));

const test = apiTest({ env: { WEB_DIST: folder } });

test("the page of a play without a poster is shared by its drawn one, as a JPEG", async ({ admin, podium }) => {
  await publishedPlay(admin, "De meeuw");
  const ask = () => podium.app.inject(sharePicturePath("de-meeuw"));
  await expect.poll(async () => (await ask()).statusCode).toBe(200);
  const { headers, rawPayload } = await ask();
  expect([headers["content-type"], headers["cache-control"]]).toEqual(["image/jpeg", "public, max-age=3600"]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "jpeg", ...SHARE_PICTURE });
});

test("there is none of a play with a poster of its own, or of one that is not there", async ({ admin, podium }) => {
  const id = await makePicture(podium, { width: 400, height: 560, sizes: [320, 400] });
  const poster = { id, alt: { nl: "Een meeuw" }, focus: { x: 0.5, y: 0.5 } };
  await publishedPlay(admin, "De vrek", { poster });
  await expect.poll(async () => (await podium.app.inject("/voorstelling/de-vrek")).statusCode).toBe(200);
  for (const slug of ["de-vrek", "bestaat-niet"]) {
    const { statusCode, headers } = await podium.app.inject(sharePicturePath(slug));
    expect([statusCode, headers["cache-control"]], slug).toEqual([404, "no-store"]);
  }
});

test("a picture is made only when it is requested, and once; again after that has failed", async () => {
  const rasterise = vi.fn<(svg: string) => Promise<Buffer>>().mockRejectedValueOnce(new Error("no memory"));
  rasterise.mockImplementation(async (svg) => Buffer.from(svg));
  const picture = sharePictureOf("<svg/>", rasterise);
  expect(rasterise).not.toHaveBeenCalled();
  await expect(picture.jpeg()).rejects.toThrow("no memory");
  const [first, second] = await Promise.all([picture.jpeg(), picture.jpeg()]);
  expect([first, await picture.jpeg()]).toEqual([second, second]);
  expect(rasterise).toHaveBeenCalledTimes(2);
});
