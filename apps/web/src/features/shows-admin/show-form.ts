import { type Show, showFormSchema } from "@podium/shared/contracts/shows";
import * as z from "zod";
import { fromTheatreTime, toTheatreTime } from "./theatre-time.ts";

/** The fields as they are typed. */
export interface ShowFields {
  name: string;
  dateTime: string;
  pricePerSeat: string;
  salesOpenAt: string;
  salesCloseAt: string;
}

const USUAL_PRICE = "12,00";

/** The fields for a show that exists, or for a new one. A sale that closes as the show begins is the usual, and stays empty. */
export function showFields(show: Show | null): ShowFields {
  if (!show) return { name: "", dateTime: "", pricePerSeat: USUAL_PRICE, salesOpenAt: "", salesCloseAt: "" };
  return {
    name: show.name,
    dateTime: toTheatreTime(show.dateTime),
    pricePerSeat: show.pricePerSeat.toFixed(2).replace(".", ","),
    salesOpenAt: show.salesOpenAt === null ? "" : toTheatreTime(show.salesOpenAt),
    salesCloseAt: show.salesCloseAt === show.dateTime ? "" : toTheatreTime(show.salesCloseAt),
  };
}

/** What is typed, checked by the contract's own rules: moments in the theatre's time, euros with a comma. */
export const showFieldsSchema = z.preprocess(
  (fields: ShowFields) => ({
    name: fields.name,
    dateTime: moment(fields.dateTime),
    pricePerSeat: price(fields.pricePerSeat.trim()),
    salesOpenAt: moment(fields.salesOpenAt),
    salesCloseAt: moment(fields.salesCloseAt),
  }),
  showFormSchema,
);

/** In UTC; null when left to the server, undefined when it is no moment. */
function moment(local: string): string | null | undefined {
  return local === "" ? null : (fromTheatreTime(local) ?? undefined);
}

function price(typed: string): number {
  return /^\d+([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
}
