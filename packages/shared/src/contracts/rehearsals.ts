import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId, storedWord } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_REHEARSAL_PEOPLE, MAX_REHEARSAL_SECONDS, MIN_REHEARSAL_PEOPLE, MIN_REHEARSAL_SECONDS } from "./limits.ts";

/** Figures of the simulated visitors so far. Moments are seconds since the rehearsal's start. */
export const rehearsalReportSchema = z.object({
  /** How many seats of the copy are for sale. */
  seats: z.int(),
  opensAfter: z.int(),
  elapsed: z.int(),
  arrived: z.int(),
  letIn: z.int(),
  /** Not let in yet; at the end: how many it ended for before their turn. */
  waiting: z.int(),
  /** Choosing seats. */
  inside: z.int(),
  reserved: z.int(),
  /** Chose seats, and let them go. */
  gaveUp: z.int(),
  /** Found no seat, in the room or before. */
  soldOut: z.int(),
  /** Got another answer than they could do something with; `refusals` says which. */
  refused: z.int(),
  seatsSold: z.int(),
  /** Times that somebody else was quicker with a seat. */
  clashes: z.int(),
  /** The room's pace. */
  letInPerMinute: z.int(),
  /** The most that were let in within a minute. */
  busiestMinute: z.int(),
  /** Wait from the opening, or the arrival after it, until the turn; null: nobody was let in. */
  waitTypical: z.int().nullable(),
  waitLongest: z.int().nullable(),
  calls: z.int(),
  /** Milliseconds; null: there was no call. */
  callTypicalMs: z.int().nullable(),
  callP99Ms: z.int().nullable(),
  callLongestMs: z.int().nullable(),
  /** The message is the first of its code; reports of older releases have none. */
  refusals: z.array(z.object({ code: z.string(), message: z.string().optional(), times: z.int() })),
  /** A line of the graph each. */
  timeline: z.array(z.object({ second: z.int(), waiting: z.int(), inside: z.int(), seatsSold: z.int() })),
});
export type RehearsalReport = z.infer<typeof rehearsalReportSchema>;

const rehearsalSchema = z.object({
  id: jsonId,
  people: z.int(),
  seconds: z.int(),
  /** Failed: its process died, or it met an error of our own. */
  state: storedWord(z.enum(["WAITING", "RUNNING", "DONE", "STOPPED", "FAILED"])),
  createdAt: dateTimeSchema,
  endedAt: dateTimeSchema.nullable(),
  /** Null: it has not begun. */
  report: rehearsalReportSchema.nullable(),
});
export type Rehearsal = z.infer<typeof rehearsalSchema>;

export const rehearsalFormSchema = z.object({
  people: z.int().min(MIN_REHEARSAL_PEOPLE).max(MAX_REHEARSAL_PEOPLE),
  /** In which they arrive, evenly; the sale opens half-way. */
  seconds: z.int().min(MIN_REHEARSAL_SECONDS).max(MAX_REHEARSAL_SECONDS),
});
export type RehearsalForm = z.infer<typeof rehearsalFormSchema>;

const showParams = z.object({ id: idSchema });

export const listRehearsals = endpoint({
  method: "GET",
  path: "/api/admin/shows/:id/rehearsals",
  access: "admin",
  summary: "The latest rehearsals of a show's opening, the newest first",
  params: showParams,
  response: { 200: z.array(rehearsalSchema) },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const startRehearsal = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/rehearsals",
  access: "admin",
  summary: "Play an opening with simulated visitors on a copy of the show, outside the installation's hours",
  params: showParams,
  body: rehearsalFormSchema,
  response: { 201: rehearsalSchema },
  errors: [
    "SHOW_NOT_FOUND",
    "SHOW_CANCELLED",
    "SALES_CLOSED",
    "REHEARSAL_RUNNING",
    "REHEARSAL_OPENING_NEAR",
    "REHEARSAL_ROOM_BUSY",
    "REHEARSAL_SHOW_NEAR",
  ],
  example: { params: { id: 1 }, body: { people: 200, seconds: 60 } },
});

export const stopRehearsal = endpoint({
  method: "POST",
  path: "/api/admin/rehearsals/:id/stop",
  access: "admin",
  summary: "Stop a rehearsal; one that has ended stays as it is",
  params: showParams,
  response: { 204: z.null() },
  errors: ["REHEARSAL_NOT_FOUND"],
  example: { params: { id: 1 } },
});
