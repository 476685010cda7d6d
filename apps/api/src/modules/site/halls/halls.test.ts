import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { emptyHall } from "@podium/shared/halls/drafts";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { folded } from "@podium/shared/words/search-text";
import { showForm } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { makeShow, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { publishHall } from "#test/halls.ts";

const test = apiTest();

const draw = (more: Partial<HallPlan> = {}): HallPlan => ({ ...structuredClone(exampleDrawing), ...more });
const save = (admin: User, id: number, body: object) => admin.call("PUT", `/api/admin/halls/${id}/draft`, body);
const hallOf = async (admin: User, id: number) => (await admin.api.listHalls()).find((hall) => hall.id === id);
const logOf = async (admin: User, id: number): Promise<string[]> => {
  const { items } = await admin.api.listAudit({ query: {} });
  return items
    .filter(({ subjectType, subjectId }) => subjectType === "hall" && subjectId === id)
    .map(({ summary }) => summary);
};

describe("a new hall", () => {
  test("is an empty drawing with a stage and a zone, from a name alone", async ({ admin }) => {
    const hall = await admin.api.createHall({ body: { name: " Foyer " } });
    expect(hall).toMatchObject({ name: "Foyer", seats: 0, hallPlanId: null, publishedAt: null, plans: [] });
    const draft = await admin.api.getHallDraft({ params: { id: hall.id } });
    expect(draft).toEqual({ id: hall.id, revision: 1, plan: emptyHall("Foyer"), underlay: null, hasFloorPlan: false });
    expect(await logOf(admin, hall.id)).toEqual(['Zaal "Foyer" gemaakt']);
  });

  test("is the plan of an export file as it is, or with a name of its own", async ({ admin }) => {
    const exported = JSON.parse(JSON.stringify(specificationHall())) as HallPlan;
    const asItIs = await admin.api.createHall({ body: exported });
    expect(asItIs).toMatchObject({ name: "Parochiezaal", seats: 193 });
    expect((await admin.api.getHallDraft({ params: { id: asItIs.id } })).plan).toEqual(exported);
    const copy = await admin.api.createHall({ body: { name: "Kopie", plan: exported } });
    expect(copy).toMatchObject({ name: "Kopie", seats: 193, hallPlanId: null });
    expect(await admin.api.createHall({ body: { plan: exported } })).toMatchObject({ name: "Parochiezaal" });
  });

  test("may be wrong in all ways but its shape", async ({ admin }) => {
    const faulty = draw({ name: "", zones: [] });
    expect((await admin.api.createHall({ body: faulty })).name).toBe("");
    for (const body of [{ ...draw(), width: "breed" }, { plan: {} }, {}, [], { name: "" }])
      expect((await admin.call("POST", "/api/admin/halls", body)).statusCode, JSON.stringify(body)).toBe(400);
  });

  test("keeps texts that look like HTML as the texts that they are", async ({ admin }) => {
    const name = '<img src=x onerror="alert(1)">';
    const { id } = await admin.api.createHall({ body: draw({ name }) });
    expect((await hallOf(admin, id))?.name).toBe(name);
    expect((await admin.api.getHallDraft({ params: { id } })).plan.name).toBe(name);
  });
});

describe("the list of halls", () => {
  test("is by name, and says what is published, how often it is used and what changed since", async ({
    podium,
    admin,
  }) => {
    const { id } = await admin.api.createHall({ body: draw({ name: "aula" }) });
    const first = await admin.api.publishHall({ params: { id } });
    expect(await hallOf(admin, id)).toMatchObject({ hallPlanId: first.hallPlanId, hasChanges: false, seats: 2 });
    await makeShow(podium, { hallPlanId: first.hallPlanId });
    await save(admin, id, { revision: 1, plan: draw({ name: "aula", width: 500 }) });
    expect(await hallOf(admin, id)).toMatchObject({ hallPlanId: first.hallPlanId, hasChanges: true });
    const second = await admin.api.publishHall({ params: { id } });
    expect(await hallOf(admin, id)).toMatchObject({
      hallPlanId: second.hallPlanId,
      hasChanges: false,
      plans: [
        { hallPlanId: second.hallPlanId, seats: 2, shows: 0 },
        { hallPlanId: first.hallPlanId, seats: 2, shows: 1 },
      ],
    });
    for (const name of ["’t Parochiezaaltje", "'t Parochiehuis"]) await admin.api.createHall({ body: draw({ name }) });
    const names = (await admin.api.listHalls()).map((hall) => folded(hall.name));
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "nl")));
    expect(names.length).toBeGreaterThan(4);
  });
});

describe("a hall that is deleted", () => {
  test("is deleted with its plans, its draft and its floor plan", async ({ admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const { hallPlanId } = await admin.api.publishHall({ params: { id } });
    await admin.api.saveFloorPlan({
      params: { id },
      body: { picture: `data:,${Buffer.from([255, 216, 255]).toString("base64")}` },
    });
    await admin.api.deleteHall({ params: { id } });
    expect(await hallOf(admin, id)).toBeUndefined();
    for (const url of [
      `/api/hall-plans/${hallPlanId}`,
      `/api/admin/halls/${id}/draft`,
      `/api/admin/halls/${id}/floor-plan`,
    ])
      expect((await admin.call("GET", url)).statusCode, url).toBe(404);
    expect((await logOf(admin, id))[0]).toBe('Zaal "Kleine zaal" verwijderd');
  });

  test("stays while shows refer to any of its plans, and says how many", async ({ podium, admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const { hallPlanId } = await admin.api.publishHall({ params: { id } });
    const shows = [await makeShow(podium, { hallPlanId })];
    await save(admin, id, { revision: 1, plan: draw({ width: 600 }) });
    const newer = await admin.api.publishHall({ params: { id } });
    const refused = await admin.call("DELETE", `/api/admin/halls/${id}`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: "HALL_IN_USE" }]);
    expect(refused.json<{ message: string }>().message).toContain("ze hoort bij 1 voorstelling.");
    shows.push(await makeShow(podium, { hallPlanId: newer.hallPlanId }));
    const again = await admin.call("DELETE", `/api/admin/halls/${id}`);
    expect(again.json<{ message: string }>().message).toContain("ze hoort bij 2 voorstellingen.");
    expect(await hallOf(admin, id)).toBeDefined();
    for (const show of shows) await admin.api.deleteShow({ params: { id: show.id } });
    await admin.api.deleteHall({ params: { id } });
  });

  test("at the moment that a show is made in it, either one is refused", async ({ admin }) => {
    for (let round = 0; round < 10; round++) {
      const { id } = await admin.api.createHall({ body: draw() });
      const { hallPlanId } = await admin.api.publishHall({ params: { id } });
      const [deleted, made] = await Promise.all([
        admin.call("DELETE", `/api/admin/halls/${id}`),
        admin.call("POST", "/api/admin/shows", showForm({ hallPlanId })),
      ]);
      expect(["204 400", "409 201"]).toContain(`${deleted.statusCode} ${made.statusCode}`);
    }
  });
});

describe("publishing", () => {
  test("makes a plan with its seats in numbering order, that shows can be in", async ({ podium, admin }) => {
    const hallPlanId = await publishHall(podium, draw());
    const rows = await podium.deps.database.db
      .selectFrom("hallPlanSeats")
      .select(["hallPlanId", "groupId", "groupLabel", "zone", "seatId", "place", "label", "kind"])
      .where("hallPlanId", "=", hallPlanId)
      .orderBy("place")
      .execute();
    const seat = { hallPlanId, groupId: "r1", groupLabel: "Rij 1", zone: "zaal" };
    expect(rows).toEqual([
      { ...seat, seatId: "R1-1", place: 0, label: "1", kind: "seat" },
      { ...seat, seatId: "R1-2", place: 1, label: "2", kind: "wheelchair" },
    ]);
    const plan = await admin.api.getHallPlan({ params: { planId: hallPlanId } });
    expect(plan).toEqual(exampleDrawing);
    expect((await makeShow(podium, { hallPlanId })).seatsTotal).toBe(2);
  });

  test("a draft with faults is refused with every fault and where it is", async ({ admin }) => {
    const plan = draw({ name: "" });
    const [first, second] = plan.groups[0]?.seats ?? [];
    if (!first || !second) throw new Error("the example has two seats");
    first.id = "r1";
    Object.assign(second, { x: first.x + 5, kind: "companion" });
    const { id } = await admin.api.createHall({ body: plan });
    const response = await admin.call("POST", `/api/admin/halls/${id}/publish`, {});
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: "PLAN_FAULTY" }]);
    expect(response.json<{ details: Array<{ field: string }> }>().details.map(({ field }) => field)).toEqual([
      "name",
      "groups.0.seats.0.id",
      "groups.0.seats.1",
      "groups.0.seats.1.kind",
    ]);
    expect((await hallOf(admin, id))?.plans).toEqual([]);
  });

  test("twice, also at once, makes one plan, with one line in the log", async ({ admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const publish = () => admin.api.publishHall({ params: { id } });
    const ids = (await Promise.all([publish(), publish(), publish()])).map(({ hallPlanId }) => hallPlanId);
    expect(new Set([...ids, (await publish()).hallPlanId]).size).toBe(1);
    expect((await hallOf(admin, id))?.plans).toHaveLength(1);
    expect(await logOf(admin, id)).toEqual([
      `Zaal "Kleine zaal" gepubliceerd als plan #${ids[0]}, met 2 plaatsen`,
      'Zaal "Kleine zaal" gemaakt',
    ]);
  });

  test("is of what one looked at, when one says which that was", async ({ admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    await save(admin, id, { revision: 1, plan: draw({ width: 410 }) });
    const publish = (revision: number) => admin.call("POST", `/api/admin/halls/${id}/publish`, { revision });
    expect((await publish(1)).json()).toMatchObject({ statusCode: 409, code: "DRAFT_CHANGED" });
    expect((await publish(2)).statusCode).toBe(201);
  });

  test("changes no plan that was published before", async ({ podium, admin }) => {
    const { id } = await admin.api.createHall({ body: draw() });
    const { hallPlanId } = await admin.api.publishHall({ params: { id } });
    await save(admin, id, { revision: 1, plan: draw({ name: "Anders" }) });
    expect((await admin.api.publishHall({ params: { id } })).hallPlanId).not.toBe(hallPlanId);
    expect(await admin.api.getHallPlan({ params: { planId: hallPlanId } })).toEqual(exampleDrawing);
    const { db } = podium.deps.database;
    await expect(db.updateTable("hallPlans").set({ draftRevision: 9 }).execute()).rejects.toThrow("never changes");
  });
});

test("what is about a hall that does not exist is 404", async ({ admin }) => {
  for (const [method, path, body] of [
    ["GET", "draft"],
    ["PUT", "draft", { revision: 1, plan: draw() }],
    ["POST", "publish"],
    ["GET", "floor-plan"],
    ["PUT", "floor-plan", { picture: Buffer.from([255, 216, 255]).toString("base64") }],
    ["DELETE", "floor-plan"],
    ["DELETE", ""],
  ] as const) {
    const response = await admin.call(method, `/api/admin/halls/999999/${path}`.replace(/\/$/, ""), body);
    expect(response.statusCode, `${method} ${path}`).toBe(404);
  }
  expect((await admin.call("GET", "/api/hall-plans/999999")).json()).toMatchObject({ code: "HALL_PLAN_NOT_FOUND" });
});
