import type { Tickets } from "@podium/shared/contracts/tickets";

/** The drawn data of tickets: of one's own reservation, or received from its payer. */
export type ShownTickets = Pick<Tickets, "id" | "status" | "confirmed" | "show" | "qrContents" | "qrCodes"> & {
  user: Pick<Tickets["user"], "firstname" | "lastname"> & Partial<Tickets["user"]>;
  seats: ReadonlyArray<Omit<Tickets["seats"][number], "price">>;
};
