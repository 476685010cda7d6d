import type { reserve, ReserveRequest } from "@podium/shared/contracts/reservations";
import { call, type AnswerOf } from "#platform/api-client.ts";

export type Reserved = AnswerOf<typeof reserve>;

/** Turns exactly these seats of the live cart into a reservation. @throws {ApiError} 409 with the reason */
export function postReservation(showId: number, body: ReserveRequest): Promise<Reserved> {
  return call<typeof reserve>({ method: "POST", path: "/api/reservation/:showId", params: { showId }, body });
}
