import { example, type ExampleRequest } from "./example.ts";

const moves = [{ from: "R1-A", to: "R3-A" }];

/** Requests of visitors who change their own reservations. */
export const ownReservationRequests: readonly ExampleRequest[] = [
  example("cancelOwnReservation", { params: { id: 2 } }),
  example("getOwnMove", { params: { id: 1 } }),
  example("quoteOwnMove", { params: { id: 1 }, body: { moves } }),
  example("moveOwnReservation", { params: { id: 1 }, body: { moves, difference: 0 } }),
  example("payOwnMove", { params: { id: 1 } }),
  example("leaveOwnMove", { params: { id: 1 } }),
];
