export interface CodeFields {
  type: "" | "PRE_ORDER" | "SPONSOR" | "DISCOUNT";
  maxTickets: number;
  /** Of a discount: which of the two. */
  kind: "percent" | "amountPerSeat";
  percent: string;
  amountPerSeat: string;
  /** The id of a show, or ALL_SHOWS. */
  showId: string;
  /** yyyy-mm-dd; empty: no end. */
  validUntil: string;
}

/** A choice has no empty value. */
export const ALL_SHOWS = "all";

export const NEW_CODE: CodeFields = {
  type: "",
  maxTickets: 1,
  kind: "percent",
  percent: "10",
  amountPerSeat: "",
  showId: ALL_SHOWS,
  validUntil: "",
};
