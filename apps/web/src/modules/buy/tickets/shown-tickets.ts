import type { Tickets } from "@podium/shared/contracts/tickets";

/** The tickets to draw, of one's own reservation or received from the payer. */
export type ShownTickets = Pick<Tickets, "id" | "status" | "confirmed" | "show" | "qrContents" | "qrCodes"> & {
  user: Pick<Tickets["user"], "firstname" | "lastname"> & Partial<Tickets["user"]>;
  seats: ReadonlyArray<Omit<Tickets["seats"][number], "price">>;
};
