import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LET_IN_PER_MINUTE } from "./limits.ts";
import { waitingRoomModeSchema } from "./shows.ts";

/** The public facts of a room: the same for all in it, so that one message serves thousands. */
export const waitingRoomSchema = z.object({
  /** Whether a hold asks for a turn now. When false everybody is in, also who never entered. */
  on: z.boolean(),
  /** Null: the sale has no opening of its own. */
  opensAt: dateTimeSchema.nullable(),
  /** Whether who was there at the opening has been put in order. */
  drawn: z.boolean(),
  /** Before the draw: how many take part in it. Afterwards: how many are not let in yet. */
  waiting: z.int(),
  /** The last rank that was let in: `rank - letIn` is the position of a rank above it. */
  letIn: z.int(),
  letInPerMinute: z.int(),
  paused: z.boolean(),
  /** SHA-256 of `seed`, in hexadecimal; shown before the draw. */
  seedHash: z.string(),
  /** After the draw. Order of those drawn: ascending hexadecimal HMAC-SHA256 with this text as key, of the entry. */
  seed: z.string().optional(),
  /** The server's clock at these figures: those with the latest moment count. */
  at: dateTimeSchema,
});
export type WaitingRoom = z.infer<typeof waitingRoomSchema>;

export const waitingRoomEntrySchema = z.object({
  /** Public name of the place, which takes part in the draw; null for a show whose waiting room is off. */
  entry: z.uuid().nullable(),
  /** `before` the opening, `waiting` for a turn, or `in`: may hold seats. */
  state: z.enum(["before", "waiting", "in"]),
  /** Place in the order, from 1, which stays the same. Absent before the draw. */
  rank: z.int().optional(),
  /** How many turns until one's own, from 1. Only while waiting. */
  position: z.int().optional(),
  ahead: z.int().optional(),
  /** At the present pace; absent while the room is paused. */
  estimateSeconds: z.int().optional(),
  /** End of the turn: 5 minutes after it began, 15 after the first seat. Only when in while the room is on. */
  until: dateTimeSchema.optional(),
  /** Null for a show whose waiting room is off. */
  room: waitingRoomSchema.nullable(),
  /** The server's clock: the visitor's is not trusted. */
  now: dateTimeSchema,
});
export type WaitingRoomEntry = z.infer<typeof waitingRoomEntrySchema>;

const showParams = z.object({ id: idSchema });

/**
 * Enter, or ask again: the same account has one place, in all its tabs. A turn that ended begins a new one at the back.
 * Pages ask after joining `waiting-room:join`, at each reconnect, after the draw, and once their rank is let in.
 */
export const enterWaitingRoom = endpoint({
  method: "POST",
  path: "/api/show/:id/waiting-room",
  access: "session",
  summary: "Enter the waiting room of a sale from 30 minutes before it opens, or read one's place in it",
  params: showParams,
  /** `entry`: the place that the page knows; one that is not the caller's is refused. */
  body: z.object({ entry: z.uuid().nullish() }).nullish(),
  response: { 200: waitingRoomEntrySchema },
  errors: [
    "SHOW_NOT_FOUND",
    "SHOW_CANCELLED",
    "SALES_CLOSED",
    "WAITING_ROOM_NOT_OPEN",
    "WAITING_ROOM_NETWORK_FULL",
    "WAITING_ENTRY_NOT_FOUND",
  ],
  example: { params: { id: 1 } },
});

const drawSchema = z.object({
  seedHash: z.string(),
  /** Null before the draw. */
  seed: z.string().nullable(),
  drawnAt: dateTimeSchema.nullable(),
  /** The entries that took part, in the order of the draw: the first has rank 1. Empty before the draw. */
  entries: z.array(z.uuid()),
});
export type WaitingRoomDraw = z.infer<typeof drawSchema>;

export const getWaitingRoomDraw = endpoint({
  method: "GET",
  path: "/api/show/:id/waiting-room/draw",
  access: "public",
  summary: "The draw of the waiting room, with all that is needed to check it",
  params: showParams,
  response: { 200: drawSchema },
  errors: ["SHOW_NOT_FOUND", "WAITING_ROOM_NOT_FOUND"],
  example: { params: { id: 2 } },
});

const managedRoomSchema = z.object({
  showId: jsonId,
  mode: waitingRoomModeSchema,
  /** Null: nobody has been there, and nothing was set. */
  room: waitingRoomSchema.nullable(),
  /** How many were let in and may still hold seats. */
  inside: z.int(),
  letInLastMinute: z.int(),
  /** Pace by the size of the hall, which counts unless another one is set. */
  usualPerMinute: z.int(),
  /** Null: the usual one. */
  perMinute: z.int().nullable(),
  openForAll: z.boolean(),
  /** Until the last one of those who wait now; null while paused. */
  estimateSeconds: z.int().nullable(),
});
export type ManagedWaitingRoom = z.infer<typeof managedRoomSchema>;

export const getWaitingRoom = endpoint({
  method: "GET",
  path: "/api/admin/shows/:id/waiting-room",
  access: "box-office",
  summary: "How many wait, how many are in, and how fast people are let in",
  params: showParams,
  response: { 200: managedRoomSchema },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const waitingRoomChangeSchema = z.object({
  /** Null: by the size of the hall. Absent: as it is. */
  perMinute: z.int().min(1).max(MAX_LET_IN_PER_MINUTE).nullish(),
  paused: z.boolean().optional(),
  openForAll: z.boolean().optional(),
});
export type WaitingRoomChange = z.infer<typeof waitingRoomChangeSchema>;

export const changeWaitingRoom = endpoint({
  method: "PUT",
  path: "/api/admin/shows/:id/waiting-room",
  access: "box-office",
  summary: "Let people in faster or slower, pause, or open for all; what is absent stays",
  params: showParams,
  body: waitingRoomChangeSchema,
  response: { 200: managedRoomSchema },
  errors: ["SHOW_NOT_FOUND", "SHOW_CANCELLED", "SALES_CLOSED"],
  example: { params: { id: 1 }, body: { perMinute: 120, paused: false } },
});
