import type { Tickets } from "@podium/shared/contracts/tickets";

/** What is drawn of tickets: those of one's own reservation, or those that one got from its payer. */
export type ShownTickets = Pick<Tickets, "id" | "status" | "confirmed" | "show" | "qrContents" | "qrCodes"> & {
  user: Pick<Tickets["user"], "firstname" | "lastname"> & Partial<Tickets["user"]>;
  seats: ReadonlyArray<Omit<Tickets["seats"][number], "price">>;
};
