import { type Show, showFormSchema } from "@podium/shared/contracts/shows";
import * as z from "zod";
import { fromTheatreTime, toTheatreTime } from "#platform/theatre-time.ts";

export interface ShowFields {
  name: string;
  dateTime: string;
  pricePerSeat: string;
  salesOpenAt: string;
  salesCloseAt: string;
  /** The id of a published plan; empty where it is not known yet, then the server chooses. */
  hallPlanId: string;
}

const USUAL_PRICE = "12,00";

/** The closing of the sale stays empty when it is the default, the beginning of the show. */
export function showFields(show: Show | null): ShowFields {
  if (!show)
    return { name: "", dateTime: "", pricePerSeat: USUAL_PRICE, salesOpenAt: "", salesCloseAt: "", hallPlanId: "" };
  return {
    name: show.name,
    dateTime: toTheatreTime(show.dateTime),
    pricePerSeat: show.pricePerSeat.toFixed(2).replace(".", ","),
    salesOpenAt: show.salesOpenAt === null ? "" : toTheatreTime(show.salesOpenAt),
    salesCloseAt: show.salesCloseAt === show.dateTime ? "" : toTheatreTime(show.salesCloseAt),
    hallPlanId: String(show.hallPlanId),
  };
}

export type ShowInput = z.output<typeof showFormSchema>;

/** Parses moments in the theatre's time zone and euros with a comma, by the contract's rules. */
export const showFieldsSchema = z.preprocess(
  (fields: ShowFields) => ({
    name: fields.name,
    dateTime: moment(fields.dateTime),
    pricePerSeat: price(fields.pricePerSeat.trim()),
    salesOpenAt: moment(fields.salesOpenAt),
    salesCloseAt: moment(fields.salesCloseAt),
    ...(fields.hallPlanId !== "" && { hallPlanId: Number(fields.hallPlanId) }),
  }),
  showFormSchema,
);

/** In UTC; null when empty, undefined when invalid. */
function moment(local: string): string | null | undefined {
  return local === "" ? null : (fromTheatreTime(local) ?? undefined);
}

function price(typed: string): number {
  return /^\d+([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
}
