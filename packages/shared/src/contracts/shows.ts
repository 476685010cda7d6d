import * as z from "zod";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { dateTimeSchema, euroSchema, idSchema, jsonId, line, venueSchema } from "./common.ts";
import { MAX_SERIES } from "./limits.ts";
import { endpoint } from "./endpoint.ts";
import { priceSchema, ticketTypeSchema, ticketTypesFormSchema } from "./ticket-types.ts";

/** Whether tickets may be given back, and how the money is refunded once their seats are sold again. */
export const giveBackSchema = z.enum(["NO", "VOUCHER", "MONEY"]);
export type GiveBack = z.infer<typeof giveBackSchema>;

/** `auto`: on while more people want in than may (decision 086). */
export const waitingRoomModeSchema = z.enum(["auto", "on", "off"]);
export type WaitingRoomMode = z.infer<typeof waitingRoomModeSchema>;

const showSchema = z.object({
  id: jsonId,
  name: z.string(),
  dateTime: dateTimeSchema,
  /** Absent without a play, and until it is published. */
  playId: jsonId.optional(),
  playSlug: z.string().optional(),
  hallPlanId: jsonId,
  hallName: z.string(),
  venue: venueSchema.optional(),
  /** General price (without a zone) of the first ticket type. */
  pricePerSeat: euroSchema,
  ticketTypes: z.array(ticketTypeSchema),
  salesOpenAt: dateTimeSchema.nullable(),
  salesCloseAt: dateTimeSchema,
  salesOpen: z.boolean(),
  /** Last moment to choose a transfer, so that it arrives before the show. */
  transferUntil: dateTimeSchema,
  giveBack: giveBackSchema,
  /** Unless off, pages that sell enter the waiting room from 30 minutes before `salesOpenAt`. */
  waitingRoom: waitingRoomModeSchema,
  cancelledAt: dateTimeSchema.optional(),
  /** Whether `listProducts` has any; absent: none. */
  sellsProducts: z.literal(true).optional(),
  seatsTotal: z.int(),
  seatsAvailable: z.int(),
  /** For the box office alone: the public sees a blocked seat as reserved. */
  seatsBlocked: z.int().optional(),
  /** For the box office alone: the date and place that holders of tickets know, while a change is not announced. */
  told: z.object({ dateTime: dateTimeSchema, venue: venueSchema.optional() }).optional(),
});
export type Show = z.infer<typeof showSchema>;

export const listShows = endpoint({
  method: "GET",
  path: "/api/show",
  access: "public",
  summary:
    "Shows that have not ended, soonest first; `all=true` also the past ones (box office), or those within 36 hours (entrance). 304 to who has the first (If-None-Match)",
  query: z.object({ all: z.stringbool().optional() }),
  response: { 200: z.array(showSchema) },
});

/** Default price of a seat in euros (decisions, section 6). */
const USUAL_PRICE = 12;

const showFields = z.object({
  name: line(120),
  dateTime: dateTimeSchema,
  salesOpenAt: dateTimeSchema.nullish(),
  salesCloseAt: dateTimeSchema.nullish(),
  /** The show's play; null: none. Undefined in a change: the play stays. */
  playId: jsonId.nullish(),
  /** A published plan. Undefined: a new show gets the first plan, a changed one keeps its own. */
  hallPlanId: jsonId.optional(),
  /** In order. Undefined: a new show gets 'Standaard', a changed one keeps its own. */
  ticketTypes: ticketTypesFormSchema.optional(),
});

function opensBeforeItCloses({ salesOpenAt, salesCloseAt, dateTime }: z.infer<typeof showFields>): boolean {
  return !salesOpenAt || new Date(salesOpenAt) < new Date(salesCloseAt ?? dateTime);
}
function closesByItsStart({ salesCloseAt, dateTime }: z.infer<typeof showFields>): boolean {
  return !salesCloseAt || new Date(salesCloseAt) <= new Date(dateTime);
}
const closesLate = {
  path: ["salesCloseAt"],
  message: "De verkoop sluit ten laatste als de voorstelling begint." satisfies ContractSentence,
};
const wrongPeriod = {
  path: ["salesOpenAt"],
  message: "De verkoop moet opengaan voor ze sluit." satisfies ContractSentence,
};

/** A new show: by default the sale opens at once, and closes when the show begins. */
export const showFormSchema = showFields
  .extend({
    pricePerSeat: priceSchema.default(USUAL_PRICE),
    giveBack: giveBackSchema.default("NO"),
    waitingRoom: waitingRoomModeSchema.default("auto"),
  })
  .refine(opensBeforeItCloses, wrongPeriod)
  .refine(closesByItsStart, closesLate);
export type ShowForm = z.infer<typeof showFormSchema>;

/** A changed show: without a new price, `giveBack` or `waitingRoom` the current one stays. */
const showChangeSchema = showFields
  .extend({
    pricePerSeat: priceSchema.optional(),
    giveBack: giveBackSchema.optional(),
    waitingRoom: waitingRoomModeSchema.optional(),
  })
  .refine(opensBeforeItCloses, wrongPeriod)
  .refine(closesByItsStart, closesLate);
export type ShowChange = z.infer<typeof showChangeSchema>;

export const createShow = endpoint({
  method: "POST",
  path: "/api/admin/shows",
  access: "admin",
  summary: "Create a show",
  body: showFormSchema,
  response: { 201: showSchema },
  errors: ["SHOW_EXISTS"],
  example: {
    body: {
      name: "Kerst in de keuken",
      dateTime: "2026-12-26T19:00:00.000Z",
      ticketTypes: [
        {
          name: "Volwassene",
          prices: [
            { zone: null, price: 12.5 },
            { zone: "balkon", price: 10 },
          ],
        },
        { name: "Kind", description: "Tot 12 jaar", prices: [{ zone: null, price: 6 }], maxPerReservation: 6 },
      ],
      salesOpenAt: "2026-12-01T09:00:00.000Z",
    },
  },
});

/** A week, in minutes. */
const MAX_CLOSES_BEFORE = 10_080;

const differentMoments = (moments: readonly string[]): boolean =>
  new Set(moments.map((moment) => Date.parse(moment))).size === moments.length;

export const showSeriesFormSchema = showFields
  .omit({ dateTime: true, salesCloseAt: true })
  .extend({
    dateTimes: z
      .array(dateTimeSchema)
      .min(1, "Kies minstens één datum." satisfies ContractSentence)
      .max(MAX_SERIES, "Kies ten hoogste 60 datums." satisfies ContractSentence)
      .refine(differentMoments, { message: "Elke datum mag maar één keer gekozen zijn." satisfies ContractSentence }),
    /** How many minutes before each show its sale closes. */
    closesBefore: z.int().min(0).max(MAX_CLOSES_BEFORE).default(0),
    pricePerSeat: priceSchema.default(USUAL_PRICE),
    giveBack: giveBackSchema.default("NO"),
    waitingRoom: waitingRoomModeSchema.default("auto"),
  })
  .refine(
    ({ salesOpenAt, dateTimes, closesBefore }) =>
      !salesOpenAt || dateTimes.every((at) => Date.parse(salesOpenAt) < Date.parse(at) - closesBefore * 60_000),
    wrongPeriod,
  );
export type ShowSeriesForm = z.infer<typeof showSeriesFormSchema>;

export const createShowSeries = endpoint({
  method: "POST",
  path: "/api/admin/shows/series",
  access: "admin",
  summary: "Create a show at each of these moments, or none of them",
  body: showSeriesFormSchema,
  response: { 201: z.array(showSchema) },
  errors: ["SHOW_EXISTS"],
  example: {
    body: {
      name: "Kerst in de keuken",
      dateTimes: ["2026-12-27T19:00:00.000Z", "2026-12-28T19:00:00.000Z"],
      closesBefore: 120,
    },
  },
});

export const updateShow = endpoint({
  method: "PUT",
  path: "/api/admin/shows/:id",
  access: "admin",
  summary: "Change a show",
  params: z.object({ id: idSchema }),
  body: showChangeSchema,
  response: { 200: showSchema },
  errors: ["SHOW_NOT_FOUND", "SEATS_WOULD_GO"],
  example: {
    params: { id: 2 },
    body: { name: "De vrek (slotavond)", dateTime: "2026-12-13T14:00:00.000Z", pricePerSeat: 10 },
  },
});

export const deleteShow = endpoint({
  method: "DELETE",
  path: "/api/admin/shows/:id",
  access: "admin",
  summary: "Delete a show that has no reservations",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["SHOW_NOT_FOUND", "SHOW_HAS_OFFERS", "SHOW_HAS_RESERVATIONS"],
  example: { params: { id: 3 } },
});
