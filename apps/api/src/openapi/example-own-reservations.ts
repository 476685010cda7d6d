import { example, type ExampleRequest } from "./example.ts";

/** What visitors change of their own reservations. */
export const ownReservationRequests: readonly ExampleRequest[] = [
  example("cancelOwnReservation", { params: { id: 2 } }),
];
