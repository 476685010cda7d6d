import { type GiveBack, type Show, showFormSchema, type WaitingRoomMode } from "@podium/shared/contracts/shows";
import { readEuros } from "@podium/shared/money/typed-amount";
import * as z from "zod";
import { fromTheatreTime, skippedHour, toTheatreTime } from "#platform/theatre-time.ts";
import { sentTypes, typedPrice, type TypeFields, typesOf } from "./ticket-type-fields.ts";

export interface ShowFields {
  name: string;
  dateTime: string;
  pricePerSeat: string;
  salesOpenAt: string;
  salesCloseAt: string;
  /** The id of a published plan; empty while it is unknown: the server then chooses. */
  hallPlanId: string;
  giveBack: GiveBack;
  waitingRoom: WaitingRoomMode;
  /** The id of the play that the show belongs to; `NO_PLAY` for none. */
  playId: string;
  /** Empty while the one price suffices; otherwise the types set the prices. */
  ticketTypes: TypeFields[];
  /** Beginnings of the shows of a series, soonest first, instead of the one moment. Undefined for a single show. */
  dates?: string[];
  /** How many minutes before its beginning the sale of each show of a series closes. */
  closesBefore?: string;
}

const USUAL_PRICE = "12,00";

/** The select needs a value for "no play", and "" does not count as one. */
export const NO_PLAY = "none";

/** An empty closing is the show's beginning. A new show (null) gets the give-back rule of the show planned last. */
export function showFields(show: Show | null, shows: readonly Show[] = []): ShowFields {
  if (!show) {
    const moments = { dateTime: "", salesOpenAt: "", salesCloseAt: "" };
    const giveBack = shows.toSorted((a, b) => b.id - a.id)[0]?.giveBack ?? "NO";
    return {
      name: "",
      ...moments,
      pricePerSeat: USUAL_PRICE,
      hallPlanId: "",
      giveBack,
      waitingRoom: "auto",
      playId: NO_PLAY,
      ticketTypes: [],
    };
  }
  return {
    name: show.name,
    dateTime: toTheatreTime(show.dateTime),
    pricePerSeat: typedPrice(show.pricePerSeat),
    salesOpenAt: show.salesOpenAt === null ? "" : toTheatreTime(show.salesOpenAt),
    salesCloseAt: show.salesCloseAt === show.dateTime ? "" : toTheatreTime(show.salesCloseAt),
    hallPlanId: String(show.hallPlanId),
    giveBack: show.giveBack,
    waitingRoom: show.waitingRoom,
    playId: show.playId === undefined ? NO_PLAY : String(show.playId),
    ticketTypes: typesOf(show),
  };
}

export type ShowInput = z.output<typeof showFormSchema>;

/** Parses moments in the theatre's time zone and euros with a comma, by the contract's rules. */
export const showFieldsSchema = z.preprocess((fields: ShowFields, context) => {
  const { dates } = fields;
  // The rules for one show hold for all of a series when they hold for its first.
  const typed = dates ? { ...fields, dateTime: dates[0] ?? "", salesCloseAt: "" } : fields;
  if (dates?.length === 0)
    context.addIssue({ code: "custom", path: ["dates"], input: dates, message: "Kies minstens één avond." });
  for (const name of ["dateTime", "salesOpenAt", "salesCloseAt"] as const) {
    const message = skippedHour(typed[name]);
    if (message !== undefined) context.addIssue({ code: "custom", path: [name], input: typed[name], message });
  }
  const dateTime = moment(typed.dateTime);
  return {
    name: fields.name,
    dateTime,
    ...(fields.ticketTypes.length === 0
      ? { pricePerSeat: readEuros(fields.pricePerSeat) }
      : { ticketTypes: sentTypes(fields.ticketTypes) }),
    salesOpenAt: moment(fields.salesOpenAt),
    salesCloseAt: dates && dateTime ? earlier(dateTime, fields.closesBefore) : moment(typed.salesCloseAt),
    giveBack: fields.giveBack,
    waitingRoom: fields.waitingRoom,
    playId: fields.playId === NO_PLAY ? null : Number(fields.playId),
    ...(fields.hallPlanId !== "" && { hallPlanId: Number(fields.hallPlanId) }),
  };
}, showFormSchema);

const earlier = (dateTime: string, minutes = "0"): string =>
  new Date(Date.parse(dateTime) - Number(minutes) * 60_000).toISOString();

/** In UTC; null when empty, undefined when invalid. */
function moment(local: string): string | null | undefined {
  return local === "" ? null : (fromTheatreTime(local) ?? undefined);
}
