import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { ErrorBody } from "@podium/shared/contracts/common";
import { describe, expect } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import type { User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import type { TestApp } from "#test/test-app.ts";

const test = apiTest();

const draw = (more: Partial<HallPlan> = {}): HallPlan => ({ ...structuredClone(exampleDrawing), ...more });
/** Sends JSON that `JSON.stringify` cannot produce. */
async function sendText(
  podium: TestApp,
  admin: User,
  method: "PUT" | "POST",
  url: string,
  { json }: { json: string },
): Promise<ErrorBody> {
  const headers = { authorization: `Bearer ${admin.token}`, "content-type": "application/json" };
  return (await podium.app.inject({ method, url, headers, payload: json })).json();
}

const save = (admin: User, id: number, body: object) => admin.call("PUT", `/api/admin/halls/${id}/draft`, body);

describe("a draft", () => {
  test("is stored by who began from the newest one, and nobody else's is lost", async ({ admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    expect((await save(admin, id, { revision: 1, plan: draw({ width: 410 }) })).json()).toEqual({ revision: 2 });
    const late = await save(admin, id, { revision: 1, plan: draw({ width: 420 }) });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: "DRAFT_CHANGED" }]);
    expect((await admin.api.getHallDraft({ params: { id } })).plan.width).toBe(410);
    // Saving a draft is not logged: only creating, publishing and deleting are.
    const { items } = await admin.api.listAudit({ query: {} });
    expect(items.filter(({ subjectType, subjectId }) => subjectType === "hall" && subjectId === id)).toHaveLength(1);
  });

  test("from a revision that no draft can have is refused", async ({ admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const refused = await save(admin, id, { revision: 2 ** 31, plan: draw({ width: 410 }) });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { details: [{ field: "revision" }] }]);
  });

  test("that two store at once is that of one of them", async ({ admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const widths = Array.from({ length: 8 }, (_, index) => 500 + index);
    const responses = await Promise.all(widths.map((width) => save(admin, id, { revision: 1, plan: draw({ width }) })));
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(widths.length - 1);
    const winner = responses.findIndex(({ statusCode }) => statusCode === 200);
    expect((await admin.api.getHallDraft({ params: { id } })).plan.width).toBe(widths[winner]);
  });

  test("that is sent again after its response was lost counts as stored", async ({ admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const underlay = { x: 0, y: 0, width: 100, height: 100, opacity: 0.5 };
    const body = { revision: 1, plan: draw({ width: 410 }), underlay };
    for (let tries = 0; tries < 2; tries++) expect((await save(admin, id, body)).json()).toEqual({ revision: 2 });
    expect((await save(admin, id, { ...body, underlay: null })).statusCode).toBe(409);
  });

  test("stores the position of its floor plan until another one is sent", async ({ admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const underlay = { x: -5.5, y: 0, width: 100, height: 100, opacity: 0.5 };
    await save(admin, id, { revision: 1, plan: draw(), underlay });
    await save(admin, id, { revision: 2, plan: draw() });
    expect((await admin.api.getHallDraft({ params: { id } })).underlay).toEqual(underlay);
    await save(admin, id, { revision: 3, plan: draw(), underlay: null });
    expect((await admin.api.getHallDraft({ params: { id } })).underlay).toBeNull();
  });

  test.for([
    ["no number (NaN is null in JSON)", '"x":null', "x", "de plaats van links (x) is geen getal."],
    ["a number beyond all numbers", '"x":1e999', "x", "de plaats van links (x) is geen bruikbaar getal."],
    ["a number far outside any drawing", '"x":20001', "x", "de plaats van links (x) is te groot: ten hoogste 20.000."],
    ["a text for a number", '"x":"176"', "x", "de plaats van links (x) is geen getal."],
    ["a number missing", '"from left":176', "x", "de plaats van links (x) ontbreekt."],
    ["a kind that does not exist", '"x":176,"kind":"sofa"', "kind", "de soort (kind) bestaat niet. Kies uit ‘seat’"],
  ])("with %s is refused with where it is", async ([, wrong, field, fault], { podium, admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const inSeat = (json: string) =>
      json.replace('"label":"1","x":176', `"label":"1",${wrong}`).replace(/("kind":"sofa".*?),"kind":"seat"/, "$1");
    const refused = { statusCode: 400, code: "INVALID_INPUT" };
    const saved = await sendText(podium, admin, "PUT", `/api/admin/halls/${id}/draft`, {
      json: inSeat(JSON.stringify({ revision: 1, plan: draw() })),
    });
    const message = expect.stringContaining(`Rij 1, stoel 1: ${fault}`);
    expect(saved).toMatchObject({
      ...refused,
      message,
      details: [{ field: `plan.groups.0.seats.0.${field}`, message }],
    });
    for (const [body, prefix] of [
      [{ name: "Zaal", plan: draw() }, "plan."],
      [draw(), ""],
    ] as const)
      expect(
        await sendText(podium, admin, "POST", "/api/admin/halls", { json: inSeat(JSON.stringify(body)) }),
      ).toMatchObject({
        ...refused,
        message,
        details: [{ field: `${prefix}groups.0.seats.0.${field}` }],
      });
  });

  test.for([
    ["half a character", "\\ud800"],
    ["a NUL", "\\u0000"],
    ["a line's end", "\\n"],
  ])("with %s in a name is refused with where it is", async ([, character], { podium, admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const json = JSON.stringify({ revision: 1, plan: draw() }).replace('"label":"1"', `"label":"${character}"`);
    const { details } = await sendText(podium, admin, "PUT", `/api/admin/halls/${id}/draft`, { json });
    expect(details).toEqual([
      {
        field: "plan.groups.0.seats.0.label",
        message: expect.stringContaining("bevat een teken dat niet kan, zoals een regeleinde."),
      },
    ]);
  });

  test("that is no JSON, or wrong in thousands of places, is refused with what helps", async ({ podium, admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const url = `/api/admin/halls/${id}/draft`;
    const noJson = await sendText(podium, admin, "PUT", url, { json: '{"revision":1,"plan":{"width":NaN}}' });
    expect(noJson).toMatchObject({ code: "INVALID_INPUT", message: expect.stringContaining("geen geldige JSON") });
    const json = JSON.stringify({ revision: 1, plan: { ...draw(), groups: Array.from({ length: 5000 }, () => 0) } });
    const { message, details } = await sendText(podium, admin, "PUT", url, { json });
    expect([message, details?.length]).toEqual([expect.stringContaining("En nog 4.997 andere fouten."), 100]);
    // Errors outside the drawing are reported as for any other request.
    expect((await save(admin, id, { revision: "een", plan: draw() })).json()).toMatchObject({
      details: [{ field: "revision" }],
    });
  });

  test("of more seats than a draft holds is refused before one of them is looked at", async ({ podium, admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const [group] = draw().groups;
    const withSeats = (count: number, seat: object) => {
      const seats = Array.from({ length: count / 2 }, () => seat);
      return { ...draw(), groups: [group, group].map((one, index) => ({ ...one, id: `g${index}`, seats })) };
    };
    const sound = { id: "A-1", label: "1", x: 40, y: 40 };
    expect((await save(admin, id, { revision: 1, plan: withSeats(5000, sound) })).json()).toEqual({ revision: 2 });
    const tooMany = withSeats(5002, {});
    for (const [method, url, body] of [
      ["PUT", `/api/admin/halls/${id}/draft`, { revision: 2, plan: tooMany }],
      ["POST", "/api/admin/halls", tooMany],
      ["POST", "/api/admin/halls", { name: "Zaal", plan: tooMany }],
    ] as const)
      expect(await sendText(podium, admin, method, url, { json: JSON.stringify(body) })).toMatchObject({
        statusCode: 413,
        code: "BODY_TOO_LARGE",
        message: expect.stringContaining("verdeel ze over twee zalen"),
      });
  });

  test("may be too large to publish; far too large is refused with what to do", async ({ admin }) => {
    const seats = Array.from({ length: 3001 }, (_, index) => ({
      id: `${Math.floor(index / 100)}-${index % 100}`,
      label: `${index % 100}`,
      x: 40 * (index % 100) + 40,
      y: 40 * Math.floor(index / 100) + 200,
      turn: 0,
      kind: "seat" as const,
    }));
    const groups = Array.from({ length: 501 }, (_, index) => ({
      id: `g${index}`,
      kind: "row" as const,
      label: `Rij ${index}`,
      zone: "zaal",
      x: 0,
      y: 0,
      seats: seats.slice(index * 6, index * 6 + 6),
    }));
    const { id } = await admin.api.createHall({ body: draw({ width: 5000, height: 5000, groups }) });
    const response = await admin.call("POST", `/api/admin/halls/${id}/publish`, {});
    expect(response.json<{ details: object[] }>().details).toEqual([
      { field: "groups", message: expect.stringMatching(/^Deze zaal heeft 501 rijen/) },
      { field: "groups", message: expect.stringMatching(/^Deze zaal heeft 3\.001 plaatsen; ten hoogste 3\.000 kan\./) },
    ]);
    const filler = { name: "x".repeat(2_000_000) };
    const tooLarge = await save(admin, id, { revision: 1, plan: filler });
    expect([tooLarge.statusCode, tooLarge.json()]).toMatchObject([
      413,
      { code: "BODY_TOO_LARGE", message: expect.stringContaining("verdeel ze over twee zalen") },
    ]);
  });
});
