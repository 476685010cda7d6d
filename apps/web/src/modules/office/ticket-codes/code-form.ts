import type { TicketCode } from "@podium/shared/contracts/ticket-codes";

export interface CodeFields {
  type: "" | "PRE_ORDER" | "SPONSOR" | "DISCOUNT";
  maxTickets: number;
  /** Purpose of the code; may be empty. */
  name: string;
  kind: "percent" | "amountPerSeat";
  percent: string;
  amountPerSeat: string;
  /** Empty for all shows. */
  showIds: number[];
  /** yyyy-mm-dd; empty for no end. */
  validUntil: string;
}

export const NEW_CODE: CodeFields = {
  type: "",
  maxTickets: 1,
  name: "",
  kind: "percent",
  percent: "10",
  amountPerSeat: "",
  showIds: [],
  validUntil: "",
};

/** Fields of an existing code, of which only these three can be changed. */
export function changeableFields({ name = "", showIds = [], validUntil = "" }: TicketCode): CodeFields {
  return { ...NEW_CODE, name, showIds, validUntil };
}
