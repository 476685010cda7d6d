import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { MAX_PICTURE_BYTES } from "@podium/shared/contracts/limits";
import sharp from "sharp";
import { expect, onTestFinished, vi } from "vitest";
import { makeUser, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { drawn, formOf, publishWith, readyPicture, upload } from "#test/pictures.ts";

const test = apiTest();

async function colourAt(image: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = pixel;
  return red > 200 && blue < 80 ? "red" : blue > 200 && red < 80 ? "blue" : `${red},${green},${blue}`;
}

const HEIC = Buffer.concat([
  Buffer.from("0000001c", "hex"),
  Buffer.from("ftypheic\0\0\0\0mif1heicmiaf"),
  Buffer.alloc(40),
]);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

test("an uploaded picture is stored, and served in its sizes and formats once they are made", async ({
  podium,
  admin,
}) => {
  const stored = await upload(podium, admin, await drawn(800, 600).jpeg().toBuffer());
  expect(stored.statusCode).toBe(201);
  const picture = stored.json<{ id: number; key: string }>();
  const { id, key } = picture;
  expect(picture).toEqual({ id, width: 800, height: 600, sizes: [320, 640], ready: false, key });
  await publishWith(podium, id);
  expect((await podium.app.inject(`/pictures/${picture.id}/640.avif`)).statusCode).toBe(404);

  await podium.deps.pictures.makeSizes(picture.id);
  expect(await admin.api.getPicture({ params: { id: picture.id } })).toEqual({ ...picture, ready: true });
  for (const width of [320, 640])
    for (const format of ["avif", "webp", "jpeg"]) {
      const response = await podium.app.inject(`/pictures/${picture.id}/${width}.${format}`);
      expect(response.headers).toMatchObject({
        "content-type": `image/${format}`,
        "content-length": String(response.rawPayload.length),
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      const { width: found, height } = await sharp(response.rawPayload).metadata();
      expect([found, height]).toEqual([width, (width * 3) / 4]);
      expect(await colourAt(response.rawPayload, 10, 10)).toBe("red");
      expect(await colourAt(response.rawPayload, width - 10, 10)).toBe("blue");
    }
});

test("one that is narrower than all sizes is served as wide as it is, and a large one no wider than 2560", async ({
  podium,
  admin,
}) => {
  expect(await readyPicture(podium, admin, drawn(100, 50).png())).toMatchObject({
    width: 100,
    height: 50,
    sizes: [100],
  });
  const large = await upload(podium, admin, await drawn(4000, 1000).jpeg().toBuffer());
  expect(large.json()).toMatchObject({ width: 2560, height: 640, sizes: [320, 640, 1280, 1920] });
});

test("it is stored upright, without place and device", async ({ podium, admin }) => {
  const image = await drawn(400, 200)
    .withExif({ IFD0: { Make: "Telefoon" }, IFD3: { GPSLatitude: "51/1 0/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(image).metadata()).orientation).toBe(6);
  const { id, ...picture } = await readyPicture(podium, admin, sharp(image).keepMetadata());
  // The picture is turned to the right: its left side is on top.
  expect(picture).toMatchObject({ width: 200, height: 400 });
  await publishWith(podium, id);
  const { rawPayload } = await podium.app.inject(`/pictures/${id}/200.jpeg`);
  expect([await colourAt(rawPayload, 100, 10), await colourAt(rawPayload, 100, 390)]).toEqual(["red", "blue"]);
  const original = await buffer((await podium.deps.pictureStore.get(`${id}/original`))?.content ?? Readable.from([]));
  for (const one of [original, rawPayload]) {
    const { orientation, exif, xmp, icc } = await sharp(one).metadata();
    expect([orientation ?? 1, exif, xmp, icc]).toEqual([1, undefined, undefined, undefined]);
  }
});

test.for(["png", "webp", "avif"] as const)(
  "a %s that calls itself a JPEG is stored as what it is",
  async (kind, { podium, admin }) => {
    const response = await upload(podium, admin, await drawn(64, 32)[kind]().toBuffer());
    expect([response.statusCode, response.json()]).toMatchObject([201, { width: 64, height: 32 }]);
  },
);

test("what is transparent is white in a JPEG", async ({ podium, admin }) => {
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: "transparent" } }).png();
  const { id } = await readyPicture(podium, admin, clear);
  await publishWith(podium, id);
  const { rawPayload } = await podium.app.inject(`/pictures/${id}/40.jpeg`);
  expect(await colourAt(rawPayload, 20, 20)).toBe("255,255,255");
});

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "red" } });

test.for<[string, () => Promise<Buffer> | Buffer, number, string]>([
  [
    "a picture of 108 megapixels in a few kilobytes",
    () => plain(12_000, 9000).png().toBuffer(),
    413,
    "PICTURE_TOO_MANY_PIXELS",
  ],
  [
    "an AVIF that takes too much memory to read",
    () => plain(4000, 2600).avif({ effort: 0 }).toBuffer(),
    413,
    "PICTURE_TOO_MANY_PIXELS",
  ],
  ["a HEIC of an iPhone", () => HEIC, 400, "PICTURE_HEIC"],
  ["an SVG with a script", () => SVG, 400, "PICTURE_UNREADABLE"],
  ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 400, "PICTURE_UNREADABLE"],
  ["a GIF", () => plain(9, 9).gif().toBuffer(), 400, "PICTURE_UNREADABLE"],
  ["nothing", () => Buffer.alloc(0), 400, "PICTURE_UNREADABLE"],
  [
    "the beginning of a JPEG and then a script",
    () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), SVG]),
    400,
    "PICTURE_UNREADABLE",
  ],
  [
    "a JPEG that was cut off",
    async () => (await drawn(800, 600).jpeg().toBuffer()).subarray(0, -500),
    400,
    "PICTURE_UNREADABLE",
  ],
  [
    "a JPEG without its end marker and the bytes before it",
    async () => (await drawn(800, 600).jpeg().toBuffer()).subarray(0, -6),
    400,
    "PICTURE_UNREADABLE",
  ],
  [
    "a PNG that was cut off",
    async () => (await drawn(800, 600).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 4000),
    400,
    "PICTURE_UNREADABLE",
  ],
  ["more than 15 MB", () => Buffer.alloc(MAX_PICTURE_BYTES + 1), 413, "PICTURE_TOO_LARGE"],
])("%s is refused with its sentence, and leaves nothing", async ([, make, status, code], { podium, admin }) => {
  const before = await podium.deps.database.db.selectFrom("pictures").select("id").execute();
  const response = await upload(podium, admin, await make());
  expect([response.statusCode, response.json()]).toMatchObject([status, { code }]);
  expect(response.json<{ message: string }>().message).not.toMatch(/[{}]/);
  expect(await podium.deps.database.db.selectFrom("pictures").select("id").execute()).toEqual(before);
});

test("a JPEG without its end marker, or half of it, is the picture that it is", async ({ podium, admin }) => {
  const whole = await drawn(800, 600).jpeg().toBuffer();
  for (const missing of [1, 2]) {
    const { id } = (await upload(podium, admin, whole.subarray(0, -missing))).json<{ id: number }>();
    const stored = await podium.deps.pictureStore.get(`${id}/original`);
    const image = await buffer(stored?.content ?? Readable.from([]));
    expect([await colourAt(image, 10, 599), await colourAt(image, 799, 599)]).toEqual(["red", "blue"]);
  }
});

test("a picture may have 15 MB", async ({ podium, admin }) => {
  const picture = await drawn(64, 64).jpeg().toBuffer();
  const padded = Buffer.concat([picture, Buffer.alloc(MAX_PICTURE_BYTES - picture.length)]);
  expect((await upload(podium, admin, padded)).statusCode).toBe(201);
});

test("only a form with one file is understood", async ({ podium, admin }) => {
  const send = async (payload: string | Buffer, type?: string) => {
    const headers = { authorization: `Bearer ${admin.token}`, ...(type && { "content-type": type }) };
    const response = await podium.app.inject({ method: "POST", url: "/api/admin/pictures", payload, headers });
    return response.json<{ code: string }>().code;
  };
  const file = { content: await drawn(64, 64).jpeg().toBuffer() };
  const two = formOf(file, file);
  expect(await send(two.payload, two.headers["content-type"])).toBe("INVALID_INPUT");
  const none = formOf();
  expect(await send(none.payload, none.headers["content-type"])).toBe("INVALID_INPUT");
  const { payload, headers } = formOf(file);
  expect(await send(payload.subarray(0, -60), headers["content-type"])).toBe("INVALID_INPUT");
  expect(await send(payload, "multipart/form-data")).toBe("INVALID_INPUT");
  expect(await send(file.content, "image/jpeg")).toBe("UNSUPPORTED_CONTENT");
  expect(await send("{}", "application/json")).toBe("UNSUPPORTED_CONTENT");
  expect(await send("")).toBe("UNSUPPORTED_CONTENT");
});

test("nobody but an administrator uploads one or reads its state", async ({ podium, admin }) => {
  const { id } = await readyPicture(podium, admin);
  for (const role of ["USER", "DOOR", "BOX_OFFICE"] as const) {
    const user = await makeUser(podium, role);
    expect((await upload(podium, user, await drawn(9, 9).png().toBuffer())).statusCode).toBe(403);
    expect((await user.call("GET", `/api/admin/pictures/${id}`)).statusCode).toBe(403);
  }
});

test("one that is in no published text is for administrators and who has its key; published once, for everybody", async ({
  podium,
  admin,
}) => {
  const { id, key = "" } = await readyPicture(podium, admin);
  const address = `/pictures/${id}/320.jpeg`;
  const other = (await readyPicture(podium, admin)).key ?? "";
  const boxOffice = await makeUser(podium, "BOX_OFFICE");
  const of = async (url: string, user?: User) => {
    const headers = user && { authorization: `Bearer ${user.token}` };
    const response = await podium.app.inject({ url, ...(headers && { headers }) });
    return [response.statusCode, response.headers["cache-control"]];
  };
  for (const [url, user] of [
    [address],
    [`${address}?key=${other}`],
    [`${address}?key=`],
    [address, boxOffice],
  ] as const)
    expect([url, await of(url, user)]).toEqual([url, [404, "no-store"]]);
  expect(await of(address, admin)).toEqual([200, "private, max-age=3600"]);
  expect(await of(`${address}?key=${key}`)).toEqual([200, "private, max-age=3600"]);
  await publishWith(podium, id);
  expect(await of(address)).toEqual([200, "public, max-age=31536000, immutable"]);
});

test("a published one is read from the database once, and simultaneous requests share one query", async ({
  podium,
  admin,
}) => {
  const { id } = await readyPicture(podium, admin);
  await publishWith(podium, id);
  const [first, second] = [`/pictures/${id}/320.jpeg`, `/pictures/${id}/320.webp`];
  expect((await podium.app.inject(first)).statusCode).toBe(200);
  const query = vi.spyOn(podium.deps.database.pool, "query");
  const connect = vi.spyOn(podium.deps.database.pool, "connect");
  onTestFinished(() => [query, connect].forEach((spy) => spy.mockRestore()));
  for (const url of [first, second]) expect((await podium.app.inject(url)).statusCode).toBe(200);
  expect([query.mock.calls, connect.mock.calls]).toEqual([[], []]);
  await Promise.all(Array.from({ length: 40 }, (_, one) => podium.app.inject(`/pictures/${id + 500 + one}/320.jpeg`)));
  expect(query.mock.calls.length + connect.mock.calls.length).toBeLessThanOrEqual(3);
});

test("a size has one address: no other is found, and nobody stores that", async ({ podium, admin }) => {
  const { id } = await readyPicture(podium, admin);
  await publishWith(podium, id);
  for (const path of [
    `${id}/0320.jpeg`,
    `0${id}/320.jpeg`,
    `${id}/320.JPEG`,
    `${id}/320.png`,
    `${id}/320`,
    `${id}/321.jpeg`,
    `${id}/320.jpeg.jpeg`,
    `${id}/original`,
    `${id}/..%2F${id}%2F320.jpeg`,
    `${id + 1000}/320.jpeg`,
    "99999999999/320.jpeg",
    "9999999999/320.jpeg",
  ]) {
    const response = await podium.app.inject(`/pictures/${path}`);
    expect([path, response.statusCode, response.headers["cache-control"]]).toEqual([path, 404, "no-store"]);
  }
  const head = await podium.app.inject({ method: "HEAD", url: `/pictures/${id}/320.jpeg` });
  expect([head.statusCode, head.headers["content-type"], head.rawPayload.length]).toEqual([200, "image/jpeg", 0]);
});
