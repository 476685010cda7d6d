import type { Line } from "./caller.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { MORE_PLANS } from "./full-hall.ts";
import type { Account, Scenario } from "./participants.ts";
import { FEW, FEW_SEATS, otherServer, type Step, type Via } from "./plan.ts";

type Kind = "join" | "leave" | "answer" | "makeRoom" | "offer" | "phone" | "blockFew" | "unblockFew" | "movePlan";
type WaitingAction = Extract<Step["action"], { kind: Kind }>;
type ActionOf<Of extends Kind> = Extract<WaitingAction, { kind: Of }>;

const GUEST = { firstname: "Gast", lastname: "Telefoon", email: "telefoon@faults.example", number: "0470 11 22 33" };

export function asWaiting(scenario: Scenario, user: Account, step: Pick<Step, "via" | "hangUpAfterMs">) {
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

  async function makeRoom(): Promise<unknown> {
    const seats = await caller.read(volunteer, "listBoxOfficeSeats", { params });
    const id = seats?.find(({ reservationId }) => reservationId !== null)?.reservationId ?? undefined;
    if (id === undefined) return undefined;
    return caller.change(admin.id, { kind: "cancel", reservationId: id }, () =>
      caller.call(boxOffice, "cancelReservation", { params: { id }, body: { reason: "Op vraag" } }),
    );
  }

  async function offerByHand(nth: number): Promise<unknown> {
    const wishId = (await people()).filter(({ position }) => position !== null)[nth]?.id;
    const free = await caller.read(reader, "listAvailableSeats", { params: { showId } });
    const seatIds = [free?.[0]?.seatId ?? ALL_SEATS[FEW] ?? ""];
    if (wishId === undefined) return undefined;
    return caller.change(admin.id, { kind: "offer", wishId, seatIds }, () =>
      caller.call(boxOffice, "offerByHand", { params: { id: wishId }, body: { seatIds } }),
    );
  }

  /** Accepts a guest's open offer; if there is none, adds a waiting list entry for a guest. */
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

  const atServers = (twice: boolean, call: (via: Via) => Promise<unknown>): Promise<unknown> =>
    Promise.all((twice ? [step.via, otherServer(step.via)] : [step.via]).map(call));

  /** Blocks an available seat or unblocks a blocked one; if there is none, tries one in another state. */
  async function block({ kind, nth, twice }: ActionOf<"blockFew" | "unblockFew">): Promise<unknown> {
    const status = kind === "blockFew" ? "available" : "blocked";
    const seats = await caller.read(volunteer, "listBoxOfficeSeats", { params });
    const few = seats?.filter(({ seatId }) => FEW_SEATS.includes(seatId)) ?? [];
    const fitting = few.filter((seat) => seat.status === status);
    const from = fitting.length > 0 ? fitting : few;
    const seatId = from[nth % from.length]?.seatId;
    if (seatId === undefined) return undefined;
    return atServers(twice, (via) =>
      caller.change(admin.id, { kind: kind === "blockFew" ? "block" : "unblock", showId, seatId }, () =>
        caller.call({ ...boxOffice, via }, kind === "blockFew" ? "blockSeats" : "unblockSeats", {
          params,
          body: { seatIds: [seatId] },
        }),
      ),
    );
  }

  async function movePlan({ nth, twice }: ActionOf<"movePlan">): Promise<unknown> {
    const show = (await caller.read(reader, "listShows", {}))?.find(({ id }) => id === showId);
    const halls = await caller.read(volunteer, "listHalls", {});
    const published = halls?.flatMap(({ hallPlanId }) => hallPlanId ?? []).toSorted((a, b) => a - b) ?? [];
    // The hall with an area is published after those of this show.
    const planIds = published.slice(0, 1 + MORE_PLANS.length);
    if (!show || planIds.length === 0) return undefined;
    const { name, dateTime } = show;
    return atServers(twice, (via) => {
      const planId = planIds[(via === step.via ? nth : nth + 1) % planIds.length] ?? 0;
      return caller.change(admin.id, { kind: "movePlan", showId, planId }, () =>
        caller.call({ ...boxOffice, via }, "updateShow", { params, body: { name, dateTime, hallPlanId: planId } }),
      );
    });
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
      case "blockFew":
      case "unblockFew":
        return block(action);
      case "movePlan":
        return movePlan(action);
    }
  };
}

/** Fills the full show, adds a guest to its list, and makes room: chance may leave it with free seats for minutes. */
export async function provokeOffer(scenario: Scenario): Promise<void> {
  const { caller, admin, fullShowId: showId } = scenario;
  const act = asWaiting(scenario, admin, { via: 0, hangUpAfterMs: null });
  const free = await caller.read({ via: 0 }, "listAvailableSeats", { params: { showId } });
  for (let left = free?.length ?? 0; left > 0; left--) await act({ kind: "blockFew", nth: 0, twice: false });
  await act({ kind: "phone" });
  await act({ kind: "unblockFew", nth: 0, twice: false });
}

export async function emptyLists({ caller, admin }: Scenario): Promise<void> {
  const line: Line = { via: 0, token: admin.token };
  for (const { showId } of (await caller.read(line, "listWaitingShows", {})) ?? []) {
    const list = await caller.read(line, "listWaitingPeople", { params: { id: showId } });
    for (const { id } of list?.people ?? []) await caller.call(line, "removeWish", { params: { id } });
  }
}
