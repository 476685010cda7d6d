import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import type { WaitingPlace } from "@podium/shared/contracts/waiting-list";
import { hold, reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser, type User } from "./factories.ts";
import { apiTest } from "./fixtures.ts";
import { hallWithAreas, publishHall } from "./halls.ts";
import type { TestApp, TestAppOptions } from "./test-app.ts";

const DAY_MS = 24 * 3600 * 1000;
const ROW: SeatKind[] = ["seat", "seat", "seat", "seat"];
type Rows = Record<string, readonly SeatKind[]>;

/** The error code of a response; undefined: the call was not refused. */
export async function refusalOf(response: ReturnType<User["call"]>): Promise<string | undefined> {
  return (await response).json<{ code?: string } | null>()?.code;
}

/** Test steps of a visitor on a waiting list, and the seats that are offered to them. */
export function waiter(user: User, showId: number) {
  const params = { id: showId };
  return {
    ...user,
    join: (seats: number, together = false) => user.api.joinWaitingList({ params, body: { seats, together } }),
    refusedToJoin: (seats: number, together = false) =>
      refusalOf(user.call("POST", `/api/show/${showId}/waiting-list`, { seats, together })),
    place: (): Promise<WaitingPlace> => user.api.getWaitingPlace({ params }),
    /** The offered seats; null: no offer. */
    async offered(): Promise<string[] | null> {
      const [place] = await user.api.listWaitingPlaces();
      return place?.offer ? place.offer.seats.map(({ seatId }) => seatId) : null;
    },
    /** Waits for the offer. */
    async offer() {
      let offer: WaitingPlace["offer"] | undefined;
      await expect.poll(async () => (offer = (await user.api.listWaitingPlaces())[0]?.offer)).toBeTruthy();
      if (!offer) throw new Error("no offer");
      return offer;
    },
    refusedToAccept: (id: number) => refusalOf(user.call("POST", `/api/waiting-list/offers/${id}/accept`)),
  };
}

/** A show of two rows of four, with every seat in one cart, or reserved. */
export async function makeSoldOut(
  podium: TestApp,
  {
    rows = { R1: ROW, R2: ROW },
    areas = {},
    reserved = [],
  }: { rows?: Rows; areas?: Record<string, number>; reserved?: readonly string[] },
) {
  const hallPlanId = await publishHall(podium, hallWithAreas(areas, rows));
  const dateTime = new Date(podium.deps.clock.now().getTime() + 30 * DAY_MS).toISOString();
  const show = await makeShow(podium, { hallPlanId, dateTime });
  const holder = await makeUser(podium);
  const reservationId = reserved.length > 0 ? await reserve(holder.api, show.id, reserved) : 0;
  const freeSeats = async () =>
    (await holder.api.listAvailableSeats({ params: { showId: show.id } })).map(({ seatId }) => seatId);
  await hold(holder.api, show.id, await freeSeats());
  return {
    show,
    holder,
    reservationId,
    freeSeats,
    giveBack: (seatId: string) => holder.api.removeSeat({ params: { seatId } }),
    /** The refusal that a visitor who does not wait gets on clicking a seat. */
    clicked: async (seatId: string) =>
      refusalOf((await makeUser(podium)).call("POST", `/api/carts/seats/${show.id}/${seatId}`)),
    as: (user: User) => waiter(user, show.id),
    visitor: async () => waiter(await makeUser(podium), show.id),
  };
}

/** An offer that expired, with its mail. @returns the query that counts what is stored of it, and its term's start */
export async function endedOffer(podium: TestApp): Promise<{ start: Date; kept: string }> {
  const [{ id: userId }, show] = [await makeUser(podium), await makeShow(podium)];
  const { clock, database, mails } = podium.deps;
  const at = clock.now();
  const entry = { userId, showId: show.id, seats: 1, together: false, joinedAt: at, endedAt: at };
  const ended = database.db.insertInto("waitingWishes").values({ ...entry, state: "ENDED", outcome: "EXPIRED" });
  const { id: wishId } = await ended.returning("id").executeTakeFirstOrThrow();
  const offer = { wishId, showId: show.id, seatIds: ["R1-A"], madeAt: at, expiresAt: at, endedAt: at };
  const offers = database.db.insertInto("waitingOffers").values(offer).returning("id");
  const { id: subjectId } = await offers.executeTakeFirstOrThrow();
  await database.transact((transaction) => mails.enqueue(transaction, { kind: "WAITING_OFFER", subjectId }));
  return {
    start: new Date(show.dateTime),
    kept: `select (select count(*) from waiting_wishes) + (select count(*) from waiting_offers)
      + (select count(*) from mails where kind = 'WAITING_OFFER')`,
  };
}

export function waitingTest(options: TestAppOptions = {}) {
  return apiTest(options)
    .extend(
      "soldOut",
      { scope: "file" },
      ({ podium }) =>
        (more: { rows?: Rows; areas?: Record<string, number>; reserved?: string[] } = {}) =>
          makeSoldOut(podium, more),
    )
    .extend("freed", { scope: "file" }, ({ scenario }) => async (showId: number, seatId: string): Promise<void> => {
      await expect.poll(async () => (await scenario.seatStates(showId))[seatId]).toBe("available");
    });
}
