import type { Show } from "@podium/shared/contracts/shows";
import { reserve } from "@podium/shared/test/steps.ts";
import { describe, expect } from "vitest";
import { changedShowTest, clock, codeOf, DAY_SECONDS, form } from "#test/changed-shows.ts";
import { beginAt, makeShow, makeUser } from "#test/factories.ts";
import { changedHall, publishHall } from "#test/halls.ts";

const inDays = (days: number): string => new Date(clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString();

const test = changedShowTest
  .extend(
    "move",
    { scope: "file" },
    ({ admin }) =>
      (show: Show, change: { dateTime?: string; hallPlanId?: number }) => {
        const { name, dateTime, hallPlanId } = { ...show, ...change };
        return admin.api.updateShow({ params: { id: show.id }, body: { name, dateTime, hallPlanId } });
      },
  )
  .extend("unannouncedOf", { scope: "file" }, ({ admin }) => async (id: number) => {
    const shows = await admin.api.listShows({ query: { all: true } });
    return shows.find((show) => show.id === id)?.told;
  });

describe("another date or place", () => {
  test("stays unannounced from the first change on, until it is announced", async ({
    admin,
    holder,
    move,
    unannouncedOf,
    stranger,
  }) => {
    const { show } = await holder();
    expect(await unannouncedOf(show.id)).toBeUndefined();
    expect((await move(show, { dateTime: inDays(31) })).told).toEqual({ dateTime: show.dateTime });
    expect((await move(show, { dateTime: inDays(32) })).told).toEqual({ dateTime: show.dateTime });
    const ofPublic = (await stranger.listShows({ query: {} })).find(({ id }) => id === show.id);
    expect(ofPublic).not.toHaveProperty("told");
    await admin.api.announceChange({ params: { id: show.id }, body: form() });
    expect(await unannouncedOf(show.id)).toBeUndefined();
  });

  test("that is undone leaves nothing to announce", async ({ holder, move }) => {
    const { show } = await holder();
    await move(show, { dateTime: inDays(31) });
    expect(await move(show, {})).not.toHaveProperty("told");
  });

  test("that is undone stays to be announced to who reserved in between, until they gave their seats up", async ({
    podium,
    admin,
    holder,
    move,
    unannouncedOf,
  }) => {
    const { show } = await holder();
    const moved = await move(show, { dateTime: inDays(31) });
    clock.advance(60);
    const meanwhile = await makeUser(podium);
    const id = await reserve(meanwhile.api, show.id, ["R4-A"]);
    expect((await move(show, {})).told).toEqual({ dateTime: show.dateTime });
    expect((await move(moved, {})).told).toEqual({ dateTime: show.dateTime });
    await admin.api.cancelReservation({ params: { id }, body: { reason: "Kan niet" } });
    await move(show, {});
    expect(await unannouncedOf(show.id)).toBeUndefined();
  });

  test("is to be announced for every show to come in a hall that gets another address, until it has its own again", async ({
    podium,
    admin,
    holder,
    move,
    unannouncedOf,
  }) => {
    const hallPlanId = await publishHall(podium, { ...changedHall({}), name: "Sporthal" });
    const [{ show }, empty] = [await holder(), await makeShow(podium, { dateTime: inDays(30), hallPlanId })];
    await move(show, { hallPlanId });
    await admin.api.closeChange({ params: { id: show.id } });
    const hall = (await admin.api.listHalls()).find(({ plans }) =>
      plans.some((plan) => plan.hallPlanId === hallPlanId),
    );
    const setAddress = (address: string) =>
      admin.api.setHallAddress({ params: { id: hall?.id ?? 0 }, body: { address } });
    await setAddress("Sportlaan 3");
    expect(await unannouncedOf(show.id)).toEqual({
      dateTime: show.dateTime,
      venue: { name: "Sporthal", address: null },
    });
    expect(await unannouncedOf(empty.id)).toBeUndefined();
    await setAddress("");
    expect(await unannouncedOf(show.id)).toBeUndefined();
    const past = await makeShow(podium, { hallPlanId });
    await reserve((await makeUser(podium)).api, past.id, ["R1-A"]);
    await beginAt(podium, past.id, inDays(1));
    clock.advance(DAY_SECONDS);
    await setAddress("Sportlaan 5");
    expect([await unannouncedOf(past.id), await unannouncedOf(show.id)]).toEqual([undefined, expect.anything()]);
  });

  test("in another hall is to be announced with where it was", async ({ podium, holder, move }) => {
    const { show } = await holder();
    const hallPlanId = await publishHall(podium, { ...changedHall({}), name: "Zomerzaal" });
    const moved = await move(show, { hallPlanId });
    expect([moved.venue?.name, moved.told]).toEqual(["Zomerzaal", { dateTime: show.dateTime }]);
    const back = await move(moved, { hallPlanId: show.hallPlanId, dateTime: inDays(33) });
    expect(back.told).toEqual({ dateTime: show.dateTime });
  });

  test("of a show that nobody reserved for is nothing to announce", async ({ podium, move }) => {
    const show = await makeShow(podium, { dateTime: inDays(30) });
    expect(await move(show, { dateTime: inDays(31) })).not.toHaveProperty("told");
  });

  test("that they know otherwise is closed without a mail, and the log says so", async ({
    admin,
    holder,
    move,
    unannouncedOf,
  }) => {
    const { show } = await holder();
    await move(show, { dateTime: inDays(31) });
    await admin.api.closeChange({ params: { id: show.id } });
    expect(await unannouncedOf(show.id)).toBeUndefined();
    expect((await admin.api.listShowMessages({ params: { id: show.id } })).items).toEqual([]);
    const { items } = await admin.api.listAudit({ query: { action: "SHOW_CHANGE_TOLD", page: 1, pageSize: 1 } });
    expect(items[0]?.summary).toContain("zonder mail afgehandeld");
    const unknown = await admin.call("DELETE", "/api/admin/shows/999999/change");
    expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, "SHOW_NOT_FOUND"]);
  });
});

test("a holder who has not paid reads of another date too, without a button; one without an address is to be telephoned", async ({
  podium,
  admin,
  holder,
  announce,
  mailbox,
  sendMails,
}) => {
  const { show, user } = await holder();
  const unpaid = await makeUser(podium);
  const id = await reserve(unpaid.api, show.id, ["R4-A"]);
  const guest = { firstname: "Jos", lastname: "Zonder", number: "0470 11 22 33" };
  await admin.api.reserveForGuest({ params: { id: show.id }, body: { guest, seatIds: ["T1-A"], paid: "free" } });
  const message = { ...form(), text: "De vrek is een dag later." };
  const { holders, change } = await announce(show, message);
  expect(holders).toMatchObject({
    reach: 2,
    toCall: [{ name: "Jos Zonder", number: "0470112233", seats: 1, isPaid: true }],
  });
  expect(change?.items.map(({ reservationId }) => reservationId)).not.toContain(id);
  await sendMails();
  const textTo = async ({ email }: { email: string }) =>
    (await mailbox.mailsTo(email)).find(({ subject }) => subject === message.subject)?.text?.replaceAll(/\s+/g, " ") ??
    "";
  expect(await textTo(user)).toContain("Met de knop hieronder geeft u uw plaatsen terug");
  expect(await textTo(user)).toContain("Kiezen kan tot en met");
  expect(await textTo(unpaid)).toContain("De vrek is een dag later.");
  expect(await textTo(unpaid)).toContain(`Nog niet betaald: reservering nr. ${id}.`);
  expect(await textTo(unpaid)).not.toContain("knop hieronder");
});
