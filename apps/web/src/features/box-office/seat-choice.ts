/** What a volunteer's hall plan shows, and what a press on it chooses. */
import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { isSeatId, type SeatId } from "@podium/shared/seat-id";
import type { SeatView } from "#ui/hall-plan/seat-view.ts";

/** Whether a reservation may have this seat: it is free, or its own already. */
function isTakeable({ status, reservationId }: BoxOfficeSeat, own: number | null): boolean {
  return status === "available" || (reservationId !== null && reservationId === own);
}

/**
 * The choice after a press. When it is full the new seat takes the place of one that is gone, or else of the one
 * that was chosen first: moving a group is then one press a seat.
 * @param limit how many seats may be chosen, and which of them are no longer to be had
 */
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

/** The chosen seats that somebody else got meanwhile. */
export function lostSeats(
  seats: readonly BoxOfficeSeat[],
  chosen: readonly SeatId[],
  own: number | null,
): readonly SeatId[] {
  const takeable = new Set(seats.filter((seat) => isTakeable(seat, own)).map(({ seatId }) => seatId));
  return chosen.filter((id) => !takeable.has(id));
}

/**
 * The hall for choosing seats for a reservation.
 * @param own the reservation that has seats already; null for a new one
 */
export function choiceViews(
  seats: readonly BoxOfficeSeat[],
  chosen: readonly SeatId[],
  own: number | null,
): Map<SeatId, SeatView> {
  return views(seats, (seat, id) => {
    const isOwn = own !== null && seat.reservationId === own;
    if (!isTakeable(seat, own)) {
      const view = standing(seat);
      return chosen.includes(id) ? { ...view, note: "intussen niet meer vrij" } : view;
    }
    const state = chosen.includes(id) ? "mine" : "available";
    return isOwn ? { state, note: "nu van deze reservatie" } : { state };
  });
}

/** The hall for blocking: what is chosen turns into the other. */
export function blockingViews(seats: readonly BoxOfficeSeat[], chosen: readonly SeatId[]): Map<SeatId, SeatView> {
  return views(seats, (seat, id) => {
    if (!chosen.includes(id)) return standing(seat);
    if (seat.status === "available") return { state: "mine", note: "wordt geblokkeerd" };
    if (seat.status === "blocked") return { state: "free", note: "wordt vrijgegeven" };
    return { ...standing(seat), note: "intussen niet meer vrij" };
  });
}

/** Of the chosen seats: which are to be blocked, which given back, and which neither as somebody got them meanwhile. */
export function splitChoice(seats: readonly BoxOfficeSeat[], chosen: readonly SeatId[]) {
  const statusOf = new Map<string, BoxOfficeSeat["status"]>(seats.map(({ seatId, status }) => [seatId, status]));
  return {
    block: chosen.filter((id) => statusOf.get(id) === "available"),
    release: chosen.filter((id) => statusOf.get(id) === "blocked"),
    lost: chosen.filter((id) => statusOf.get(id) === "held" || statusOf.get(id) === "reserved"),
  };
}

function standing({ status, reservationId }: BoxOfficeSeat): SeatView {
  if (status !== "reserved") return { state: status };
  return reservationId === null ? { state: "occupied" } : { state: "occupied", note: `reservatie ${reservationId}` };
}

function views(
  seats: readonly BoxOfficeSeat[],
  view: (seat: BoxOfficeSeat, id: SeatId) => SeatView,
): Map<SeatId, SeatView> {
  return new Map(seats.flatMap((seat) => (isSeatId(seat.seatId) ? [[seat.seatId, view(seat, seat.seatId)]] : [])));
}
