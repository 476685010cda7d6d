import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId, line } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_BLOCK_REASON, MAX_CART_SEATS } from "./limits.ts";
import { emailSchema } from "./typed.ts";

/** Token of the first quota, signed with the secret of the document's examples. */
const EXAMPLE_TOKEN = "UfzJC64jVTKYSo84p4q3kKUOvFfk8Au6EsL9f80Dobg";

/** A link with which one actor's family takes at most so many of the seats that a show holds for its cast. */
const castQuotaSchema = z.object({
  id: jsonId,
  /** The actor. */
  name: z.string(),
  /** Empty: the link is not mailed. */
  email: z.string(),
  seats: z.int(),
  /** Seats in carts and reservations; the rest of `seats` can still be taken. */
  taken: z.int(),
  endsAt: dateTimeSchema,
  /** Null: withdrawn, or `mustRenew`. */
  link: z.string().nullable(),
  /** Whether the link works, and cannot be shown or mailed: the installation has another secret since. */
  mustRenew: z.boolean(),
  /** When the mail with the link was last sent; null: it was not, or it is on its way. */
  sentAt: dateTimeSchema.nullable(),
  /** Whether the mail is on its way, or failed so far. */
  mail: z.enum(["none", "waiting", "failed", "sent"]),
  inCarts: z.int(),
  reservations: z.array(
    z.object({ id: jsonId, name: z.string(), seats: z.int(), status: z.enum(["PENDING", "CONFIRMED"]) }),
  ),
});
export type CastQuota = z.infer<typeof castQuotaSchema>;

export const castQuotasSchema = z.object({
  quotas: z.array(castQuotaSchema),
  /** Seats that are still held for the cast. */
  pool: z.int(),
});
export type CastQuotas = z.infer<typeof castQuotasSchema>;

export const castQuotaFormSchema = z.object({
  name: line(MAX_BLOCK_REASON),
  seats: z.int().min(1).max(MAX_CART_SEATS),
  /** Absent, null or empty: the link is not mailed. */
  email: z
    .literal("")
    .transform(() => null)
    .or(emailSchema)
    .nullish(),
  /** From this moment the link opens the sale as it is for everybody. */
  endsAt: dateTimeSchema,
});
export type CastQuotaForm = z.output<typeof castQuotaFormSchema>;

const showParams = z.object({ id: idSchema });
const quotaParams = z.object({ id: idSchema, quotaId: idSchema });
const response = { 200: castQuotasSchema };

export const listCastQuotas = endpoint({
  method: "GET",
  path: "/api/admin/shows/:id/cast-quotas",
  access: "box-office",
  summary: "The quotas of a show's actors, with their links and what was taken with each, by name",
  params: showParams,
  response,
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const createCastQuota = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/cast-quotas",
  access: "box-office",
  summary: "Give an actor a quota of the seats that the show holds for its cast, and mail the link where asked",
  params: showParams,
  body: castQuotaFormSchema,
  response,
  errors: ["SHOW_NOT_FOUND", "CAST_END_IN_PAST"],
  example: { params: { id: 1 }, body: { name: "Lotte Aerts", seats: 4, endsAt: "2026-12-01T17:00:00.000Z" } },
});

export const changeCastQuota = endpoint({
  method: "PUT",
  path: "/api/admin/shows/:id/cast-quotas/:quotaId",
  access: "box-office",
  summary: "Change a quota, never to fewer seats than are taken; the link stays, and is mailed to a new address",
  params: quotaParams,
  body: castQuotaFormSchema,
  response,
  errors: ["CAST_QUOTA_NOT_FOUND", "CAST_QUOTA_TAKEN", "CAST_END_IN_PAST"],
  example: {
    params: { id: 1, quotaId: 1 },
    body: { name: "Lotte Aerts", seats: 6, endsAt: "2026-12-01T17:00:00.000Z" },
  },
});

export const deleteCastQuota = endpoint({
  method: "DELETE",
  path: "/api/admin/shows/:id/cast-quotas/:quotaId",
  access: "box-office",
  summary: "Remove a quota of which nothing is taken",
  params: quotaParams,
  response,
  errors: ["CAST_QUOTA_NOT_FOUND", "CAST_QUOTA_TAKEN"],
  example: { params: { id: 1, quotaId: 1 } },
});

export const renewCastLink = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/cast-quotas/:quotaId/link",
  access: "box-office",
  summary: "Give a quota another link; the one before, also a withdrawn one, opens nothing any more",
  params: quotaParams,
  response,
  errors: ["CAST_QUOTA_NOT_FOUND"],
  example: { params: { id: 1, quotaId: 1 } },
});

export const withdrawCastLink = endpoint({
  method: "DELETE",
  path: "/api/admin/shows/:id/cast-quotas/:quotaId/link",
  access: "box-office",
  summary: "Withdraw a quota's link; what was taken with it stays",
  params: quotaParams,
  response,
  errors: ["CAST_QUOTA_NOT_FOUND"],
  example: { params: { id: 1, quotaId: 1 } },
});

export const mailCastLink = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/cast-quotas/:quotaId/mail",
  access: "box-office",
  summary: "Mail a quota's link, also once more",
  params: quotaParams,
  response,
  errors: ["CAST_QUOTA_NOT_FOUND", "SHOW_CANCELLED", "CAST_LINK_NOT_MAILED"],
  example: { params: { id: 1, quotaId: 1 } },
});

const castSeatsSchema = z.object({
  /** The actor. */
  name: z.string(),
  seats: z.int(),
  taken: z.int(),
  endsAt: dateTimeSchema,
  /** Seats that are held for the cast and can be taken now; empty once they were released. */
  seatIds: z.array(z.string()),
});
export type CastSeats = z.infer<typeof castSeatsSchema>;

export const openCastLink = endpoint({
  method: "POST",
  path: "/api/shows/:id/cast-seats",
  access: "public",
  summary: "What an actor's link lets its reader choose beside the free seats",
  params: showParams,
  body: z.object({ token: z.string().max(100) }),
  response: { 200: castSeatsSchema },
  errors: ["CAST_LINK_UNKNOWN", "CAST_LINK_ENDED"],
  example: { params: { id: 1 }, body: { token: EXAMPLE_TOKEN } },
});
