import { describe, expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock }).extend("guestReservation", { scope: "file" }, ({ podium, admin }) => async () => {
  const show = await makeShow(podium);
  const guest = { firstname: "Mia", lastname: "Maes", email: "mai@verkeerd.example", number: "0470112233" };
  const body = { guest, seatIds: ["R1-A"], paid: "cash" as const };
  return admin.api.reserveForGuest({ params: { id: show.id }, body });
});

describe("a remark on a reservation", () => {
  test("is for volunteers alone: on the sheet, in the list and at the entrance, never for the guest", async ({
    admin,
    scenario,
  }) => {
    const { owner, show, id } = await scenario.paid(["R1-A"]);
    const saved = await admin.api.setRemark({ params: { id }, body: { remark: "  Komt met rolstoel " } });
    expect(saved).toMatchObject({ remark: "Komt met rolstoel" });
    const list = await admin.api.listReservations({ query: { showId: show.id } });
    expect("items" in list ? list.items : list).toMatchObject([{ id, remark: "Komt met rolstoel" }]);
    const { tickets } = await admin.api.getCheckInList({ params: { showId: show.id } });
    expect(tickets).toMatchObject([{ remark: "Komt met rolstoel" }]);
    for (const own of [await owner.api.listMyReservations(), await owner.api.getTickets({ params: { id } })])
      expect(JSON.stringify(own)).not.toMatch(/rolstoel|hasAccount/);
  });

  test("can be changed and removed; the log says that it was, not what it said", async ({ admin, scenario }) => {
    const { id } = await scenario.paid(["R1-A"]);
    for (const remark of ["Wil vooraan", "Wil vooraan", ""])
      await admin.api.setRemark({ params: { id }, body: { remark } });
    expect(await admin.api.getReservation({ params: { id } })).not.toHaveProperty("remark");
    const log = (await scenario.auditOf(id)).filter(({ action }) => action === "REMARK_CHANGED");
    expect(log.map(({ summary }) => summary)).toEqual([
      `Opmerking bij reservering #${id} verwijderd`,
      `Opmerking bij reservering #${id} bewaard`,
    ]);
  });
});

test("a remark is forgotten thirty days after the show, and its own guest can read it until then", async ({
  podium,
  admin,
  scenario,
}) => {
  const { owner, id } = await scenario.paid(["R1-A"], {
    dateTime: new Date(clock.now().getTime() + 3600_000).toISOString(),
  });
  await admin.api.setRemark({ params: { id }, body: { remark: "Slecht te been" } });
  clock.advance(30 * 24 * 3600);
  await podium.deps.retention.run();
  expect((await podium.deps.reservations.get(id)).remark).toBe("Slecht te been");
  expect((await owner.api.downloadOwnData()).reservations).toMatchObject([{ remark: "Slecht te been" }]);
  clock.advance(3601);
  await podium.deps.retention.run();
  expect((await podium.deps.reservations.get(id)).remark).toBeNull();
});

describe("a guest's details", () => {
  test("are corrected, and a new address gets the tickets", async ({ admin, scenario, guestReservation }) => {
    const { id } = await guestReservation();
    const body = { firstname: "Mia", lastname: "Maas", email: "mia@juist.example", number: "" };
    const corrected = await admin.api.correctGuest({ params: { id }, body });
    expect(corrected.user).toMatchObject({
      firstname: "Mia",
      lastname: "Maas",
      email: "mia@juist.example",
      number: "",
    });
    expect(corrected.hasAccount).toBe(false);
    expect((await scenario.auditOf(id))[0]).toMatchObject({
      action: "GUEST_CORRECTED",
      summary: `Gast van reservering #${id} verbeterd: naam, telefoon, e-mail`,
    });
    expect(await scenario.mailsAbout(id)).toContainEqual({ kind: "TICKETS", status: "WAITING" });
  });

  test("are not the volunteers' to change where the guest has an account", async ({ podium, admin }) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(user.api, show.id, ["R1-A"]);
    const body = { firstname: "Iemand", lastname: "Anders", email: "ander@voorbeeld.example", number: "" };
    const refused = await admin.call("PUT", `/api/admin/reservations/${id}/guest`, body);
    expect(refused.json()).toMatchObject({ statusCode: 409, code: "NOT_A_GUEST" });
    expect((await admin.api.getReservation({ params: { id } })).user.email).toBe(user.email);
  });
});
