import * as z from "zod";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { guestSchema, paidAtBoxOfficeSchema, seatTypesSchema } from "./box-office.ts";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_SEAT_ID } from "./limits.ts";
import { reservationSchema } from "./reservations.ts";
import { cartSchema, MAX_CART_SEATS } from "./seats.ts";
import { phoneSchema } from "./typed.ts";

const waitingEntrySchema = z.object({
  seats: z.int().min(1).max(MAX_CART_SEATS),
  together: z.boolean(),
});

const offerSchema = z.object({
  id: jsonId,
  seats: z.array(namedSeatSchema),
  /** Price of all seats together, at the first ticket type. Absent from a server of the previous release. */
  price: euroSchema.optional(),
  madeAt: dateTimeSchema,
  expiresAt: dateTimeSchema,
});

const placeSchema = waitingEntrySchema.extend({
  id: jsonId,
  joinedAt: dateTimeSchema,
  /** Position in line, from 1; null for an entry with an offer. */
  position: z.int().nullable(),
  offer: offerSchema.nullable(),
});

export const waitingPlaceSchema = placeSchema.extend({
  show: z.object({ id: jsonId, name: z.string(), dateTime: dateTimeSchema, pricePerSeat: euroSchema }),
  /** The server's clock: the visitor's is not trusted. */
  now: dateTimeSchema,
});
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;

const showParams = z.object({ id: idSchema });
const offerParams = z.object({ id: idSchema });

export const joinWaitingList = endpoint({
  method: "POST",
  path: "/api/show/:id/waiting-list",
  access: "user",
  summary: "Wait for seats of a show; only for a wish that cannot be fulfilled now",
  params: showParams,
  body: waitingEntrySchema,
  response: { 201: waitingPlaceSchema },
  errors: [
    "SHOW_NOT_FOUND",
    "SHOW_CANCELLED",
    "SALES_CLOSED",
    "SALES_NOT_OPEN",
    "SEATS_AVAILABLE",
    "ALREADY_WAITING",
    "EMAIL_NOT_VERIFIED",
  ],
  example: { params: { id: 5 }, body: { seats: 2, together: true } },
});

export const getWaitingPlace = endpoint({
  method: "GET",
  path: "/api/show/:id/waiting-list",
  access: "user",
  summary: "One's own place on the waiting list of a show, with the offer if there is one",
  params: showParams,
  response: { 200: waitingPlaceSchema },
  errors: ["NOT_WAITING"],
  example: { params: { id: 4 } },
});

export const leaveWaitingList = endpoint({
  method: "DELETE",
  path: "/api/show/:id/waiting-list",
  access: "user",
  summary: "Leave the waiting list of a show; what was offered goes to the next",
  params: showParams,
  response: { 204: z.null() },
  errors: ["SHOW_NOT_FOUND", "NOT_WAITING"],
  example: { params: { id: 4 } },
});

export const listWaitingPlaces = endpoint({
  method: "GET",
  path: "/api/waiting-list",
  access: "user",
  summary: "One's own places on all waiting lists",
  response: { 200: z.array(waitingPlaceSchema) },
});

export const acceptOffer = endpoint({
  method: "POST",
  path: "/api/waiting-list/offers/:id/accept",
  access: "user",
  summary: "Take the offered seats: the cart with them, and a new term for all of it; a cart of another show ends",
  params: offerParams,
  response: { 200: cartSchema },
  errors: ["OFFER_NOT_FOUND", "OFFER_ENDED", "CART_FULL", "SALES_NOT_OPEN"],
  example: { params: { id: 1 } },
});

export const declineOffer = endpoint({
  method: "POST",
  path: "/api/waiting-list/offers/:id/decline",
  access: "user",
  summary: "Decline the offered seats and leave the list: they are offered to the next",
  params: offerParams,
  response: { 204: z.null() },
  errors: ["SHOW_NOT_FOUND", "OFFER_NOT_FOUND", "OFFER_ENDED"],
  example: { params: { id: 1 } },
});

const waitingShowSchema = z.object({
  showId: jsonId,
  waiting: z.int(),
  offered: z.int(),
});
export type WaitingShow = z.infer<typeof waitingShowSchema>;

export const listWaitingShows = endpoint({
  method: "GET",
  path: "/api/admin/waiting-list",
  access: "box-office",
  summary: "The shows for which somebody waits or has an offer, with how many do",
  response: { 200: z.array(waitingShowSchema) },
});

const waitingPersonSchema = placeSchema.extend({
  user: z.object({
    id: jsonId,
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    number: z.string(),
    /** Whether the person has no account, so that a volunteer accepts offers. */
    isGuest: z.boolean(),
  }),
});
export type WaitingPerson = z.infer<typeof waitingPersonSchema>;

const waitingListSchema = z.object({ people: z.array(waitingPersonSchema), now: dateTimeSchema });
export type WaitingList = z.infer<typeof waitingListSchema>;

export const listWaitingPeople = endpoint({
  method: "GET",
  path: "/api/admin/shows/:id/waiting-list",
  access: "box-office",
  summary: "The waiting list of a show: those with an offer, then in order of arrival",
  params: showParams,
  response: { 200: waitingListSchema },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 4 } },
});

/** A guest's waiting list entry. The telephone number is required: a volunteer calls to accept an offer. */
export const guestWaitingEntrySchema = waitingEntrySchema.extend({
  guest: guestSchema.extend({ number: phoneSchema }),
});
export type GuestWaitingEntry = z.output<typeof guestWaitingEntrySchema>;

export const addGuestWish = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/waiting-list",
  access: "box-office",
  summary: "Put a guest without an account on the waiting list, by telephone or at the entrance, once for each key",
  params: showParams,
  body: guestWaitingEntrySchema.extend({
    /** Absent in a page of the previous release: a repeated request then adds a second entry. */
    key: z.uuid().optional(),
  }),
  response: { 201: waitingListSchema },
  errors: [
    "SHOW_NOT_FOUND",
    "SHOW_CANCELLED",
    "SALES_CLOSED",
    "SALES_NOT_OPEN",
    "SEATS_AVAILABLE",
    "WISH_ADDED_OTHERWISE",
  ],
  example: {
    params: { id: 4 },
    body: {
      guest: { firstname: "Rosa", lastname: "Maas", email: "rosa@podium.example", number: "0470 99 88 77" },
      seats: 2,
      together: true,
      key: "5b0f3d2e-8c41-4f7a-9d26-1e6a7c3b9f50",
    },
  },
});

const entryParams = z.object({ id: idSchema });

export const removeWish = endpoint({
  method: "DELETE",
  path: "/api/admin/waiting-list/:id",
  access: "box-office",
  summary: "Take somebody off a waiting list; what was offered goes to the next",
  params: entryParams,
  response: { 200: waitingListSchema },
  errors: ["SHOW_NOT_FOUND", "NOT_WAITING"],
  example: { params: { id: 3 } },
});

export const offerByHand = endpoint({
  method: "POST",
  path: "/api/admin/waiting-list/:id/offer",
  access: "box-office",
  summary: "Offer chosen free or blocked seats to somebody on the list, in order or not; the log says so",
  params: entryParams,
  body: z.object({
    seatIds: z
      .array(z.string().max(MAX_SEAT_ID))
      .min(1, "Selecteer eerst minimaal één stoel" satisfies ContractSentence)
      .max(MAX_CART_SEATS)
      .refine((seatIds) => new Set(seatIds).size === seatIds.length, {
        message: "Elke stoel mag maar één keer gekozen zijn." satisfies ContractSentence,
      }),
  }),
  response: { 200: waitingListSchema },
  errors: [
    "SHOW_NOT_FOUND",
    "NOT_WAITING",
    "ALREADY_OFFERED",
    "SHOW_CANCELLED",
    "SALES_CLOSED",
    "SALES_NOT_OPEN",
    "SEATS_NOT_FREE",
  ],
  example: { params: { id: 3 }, body: { seatIds: ["R1-D"] } },
});

export const acceptForGuestSchema = z.object({
  ticketTypes: seatTypesSchema,
  paid: paidAtBoxOfficeSchema.exclude(["terminal"]),
});
export type AcceptForGuest = z.output<typeof acceptForGuestSchema>;

export const acceptForGuest = endpoint({
  method: "POST",
  path: "/api/admin/waiting-list/offers/:id/accept",
  access: "box-office",
  summary: "Accept an offer for somebody who says so by telephone: their reservation",
  params: offerParams,
  body: acceptForGuestSchema,
  response: { 201: reservationSchema },
  errors: ["SHOW_NOT_FOUND", "SHOW_CANCELLED", "OFFER_NOT_FOUND", "OFFER_ENDED", "TICKET_TYPE_NOT_FOUND"],
  example: { params: { id: 2 }, body: { paid: "cash" } },
});
