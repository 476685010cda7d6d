import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import type { SeatView } from "#ui/hall-plan/seat-view.ts";
import { blockedForWords } from "./blocked-for.ts";

/** Chosen seats that the volunteer saw as blocked when choosing them. */
export type ChosenBlocked = ReadonlySet<SeatId>;
const NONE_BLOCKED: ChosenBlocked = new Set();

interface Choice {
  chosen: readonly SeatId[];
  /** Absent when blocked seats may not be chosen. */
  blocked?: ChosenBlocked;
}

/** Whether the seat is free, belongs to the reservation, or was knowingly chosen while blocked. */
export function isSelectable(
  { seatId, status, reservationId }: BoxOfficeSeat,
  own: number | null,
  blocked: ChosenBlocked = NONE_BLOCKED,
) {
  if (status === "blocked") return isSeatId(seatId) && blocked.has(seatId);
  return status === "available" || (reservationId !== null && reservationId === own);
}

/** When full, the new seat replaces a lost one, or else the first: moving a group takes one press per seat. */
export function toggleSeat(
  chosen: readonly SeatId[],
  seat: SeatId,
  limit: { most: number; lost: readonly SeatId[] },
): readonly SeatId[] {
  if (chosen.includes(seat)) return chosen.filter((id) => id !== seat);
  if (chosen.length < limit.most) return [...chosen, seat];
  const given = chosen.find((id) => limit.lost.includes(id)) ?? chosen[0];
  return [...chosen.filter((id) => id !== given), seat];
}

export function lostSeats(
  seats: readonly BoxOfficeSeat[],
  { chosen, blocked = NONE_BLOCKED }: Choice,
  own: number | null,
): readonly SeatId[] {
  const selectable = new Set(seats.filter((seat) => isSelectable(seat, own, blocked)).map(({ seatId }) => seatId));
  return chosen.filter((id) => !selectable.has(id));
}

/** @param own the reservation to move; null for a new one */
export function choiceViews(
  seats: readonly BoxOfficeSeat[],
  { chosen, blocked = NONE_BLOCKED }: Choice,
  own: number | null,
): Map<SeatId, SeatView> {
  const isChosen = new Set(chosen);
  return views(seats, (seat, id) => {
    const isOwn = own !== null && seat.reservationId === own;
    if (seat.status === "blocked" && isChosen.has(id) && blocked.has(id)) {
      const words = blockedForWords(seat);
      return { state: "mine", note: `nu geblokkeerd${words && `: ${words}`}` };
    }
    if (!isSelectable(seat, own, blocked)) {
      const view = statusView(seat);
      return isChosen.has(id) ? { ...view, note: "intussen niet meer vrij" } : view;
    }
    const state = isChosen.has(id) ? "mine" : "available";
    return isOwn ? { state, note: "nu van deze reservering" } : { state };
  });
}

/** The hall plan for blocking: a chosen seat shows the state it will get. */
export function blockingViews(seats: readonly BoxOfficeSeat[], chosen: readonly SeatId[]): Map<SeatId, SeatView> {
  const isChosen = new Set(chosen);
  return views(seats, (seat, id) => {
    if (!isChosen.has(id)) return statusView(seat);
    if (seat.status === "available") return { state: "mine", note: "wordt geblokkeerd" };
    if (seat.status === "blocked") return { state: "free", note: "wordt vrijgegeven" };
    return { ...statusView(seat), note: "intussen niet meer vrij" };
  });
}

/** The hall plan for an offer by hand: a volunteer may offer blocked seats too. */
export function offerViews(seats: readonly BoxOfficeSeat[], chosen: readonly SeatId[]): Map<SeatId, SeatView> {
  const isChosen = new Set(chosen);
  return views(seats, (seat, id) => {
    if (!isChosen.has(id)) return statusView(seat);
    if (seat.status === "available") return { state: "mine" };
    if (seat.status === "blocked") return { state: "mine", note: "nu geblokkeerd" };
    return { ...statusView(seat), note: "intussen niet meer vrij" };
  });
}

export function splitChoice(seats: readonly BoxOfficeSeat[], chosen: readonly SeatId[]) {
  const statusOf = new Map<string, BoxOfficeSeat["status"]>(seats.map(({ seatId, status }) => [seatId, status]));
  return {
    block: chosen.filter((id) => statusOf.get(id) === "available"),
    release: chosen.filter((id) => statusOf.get(id) === "blocked"),
    lost: chosen.filter((id) => statusOf.get(id) === "held" || statusOf.get(id) === "reserved"),
  };
}

function statusView(seat: BoxOfficeSeat): SeatView {
  const { status, reservationId } = seat;
  const words = blockedForWords(seat);
  if (status !== "reserved") return { state: status, ...(words !== "" && { note: words }) };
  return reservationId === null ? { state: "occupied" } : { state: "occupied", note: `reservering ${reservationId}` };
}

function views(
  seats: readonly BoxOfficeSeat[],
  view: (seat: BoxOfficeSeat, id: SeatId) => SeatView,
): Map<SeatId, SeatView> {
  return new Map(seats.flatMap((seat) => (isSeatId(seat.seatId) ? [[seat.seatId, view(seat, seat.seatId)]] : [])));
}
