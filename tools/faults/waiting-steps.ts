import type { Line } from "./caller.ts";
import type { Account, Scenario } from "./participants.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { FEW, type Step } from "./plan.ts";

type Kind = "join" | "leave" | "answer" | "makeRoom" | "offer" | "phone";
type WaitingAction = Extract<Step["action"], { kind: Kind }>;

const GUEST = { firstname: "Gast", lastname: "Telefoon", email: "telefoon@faults.example", number: "0470 11 22 33" };

/** What people do who wait for seats of the show that is full, and the volunteers for them. */
export function asWaiting(scenario: Scenario, user: Account, step: Step) {
  const { caller, admin, fullShowId: showId } = scenario;
  const own: Line = { via: step.via, token: user.token, hangUpAfterMs: step.hangUpAfterMs };
  const boxOffice: Line = { ...own, token: admin.token };
  const [reader, volunteer] = [own, boxOffice].map(({ via, token }) => ({ via, token })) as [Line, Line];
  const params = { id: showId };

  const people = async () => (await caller.read(volunteer, "listWaitingPeople", { params }))?.people ?? [];

  async function answer(accept: boolean): Promise<unknown> {
    const places = await caller.read(reader, "listWaitingPlaces", {});
    const offerId = places?.find(({ offer }) => offer)?.offer?.id;
    if (offerId === undefined) return undefined;
    return caller.change(user.id, { kind: "answer", offerId, accept }, () =>
      caller.call(own, accept ? "acceptOffer" : "declineOffer", { params: { id: offerId } }),
    );
  }

  /** So that seats come free: somebody's reservation is cancelled. */
  async function makeRoom(): Promise<unknown> {
    const seats = await caller.read(volunteer, "listBoxOfficeSeats", { params });
    const id = seats?.find(({ reservationId }) => reservationId !== null)?.reservationId ?? undefined;
    if (id === undefined) return undefined;
    return caller.change(admin.id, { kind: "cancel", reservationId: id }, () =>
      caller.call(boxOffice, "cancelReservation", { params: { id }, body: { reason: "Op vraag" } }),
    );
  }

  /** A free seat, to somebody in the middle of the line. */
  async function offerByHand(nth: number): Promise<unknown> {
    const wishId = (await people()).filter(({ position }) => position !== null)[nth]?.id;
    const free = await caller.read(reader, "listAvailableSeats", { params: { showId } });
    const seatIds = [free?.[0]?.seatId ?? ALL_SEATS[FEW] ?? ""];
    if (wishId === undefined) return undefined;
    return caller.change(admin.id, { kind: "offer", wishId, seatIds }, () =>
      caller.call(boxOffice, "offerByHand", { params: { id: wishId }, body: { seatIds } }),
    );
  }

  /** Accepts what a guest is offered; else one more calls who wants to wait. */
  async function phone(): Promise<unknown> {
    const offerId = (await people()).find((one) => one.user.isGuest && one.offer)?.offer?.id ?? null;
    return caller.change(admin.id, { kind: "phone", showId, offerId }, () =>
      offerId === null
        ? caller.call(boxOffice, "addGuestWish", {
            params,
            body: { guest: GUEST, seats: 1, together: false, key: crypto.randomUUID() },
          })
        : caller.call(boxOffice, "acceptForGuest", { params: { id: offerId }, body: { paid: "cash" } }),
    );
  }

  return (action: WaitingAction): Promise<unknown> => {
    switch (action.kind) {
      case "join": {
        const { seats, together } = action;
        return caller.change(user.id, { kind: "join", showId, seats, together }, () =>
          caller.call(own, "joinWaitingList", { params, body: { seats, together } }),
        );
      }
      case "leave":
        return caller.change(user.id, { kind: "leave", showId }, () =>
          caller.call(own, "leaveWaitingList", { params }),
        );
      case "answer":
        return answer(action.accept);
      case "makeRoom":
        return makeRoom();
      case "offer":
        return offerByHand(action.nth);
      case "phone":
        return phone();
    }
  };
}

/** Takes everybody off all lists. */
export async function emptyLists({ caller, admin }: Scenario): Promise<void> {
  const line: Line = { via: 0, token: admin.token };
  for (const { showId } of (await caller.read(line, "listWaitingShows", {})) ?? []) {
    const list = await caller.read(line, "listWaitingPeople", { params: { id: showId } });
    for (const { id } of list?.people ?? []) await caller.call(line, "removeWish", { params: { id } });
  }
}
