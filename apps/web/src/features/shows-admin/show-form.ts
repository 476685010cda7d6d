import { type Show, type ShowForm, showFormSchema } from "@podium/shared/contracts/shows";
import { fromTheatreTime, toTheatreTime } from "./theatre-time.ts";

/** The fields as they are typed. */
export interface ShowFields {
  name: string;
  dateTime: string;
  price: string;
  salesOpenAt: string;
  salesCloseAt: string;
}

export type ShowFieldErrors = Partial<Record<keyof ShowFields, string>>;

const USUAL_PRICE = "12,00";

const sentences: Record<keyof ShowFields, string> = {
  name: "Geef de voorstelling een naam.",
  dateTime: "Kies de datum en het uur waarop de voorstelling begint.",
  price: "Vul een bedrag in van 0 tot 1000 euro, zoals 12 of 12,50.",
  salesOpenAt: "De verkoop moet opengaan voor ze sluit.",
  salesCloseAt: "Kies een datum en uur, of laat leeg.",
};

/** The fields for a show that exists, or for a new one. A sale that closes as the show begins is the usual, and stays empty. */
export function showFields(show: Show | null): ShowFields {
  if (!show) return { name: "", dateTime: "", price: USUAL_PRICE, salesOpenAt: "", salesCloseAt: "" };
  return {
    name: show.name,
    dateTime: toTheatreTime(show.dateTime),
    price: show.pricePerSeat.toFixed(2).replace(".", ","),
    salesOpenAt: show.salesOpenAt === null ? "" : toTheatreTime(show.salesOpenAt),
    salesCloseAt: show.salesCloseAt === show.dateTime ? "" : toTheatreTime(show.salesCloseAt),
  };
}

/** What is sent, or what is wrong and how to mend it, checked by the contract's own schema. */
export function readShowFields(fields: ShowFields): { form: ShowForm } | { errors: ShowFieldErrors } {
  const moment = (local: string): string | null | undefined =>
    local === "" ? null : (fromTheatreTime(local) ?? undefined);
  const price = /^\d+([.,]\d{1,2})?$/.test(fields.price.trim())
    ? Number(fields.price.trim().replace(",", "."))
    : Number.NaN;
  const parsed = showFormSchema.safeParse({
    name: fields.name,
    dateTime: moment(fields.dateTime),
    pricePerSeat: price,
    salesOpenAt: moment(fields.salesOpenAt),
    salesCloseAt: moment(fields.salesCloseAt),
  });
  if (parsed.success) return { form: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => (path[0] === "pricePerSeat" ? "price" : path[0])));
  // Object.keys forgets which keys there are.
  const names = (Object.keys(sentences) as (keyof ShowFields)[]).filter((name) => wrong.has(name));
  return { errors: Object.fromEntries(names.map((name) => [name, sentences[name]])) };
}
