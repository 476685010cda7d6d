import * as z from "zod";
import { MAX_HALL_SEATS } from "../halls/faults.ts";
import { MAX_BLOCK_NOTE, MAX_BLOCK_REASON, MAX_BOX_OFFICE_SEATS, MAX_SEAT_ID } from "./limits.ts";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { dateTimeSchema, euroSchema, idSchema, jsonId, line, namedSeatSchema, text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";
import { CODE_ERRORS, codesSchema } from "./ticket-codes.ts";
import { emailSchema, personName, phoneSchema, secondName } from "./typed.ts";

const seatIdsOf = (most: number) =>
  z
    .array(z.string().max(MAX_SEAT_ID))
    .min(1, "Selecteer eerst minimaal één stoel" satisfies ContractSentence)
    .max(most)
    .refine((seatIds) => new Set(seatIds).size === seatIds.length, {
      message: "Elke stoel mag maar één keer gekozen zijn." satisfies ContractSentence,
    });
export const seatIdsSchema = seatIdsOf(MAX_BOX_OFFICE_SEATS);
const seatTypeSchema = z.object({ seatId: z.string().max(MAX_SEAT_ID), ticketTypeId: jsonId });
export type SeatType = z.infer<typeof seatTypeSchema>;
/** Volunteers may exceed a type's maximum. */
export const seatTypesSchema = z.array(seatTypeSchema).max(MAX_BOX_OFFICE_SEATS).optional();
/** The seats that the volunteer saw as blocked: any other blocked seat refuses the request. */
export const seenBlockedSchema = z.array(z.string().max(MAX_SEAT_ID)).max(MAX_BOX_OFFICE_SEATS).optional();
const blockedSeatIds = seatIdsOf(MAX_HALL_SEATS);

/** How the payment is refunded. 'money', or none: a volunteer pays it back, and records that afterwards. */
export const refundAsSchema = z.enum(["money", "voucher"]);
export type RefundAs = z.infer<typeof refundAsSchema>;

export const NOT_ACTIVE = ["RESERVATION_NOT_FOUND", "RESERVATION_CLOSED"] as const;

export const reservationParams = z.object({ id: idSchema });
const showParams = z.object({ id: idSchema });

export const getReservation = endpoint({
  method: "GET",
  path: "/api/admin/reservations/:id",
  access: "box-office",
  summary: "One reservation for the box office, without the QR codes of its tickets",
  params: reservationParams,
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const cancelReservation = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/cancel",
  access: "box-office",
  summary:
    "Cancel a reservation, paid or not: frees its seats, returns its tickets to its ticket code, mails its owner",
  params: reservationParams,
  body: z.object({ reason: text(500), refundAs: refundAsSchema.optional() }),
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND", "RESERVATION_CLOSED", "TICKETS_SCANNED", "PRODUCTS_HANDED_OUT"],
  example: { params: { id: 2 }, body: { reason: "Op vraag van de bezoeker" } },
});

export const getAccountUnpaid = endpoint({
  method: "GET",
  path: "/api/admin/accounts/:id/unpaid",
  access: "box-office",
  summary: "What one account keeps without having paid, and how many paid reservations it has beside that",
  params: reservationParams,
  response: {
    200: z.object({
      unpaid: z.array(reservationSchema),
      paid: z.int(),
      cartSeatIds: z.array(z.string()),
      cartSeats: z.array(namedSeatSchema),
    }),
  },
  example: { params: { id: 2 } },
});

export const cancelAccountUnpaid = endpoint({
  method: "POST",
  path: "/api/admin/accounts/:id/unpaid/cancel",
  access: "box-office",
  summary: "Cancel all unpaid reservations of one account and empty its cart, with one mail; paid ones stay",
  params: reservationParams,
  body: z.object({ reason: text(500) }),
  response: { 200: z.object({ reservations: z.int(), seats: z.int() }) },
  errors: ["USER_NOT_FOUND"],
  example: { params: { id: 2 }, body: { reason: "Niet betaald" } },
});

export const moveReservation = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/move",
  access: "box-office",
  summary: "Move a reservation to other seats of its show; moved tickets get new QR codes, the others keep theirs",
  params: reservationParams,
  body: z.object({ seatIds: seatIdsSchema }),
  response: { 200: reservationSchema },
  errors: [...NOT_ACTIVE, "TICKETS_SCANNED", "SEAT_COUNT_DIFFERS", "SEATS_NOT_FREE", "SHOW_CANCELLED"],
  example: { params: { id: 2 }, body: { seatIds: ["T5-A"] } },
});

export const resendTickets = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/resend-tickets",
  access: "box-office",
  summary: "Send the mail with the tickets again",
  params: reservationParams,
  response: { 200: z.object({ message: z.string() }) },
  errors: ["RESERVATION_NOT_FOUND", "NOT_CONFIRMED", "NO_EMAIL"],
  example: { params: { id: 1 } },
});

export const setRemark = endpoint({
  method: "PUT",
  path: "/api/admin/reservations/:id/remark",
  access: "box-office",
  summary: "Note something about a reservation for the volunteers, also at the entrance; an empty remark removes it",
  params: reservationParams,
  body: z.object({ remark: z.string().trim().max(500) }),
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 2 }, body: { remark: "Komt met een rolstoel" } },
});

const optional = <T extends z.ZodType>(schema: T) =>
  z
    .literal("")
    .transform(() => null)
    .or(schema)
    .nullish();

const boxOfficeSeatSchema = z.object({
  seatId: z.string(),
  /** The public sees `blocked` as reserved; there is no reservation behind it. */
  status: z.enum(["available", "held", "reserved", "blocked"]),
  reservationId: jsonId.nullable(),
  /** `house`, `press`, `cast`, `partner` or other words; absent, as the next three, when not blocked or without one. */
  reason: z.string().optional(),
  /** For whom it is blocked. */
  holder: z.string().optional(),
  note: z.string().optional(),
  /** When it is released by itself. */
  releaseAt: dateTimeSchema.optional(),
});
export type BoxOfficeSeat = z.infer<typeof boxOfficeSeatSchema>;

export const listBoxOfficeSeats = endpoint({
  method: "GET",
  path: "/api/admin/shows/:id/seats",
  access: "box-office",
  summary: "Every seat of a show with its reservation, as volunteers see it",
  params: showParams,
  response: { 200: z.array(boxOfficeSeatSchema) },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

const blockedSchema = z.object({ seatIds: z.array(z.string()) });

/** For whom seats are blocked and until when; in a change, what is absent stays and what is null or empty goes. */
const blockedForSchema = z.object({
  /** `house`, `press`, `cast`, `partner`, or words of one's own. */
  reason: optional(line(MAX_BLOCK_REASON)),
  holder: optional(line(MAX_BLOCK_REASON)),
  note: optional(text(MAX_BLOCK_NOTE)),
  /** Within 30 s of this moment the seats are released, to the waiting list first. */
  releaseAt: optional(dateTimeSchema),
});
export type BlockedFor = z.output<typeof blockedForSchema>;

export const blockSeats = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/blocked-seats",
  access: "box-office",
  summary: "Block seats for technique or guests of honour, all or none; returns the blocked seats",
  params: showParams,
  /** Seats that are blocked already stay as they are. */
  body: z.object({ seatIds: blockedSeatIds, ...blockedForSchema.shape, reason: line(MAX_BLOCK_REASON).optional() }),
  response: { 200: blockedSchema },
  errors: ["SHOW_NOT_FOUND", "SEATS_NOT_FREE", "RELEASE_IN_PAST"],
  example: { params: { id: 1 }, body: { seatIds: ["R4-S", "R4-T"], reason: "Eregasten" } },
});

export const holdBlockedSeats = endpoint({
  method: "PUT",
  path: "/api/admin/shows/:id/blocked-seats",
  access: "box-office",
  summary: "Hold seats for somebody: blocks those that are free and changes those that are blocked, all or none",
  params: showParams,
  body: z.object({
    seatIds: blockedSeatIds,
    ...blockedForSchema.shape,
    /** Refuses when one of the seats is not blocked (any more), such as one that was released meanwhile. */
    onlyBlocked: z.boolean().optional(),
  }),
  response: { 200: blockedSchema },
  errors: ["SHOW_NOT_FOUND", "SEATS_NOT_FREE", "RELEASE_IN_PAST"],
  example: {
    params: { id: 1 },
    body: { seatIds: ["R4-S", "R4-T"], holder: "Radio Zuid", reason: "press", note: "Bevestigt per mail" },
  },
});

export const unblockSeats = endpoint({
  method: "DELETE",
  path: "/api/admin/shows/:id/blocked-seats",
  access: "box-office",
  summary: "Release blocked seats; seats that are not blocked stay as they are",
  params: showParams,
  body: z.object({ seatIds: blockedSeatIds }),
  response: { 200: blockedSchema },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 }, body: { seatIds: ["R4-A"] } },
});

export const changeBlockReason = endpoint({
  method: "PUT",
  path: "/api/admin/shows/:id/blocked-seats/reason",
  access: "box-office",
  summary: "Give blocked seats another reason, or their first one; seats that are not blocked stay as they are",
  params: showParams,
  body: z.object({ seatIds: blockedSeatIds, reason: line(MAX_BLOCK_REASON) }),
  response: { 200: z.object({ seatIds: z.array(z.string()) }) },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 }, body: { seatIds: ["R4-S"], reason: "Pers" } },
});

export const guestSchema = z.object({
  firstname: personName(80),
  lastname: secondName(80),
  email: optional(emailSchema),
  number: optional(phoneSchema),
});
export type Guest = z.output<typeof guestSchema>;

export const correctGuest = endpoint({
  method: "PUT",
  path: "/api/admin/reservations/:id/guest",
  access: "box-office",
  summary: "Correct the name, telephone number or e-mail address of a guest without an account",
  params: reservationParams,
  body: guestSchema,
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND", "RESERVATION_CLOSED", "NOT_A_GUEST"],
  example: {
    params: { id: 4 },
    body: { firstname: "Rosa", lastname: "Maes", email: "rosa.maes@podium.example", number: "0470 99 88 77" },
  },
});

export const paidAtBoxOfficeSchema = z.enum(["cash", "card", "terminal", "transfer", "free"]);
export type PaidAtBoxOffice = z.infer<typeof paidAtBoxOfficeSchema>;

export const guestReservationSchema = z.object({
  guest: guestSchema,
  seatIds: seatIdsSchema,
  blockedSeatIds: seenBlockedSchema,
  ticketTypes: seatTypesSchema,
  /**
   * `cash` and `card` are paid, `terminal` is paid next at a terminal of the provider, `transfer` is awaited, `free`
   * costs nothing and uses up no code.
   */
  paid: paidAtBoxOfficeSchema,
  ...codesSchema.shape,
  /** Amount due as the volunteer saw it: nothing is reserved when it has changed. Undefined: any amount. */
  total: euroSchema.optional(),
});
export type GuestReservation = z.output<typeof guestReservationSchema>;

export const quoteForGuest = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/reservations/quote",
  access: "box-office",
  summary: "What seats cost a guest with a code and vouchers; nothing is used up, and reserving checks again",
  params: showParams,
  body: guestReservationSchema.pick({ seatIds: true, ticketTypes: true, ticketCode: true, vouchers: true }),
  response: {
    200: z.object({
      /** Price before codes and vouchers. */
      total: euroSchema,
      discount: euroSchema.optional(),
      balance: euroSchema,
      due: euroSchema,
    }),
  },
  errors: ["SHOW_NOT_FOUND", "TICKET_TYPE_NOT_FOUND", ...CODE_ERRORS],
  example: { params: { id: 1 }, body: { seatIds: ["T7-A"], vouchers: [] } },
});

export const reserveForGuest = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/reservations",
  access: "box-office",
  summary: "Reserve for a guest, by telephone or at the entrance, also outside the sale period",
  params: showParams,
  body: guestReservationSchema,
  response: { 201: reservationSchema },
  errors: [
    "SHOW_NOT_FOUND",
    "SEATS_NOT_FREE",
    "SHOW_CANCELLED",
    "TICKET_TYPE_NOT_FOUND",
    ...CODE_ERRORS,
    "AMOUNT_CHANGED",
  ],
  example: {
    params: { id: 1 },
    body: {
      guest: { firstname: "Rita", lastname: "Janssens", email: null, number: "0470 55 66 77" },
      seatIds: ["T7-A"],
      paid: "cash",
    },
  },
});

/** `cash` and `card`: the amount was received. `accept`: it is waived, and lowers the price of the reservation. */
const cashDueActionSchema = z.enum(["cash", "card", "accept"]);
export type CashDueAction = z.infer<typeof cashDueActionSchema>;

export const settleCashDue = endpoint({
  method: "POST",
  path: "/api/admin/reservations/:id/cash-due",
  access: "box-office",
  summary: "Receive what a short transfer left to be paid in cash, or let it off; once, and never undone",
  params: reservationParams,
  body: z.object({
    act: cashDueActionSchema,
    /** Amount due as the volunteer saw it; the action is refused when it has changed. */
    amount: euroSchema,
  }),
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND", "CASH_DUE_SETTLED", "TRANSFER_CHANGED"],
  example: { params: { id: 5 }, body: { act: "cash", amount: 2 } },
});
