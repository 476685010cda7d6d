import { randomUUID } from "node:crypto";
import type { AuditEntry } from "@podium/shared/contracts/audit";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { pay, registrationForm, reserve, signIn } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
const test = apiTest().extend(
  "log",
  { scope: "file" },
  ({ admin }) =>
    async (query = ""): Promise<{ items: AuditEntry[]; total: number }> => {
      const response = await admin.call("GET", `/api/admin/audit${query}`);
      expect(response.statusCode, response.body).toBe(200);
      return response.json();
    },
);

const form = (name: string, pricePerSeat = 12) => ({
  name,
  dateTime: new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString(),
  pricePerSeat,
});

describe("what a volunteer does is written down", () => {
  test("a code that is made and deleted", async ({ admin, log }) => {
    const { id, code } = (
      await admin.call("POST", "/api/admin/ticket-codes", { type: "SPONSOR", maxTickets: 4 })
    ).json();
    expect((await admin.call("DELETE", `/api/admin/ticket-codes/${id}`)).statusCode).toBe(204);
    const { items } = await log(`?search=${code}`);
    expect(items.map((entry) => [entry.action, entry.actor?.id, entry.subjectType, entry.subjectId])).toEqual([
      ["CODE_DELETED", admin.id, "code", id],
      ["CODE_CREATED", admin.id, "code", id],
    ]);
  });

  test("a show that is made, changed and deleted, with what changed", async ({ admin, log }) => {
    const { id } = (await admin.call("POST", "/api/admin/shows", form("Eerste naam"))).json();
    await admin.api.updateShow({ params: { id }, body: form("Tweede naam", 15) });
    await admin.api.deleteShow({ params: { id } });
    const { items } = await log("?search=naam");
    expect(items.map((entry) => entry.action)).toEqual(["SHOW_DELETED", "SHOW_UPDATED", "SHOW_CREATED"]);
    expect(items[1]?.summary).toBe(
      'Voorstelling "Tweede naam" gewijzigd: naam "Eerste naam" → "Tweede naam", prijs € 12,00 → € 15,00',
    );
  });

  test("each field of a show that changed, old and new, and nothing when nothing did", async ({ admin, log }) => {
    const body = form("Logstuk");
    const { dateTime } = body;
    const { id } = await admin.api.createShow({ body });
    await admin.api.updateShow({ params: { id }, body });
    await admin.api.updateShow({ params: { id }, body: { ...body, salesCloseAt: dateTime } });
    const salesOpenAt = new Date(Date.parse(dateTime) - 3 * 86_400_000).toISOString();
    const salesCloseAt = new Date(Date.parse(dateTime) - 86_400_000).toISOString();
    await admin.api.updateShow({ params: { id }, body: { ...body, salesOpenAt, salesCloseAt } });
    const { items } = await log("?search=logstuk");
    expect(items.map((entry) => entry.action)).toEqual(["SHOW_UPDATED", "SHOW_CREATED"]);
    expect(items[0]?.summary).toMatch(
      /^Voorstelling "Logstuk" gewijzigd: verkoop opent meteen → \d.*, verkoop sluit bij aanvang → \d.*$/,
    );
  });

  test("a change of role, and a correction of a name or a number", async ({ podium, admin, log }) => {
    const user = await makeUser(podium);
    const profile = { id: user.id, firstname: "Rol", lastname: "Wissel", email: user.email, number: "0470111222" };
    await admin.api.adminUpdateProfile({ body: { ...profile, role: "USER" } });
    await admin.api.adminUpdateProfile({ body: { ...profile, role: "ADMIN" } });
    const { items } = await log("?search=wissel");
    expect(items).toMatchObject([
      { action: "ROLE_CHANGED", details: { from: "USER", to: "ADMIN" }, person: { name: "Rol Wissel" } },
      { action: "PROFILE_CORRECTED", details: { changed: ["voornaam", "achternaam", "telefoonnummer"] } },
    ]);
  });

  test("a user who is deleted", async ({ podium, admin, log }) => {
    const user = await makeUser(podium);
    await admin.api.deleteUser({ params: { id: user.id } });
    expect((await log(`?search=${user.email}`)).items).toMatchObject([
      { action: "USER_DELETED", subjectId: user.id, actor: { id: admin.id } },
    ]);
  });

  test("by id: their name is the one of now, and an erased person is erased in the log too", async ({
    podium,
    showId,
    log,
  }) => {
    const [rita, guest] = [await makeUser(podium, "ADMIN"), await makeUser(podium)];
    const id = await reserve(guest.api, showId, ["R2-A"]);
    await rita.api.cancelReservation({ params: { id }, body: { reason: "Ziek, zei Jan" } });
    const named = async (search: string) => (await log(`?search=${search}`)).items.map((entry) => entry.summary);
    const summary = `Reservering #${id} geannuleerd. Reden: Ziek, zei Jan`;
    const { lastname } = await rita.api.getProfile();
    expect(await named(lastname)).toEqual([summary]);
    expect(await named(guest.email)).toEqual([summary]);

    const profile = { id: rita.id, firstname: "Anders", lastname: "Heet", email: rita.email, number: "0470111222" };
    await rita.api.updateProfile({ body: profile });
    const { db } = podium.deps.database;
    const erased = { firstname: "Verwijderde", lastname: "gebruiker", email: "", deletedAt: new Date() };
    await db.updateTable("users").set(erased).where("id", "=", guest.id).execute();
    expect((await log(`?reservationId=${id}`)).items).toMatchObject([
      { actor: { id: rita.id, name: "Anders Heet" }, person: { id: guest.id, name: "Verwijderde gebruiker" } },
    ]);
    expect([await named(lastname), await named(guest.email)]).toEqual([[], []]);
  });

  test("and nothing is when the action failed", async ({ podium, admin, log }) => {
    const show = await makeShow(podium, { name: "Met reservering" });
    await reserve((await makeUser(podium)).api, show.id, ["R1-A"]);
    expect((await admin.call("DELETE", `/api/admin/shows/${show.id}`)).statusCode).toBe(409);
    expect((await log("?search=Met+reservering")).items.map((entry) => entry.action)).toEqual(["SHOW_CREATED"]);
  });
});

test.for(["update audit_log set summary = 'niets'", "delete from audit_log", "truncate audit_log"])(
  "the database itself refuses: %s",
  async (statement, { podium, log }) => {
    await makeShow(podium);
    const before = (await log()).total;
    await expect(sql.raw(statement).execute(podium.deps.database.db)).rejects.toThrow("permission denied");
    await expect(podium.asOwner((db) => sql.raw(statement).execute(db))).rejects.toThrow("only ever added to");
    expect((await log()).total).toBe(before);
  },
);

test("the log has no call that changes it", ({ podium }) => {
  for (const method of ["POST", "PUT", "DELETE"] as const) {
    expect(podium.app.hasRoute({ method, url: "/api/admin/audit" })).toBe(false);
  }
});

test("the log is paged, newest first, and a search is literal", async ({ podium, log }) => {
  for (const name of ["Blad A", "Blad B", "Blad C 100%"]) await makeShow(podium, { name });
  const first = await log("?search=Blad&pageSize=2");
  expect([first.total, first.items.map((entry) => entry.summary.slice(0, 22))]).toEqual([
    3,
    [expect.stringContaining("Blad C"), expect.stringContaining("Blad B")],
  ]);
  expect((await log("?search=Blad&pageSize=2&page=2")).items).toHaveLength(1);
  expect((await log(`?search=${encodeURIComponent("100%")}`)).items).toHaveLength(1);
  expect((await log("?search=%00")).items).toEqual([]);
});

describe("the log knows", () => {
  test("who scanned, in one line for each volunteer and show, with how many tickets it was", async ({
    podium,
    admin,
    log,
  }) => {
    const [piet, show] = [await makeUser(podium, "ADMIN"), await makeShow(podium)];
    const id = await reserve((await makeUser(podium)).api, show.id, ["R1-A", "R1-B", "R1-C"]);
    await pay(admin.api, id);
    await Promise.all(["R1-A", "R1-B"].map((seatId) => piet.api.scanSeat({ params: { reservationId: id, seatId } })));
    const scan = { clientId: randomUUID(), showId: show.id, reservationId: id, seatId: "R1-C", token: "" };
    const { secret } = await podium.deps.database.db
      .selectFrom("reservationSeats")
      .where("seatId", "=", "R1-C")
      .where("reservationId", "=", id)
      .select("secret")
      .executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    await admin.api.recordScans({ body: { device: "Toestel 1", scans: [{ ...scan, token: secret, at }] } });
    const { items } = await log(`?search=voorstelling+%23${show.id}`);
    expect(items.filter(({ action }) => action === "SCANNED")).toMatchObject([
      { actor: { id: admin.id }, subjectId: show.id, details: { tickets: 1 } },
      { actor: { id: piet.id }, subjectId: show.id, details: { tickets: 2 } },
    ]);
  });

  test("who undid a scan", async ({ admin, scenario, log }) => {
    const { id } = await scenario.paid(["R1-A"]);
    const params = { reservationId: id, seatId: "R1-A" };
    await admin.api.scanSeat({ params });
    await admin.api.unscanSeat({ params });
    expect((await log(`?reservationId=${id}`)).items[0]).toMatchObject({
      action: "SCAN_TAKEN_BACK",
      actor: { id: admin.id },
      summary: `Scan van Rij 1, stoel A van reservering #${id} teruggenomen`,
    });
  });

  test("who signed in with more rights than a visitor's, and of no visitor", async ({ podium, visitor, log }) => {
    const person = registrationForm({ firstname: "Aan", lastname: "Melder" });
    const { id } = await visitor.register({ body: person });
    const setRole = (role: "USER" | "DOOR") =>
      podium.deps.database.db.updateTable("users").set({ role }).where("id", "=", id).execute();
    await signIn(visitor, person);
    expect((await log("?search=Melder")).items).toEqual([]);
    await setRole("DOOR");
    await signIn(visitor, person);
    expect((await log("?search=Melder")).items).toMatchObject([
      { action: "SIGNED_IN", actor: { id, name: "Aan Melder" }, summary: "Aangemeld als onthaal" },
    ]);
  });

  test("who read a bank statement, and how much was in it", async ({ admin, log }) => {
    const content = "Datum;Bedrag;Naam;Mededeling\n20/11/2026;12,00;Jan;Huur\n";
    const columns = { date: "Datum", amount: "Bedrag", direction: null, name: "Naam", message: "Mededeling" };
    await admin.api.uploadBankStatement({ body: { fileName: "november.csv", content, columns } });
    const { items } = await log("?action=STATEMENT_READ");
    expect(items).toMatchObject([{ actor: { id: admin.id }, subjectType: "statement", details: { transfers: 1 } }]);
    expect(JSON.stringify(items)).not.toMatch(/Jan|Huur|november/);
  });

  test("who downloaded a list", async ({ podium, admin, showId, log }) => {
    const cashier = await makeUser(podium, "BOX_OFFICE");
    await cashier.api.recordExport({ body: { list: "gastenlijst", lines: 120, showId } });
    await admin.api.recordExport({ body: { list: "gebruikers", lines: 1 } });
    expect((await log("?action=EXPORTED")).items).toMatchObject([
      { actor: { id: admin.id }, subjectId: null, summary: 'Lijst "gebruikers" gedownload: 1 lijn' },
      { actor: { id: cashier.id }, subjectType: "show", subjectId: showId, details: { lines: 120 } },
    ]);
    const unknown = { list: "gastenlijst", lines: 1, showId: 999_999 } as const;
    await expect(admin.api.recordExport({ body: unknown })).rejects.toMatchObject({ body: { code: "SHOW_NOT_FOUND" } });
  });
});

test("the log is searched by action and by period", async ({ podium, log }) => {
  await makeShow(podium, { name: "Zoekavond" });
  const found = async (query: string) => (await log(`?search=Zoekavond${query}`)).items.length;
  expect(await found("&action=SHOW_CREATED")).toBe(1);
  expect(await found("&action=SHOW_DELETED")).toBe(0);
  const now = Date.now();
  expect(await found(`&since=${new Date(now - 60_000).toISOString()}`)).toBe(1);
  expect(await found(`&since=${new Date(now + 60_000).toISOString()}`)).toBe(0);
});

test("what a process of the next version writes is read with the rest of the log", async ({ podium, log }) => {
  await makeShow(podium, { name: "Tijdens de upgrade" });
  const { total } = await log();
  await sql`
    insert into audit_log (at, action, subject_type, subject_id, summary, details)
    values (now(), 'NEXT_VERSION_ACTION', 'show', 1, 'Tijdens de upgrade', '{}')`.execute(podium.deps.database.db);
  expect((await log()).total).toBe(total + 1);
  const { items } = await log("?search=Tijdens%20de%20upgrade");
  expect(items.map(({ action }) => action)).toEqual(["NEXT_VERSION_ACTION", "SHOW_CREATED"]);
});
