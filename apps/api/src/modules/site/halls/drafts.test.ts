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
    expect((await save(admin, id, { revision: 1, plan: withSeats(30_000, sound) })).json()).toEqual({ revision: 2 });
    const tooMany = withSeats(30_002, {});
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

  test("may be too large to publish, which says how much too large", async ({ admin }) => {
    const at = (index: number) => ({ x: 40 * (index % 150) + 40, y: 40 * Math.floor(index / 150) + 200 });
    const groups: HallPlan["groups"] = Array.from({ length: 1500 }, (_, index) => {
      const id = index.toString(36).toUpperCase();
      const seats = [{ id: `${id}-1`, label: "1", ...at(index), turn: 0, kind: "seat" as const }];
      return { id: `g${index}`, kind: "row", label: `Rij ${index}`, zone: "zaal", x: 0, y: 0, seats };
    });
    const floor = { ...at(0), x: 3000, y: 4000, width: 900, height: 900, seats: [] };
    groups.push({ id: "VLOE", kind: "area", label: "Vloer", zone: "zaal", ...floor, capacity: 18_501 });
    const { id, seats } = await admin.api.createHall({ body: draw({ width: 7000, height: 5000, groups }) });
    expect(seats).toBe(20_001);
    const publish = async () =>
      (await admin.call("POST", `/api/admin/halls/${id}/publish`, {})).json<{ details: object[] }>().details;
    expect(await publish()).toEqual([
      { field: "groups", message: expect.stringMatching(/^Deze zaal heeft 1\.501 rijen/) },
      {
        field: "groups",
        message: expect.stringMatching(/^Deze zaal heeft 20\.001 plaatsen; ten hoogste 20\.000 kan\./),
      },
    ]);
    for (const [revision, capacity] of [
      [1, 0],
      [2, 20_001],
    ] as const) {
      const area = { id: "VLOE", kind: "area", label: "Vloer", zone: "zaal", ...floor, capacity } as const;
      await save(admin, id, { revision, plan: draw({ width: 7000, height: 5000, groups: [area] }) });
      expect(await publish()).toContainEqual({
        field: "groups.0",
        message: `Vloer heeft ${capacity.toLocaleString("nl-BE")} plaatsen. Kies een getal van 1 tot 20.000.`,
      });
    }
  });

  test("may have 6 MB, and not one byte more", async ({ podium, admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    // A newer release's field, which is not stored.
    const ofBytes = (bytes: number) => {
      const plan = { ...draw(), drawnWith: "" };
      return { ...plan, drawnWith: "x".repeat(bytes - JSON.stringify(plan).length) };
    };
    const sent = (method: "PUT" | "POST", url: string, body: object) =>
      sendText(podium, admin, method, url, { json: JSON.stringify(body) });
    const draft = `/api/admin/halls/${id}/draft`;
    expect(await sent("PUT", draft, { revision: 1, plan: ofBytes(6_000_000) })).toEqual({ revision: 2 });
    const message = expect.stringMatching(/te groot om te bewaren: ten hoogste 6 MB\..*verdeel ze over twee zalen/);
    const refused = { statusCode: 413, code: "BODY_TOO_LARGE", message };
    for (const bytes of [6_000_001, 9_000_000]) {
      expect(await sent("PUT", draft, { revision: 2, plan: ofBytes(bytes) })).toMatchObject(refused);
      expect(await sent("POST", "/api/admin/halls", ofBytes(bytes))).toMatchObject(refused);
    }
  });
});
