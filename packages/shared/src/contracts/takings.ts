import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const sumsSchema = z.object({
  /** Seats and places of the hall, blocked ones included. */
  capacity: z.int(),
  blocked: z.int(),
  /** Tickets of confirmed reservations, free ones included. */
  tickets: z.int(),
  free: z.int(),
  /** Prices of these tickets: after codes, before vouchers, less `waived`, and without what is sold beside seats. */
  takings: euroSchema,
  /** Part of the takings that is still to come in cash, of reservations that the box office changed. */
  due: euroSchema,
  /** Part of these prices that a volunteer asked no more, such as for a transfer that was a little short. */
  waived: euroSchema,
  /** Tickets with a price, the dearest first. */
  lines: z.array(z.object({ price: euroSchema, tickets: z.int(), amount: euroSchema })),
});

const eveningSchema = sumsSchema.extend({
  show: z.object({ id: jsonId, name: z.string(), dateTime: dateTimeSchema }),
  hall: z.string(),
  cancelled: z.boolean(),
});
export type TakingsOfEvening = z.infer<typeof eveningSchema>;

const takingsSchema = z.object({
  /** Name of the show, or of the play. */
  title: z.string(),
  /** The earliest first. */
  evenings: z.array(eveningSchema),
  /** Sums over the evenings that are not cancelled. */
  total: sumsSchema,
});
export type Takings = z.infer<typeof takingsSchema>;

const params = z.object({ id: idSchema });

export const getShowTakings = endpoint({
  method: "GET",
  path: "/api/admin/shows/:id/takings",
  access: "box-office",
  summary: "The takings of an evening as rights holders ask for them: capacity, tickets by price, free ones",
  params,
  response: { 200: takingsSchema },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const getPlayTakings = endpoint({
  method: "GET",
  path: "/api/admin/plays/:id/takings",
  access: "box-office",
  summary: "The takings of each evening of a play, and of all together",
  params,
  response: { 200: takingsSchema },
  errors: ["PLAY_NOT_FOUND"],
  example: { params: { id: 1 } },
});
