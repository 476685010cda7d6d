export interface CodeFields {
  type: "" | "PRE_ORDER" | "SPONSOR" | "DISCOUNT";
  maxTickets: number;
  /** Of a discount: which of the two. */
  kind: "percent" | "amountPerSeat";
  percent: string;
  amountPerSeat: string;
  /** None: all shows. */
  showIds: number[];
  /** yyyy-mm-dd; empty: no end. */
  validUntil: string;
}

export const NEW_CODE: CodeFields = {
  type: "",
  maxTickets: 1,
  kind: "percent",
  percent: "10",
  amountPerSeat: "",
  showIds: [],
  validUntil: "",
};
