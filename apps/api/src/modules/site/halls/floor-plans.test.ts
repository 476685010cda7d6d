import { MAX_FLOOR_PLAN_BYTES } from "@podium/shared/contracts/limits";
import { expect } from "vitest";
import { EXAMPLE_PICTURE, exampleDrawing } from "@podium/shared/contracts/examples";
import { makeUser, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest().extend("hallId", ({ admin }) =>
  admin.api.createHall({ body: exampleDrawing }).then(({ id }) => id),
);

const pictureOf = (bytes: Buffer, type = "image/png") => `data:${type};base64,${bytes.toString("base64")}`;
const store = (who: User, id: number, picture: string) =>
  who.call("PUT", `/api/admin/halls/${id}/floor-plan`, { picture });

const JPEG = Buffer.from("ffd8ffe000104a464946", "hex");
const WEBP = Buffer.from("52494646240000005745425056503820", "hex");

test("a floor plan comes back as it was stored, and the draft says that there is one", async ({ admin, hallId }) => {
  const params = { id: hallId };
  await admin.api.saveFloorPlan({ params, body: { picture: EXAMPLE_PICTURE } });
  expect(await admin.api.getFloorPlan({ params })).toEqual({ picture: EXAMPLE_PICTURE });
  expect((await admin.api.getHallDraft({ params })).hasFloorPlan).toBe(true);
  await admin.api.saveFloorPlan({ params, body: { picture: pictureOf(WEBP, "image/webp") } });
  expect(await admin.api.getFloorPlan({ params })).toEqual({ picture: pictureOf(WEBP, "image/webp") });
  await admin.api.deleteFloorPlan({ params });
  expect((await admin.api.getHallDraft({ params })).hasFloorPlan).toBe(false);
  expect((await admin.call("GET", `/api/admin/halls/${hallId}/floor-plan`)).statusCode).toBe(404);
});

test("its kind is what its first bytes say, whatever the sender calls it", async ({ admin, hallId }) => {
  await store(admin, hallId, pictureOf(JPEG, "text/html"));
  expect((await admin.api.getFloorPlan({ params: { id: hallId } })).picture).toBe(pictureOf(JPEG, "image/jpeg"));
});

test.for<[string, Buffer]>([
  ["an SVG, which may have scripts", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
  ["HTML that calls itself a picture", Buffer.from("<script>alert(1)</script>")],
  ["a GIF", Buffer.from("GIF89a")],
  ["RIFF that is sound", Buffer.from("52494646240000005741564500000000", "hex")],
  ["nothing", Buffer.alloc(0)],
])("%s is refused, and nothing is stored", async ([, bytes], { admin, hallId }) => {
  const response = await store(admin, hallId, pictureOf(bytes));
  expect([response.statusCode, response.json()]).toMatchObject([400, { code: "FLOOR_PLAN_UNREADABLE" }]);
  expect((await admin.api.getHallDraft({ params: { id: hallId } })).hasFloorPlan).toBe(false);
});

test("it may have 3 MB and no more", async ({ admin, hallId }) => {
  const bytes = Buffer.concat([JPEG, Buffer.alloc(MAX_FLOOR_PLAN_BYTES - JPEG.length)]);
  expect((await store(admin, hallId, pictureOf(bytes, "image/jpeg"))).statusCode).toBe(204);
  for (const more of [1, 100_000]) {
    const refused = await store(admin, hallId, pictureOf(Buffer.concat([bytes, Buffer.alloc(more)])));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      413,
      { code: "FLOOR_PLAN_TOO_LARGE", message: expect.stringContaining("ten hoogste 3 MB") },
    ]);
  }
});

test("it is an administrator's alone: nobody stores it on the way, and the box office does not get it", async ({
  podium,
  admin,
  hallId,
}) => {
  await store(admin, hallId, EXAMPLE_PICTURE);
  const url = `/api/admin/halls/${hallId}/floor-plan`;
  const { headers } = await admin.call("GET", url);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  const boxOffice = await makeUser(podium, "BOX_OFFICE");
  expect((await boxOffice.call("GET", url)).statusCode).toBe(403);
});
