import * as z from "zod";
import { MAX_BOX_OFFICE_SEATS, MAX_SEAT_ID } from "./limits.ts";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { onlinePaymentStatusSchema } from "./payments.ts";
import { refundReasonSchema } from "./refunds.ts";
import { reservationSchema } from "./reservations.ts";
import { giveBackSchema } from "./shows.ts";
import { codesSchema, reductionSchema } from "./ticket-codes.ts";

const exampleMoves = [{ from: "R1-A", to: "R3-A" }];

const reservationParams = z.object({ id: idSchema });

export const cancelOwnReservation = endpoint({
  method: "POST",
  path: "/api/reservation/:id/cancel",
  access: "user",
  summary: "Cancel one's own unpaid reservation: frees its seats, and gives its code and vouchers back what they paid",
  params: reservationParams,
  response: { 200: reservationSchema },
  errors: ["RESERVATION_NOT_FOUND", "RESERVATION_CLOSED", "ALREADY_PAID", "PAYMENT_UNDER_WAY"],
  example: { params: { id: 2 } },
});

const seatIdSchema = z.string().max(MAX_SEAT_ID);
const movesSchema = z
  .array(z.object({ from: seatIdSchema, to: seatIdSchema }))
  .min(1, "Kies eerst minstens één andere plaats" satisfies ContractSentence)
  .max(MAX_BOX_OFFICE_SEATS)
  .refine(
    (moves) => (["from", "to"] as const).every((end) => new Set(moves.map((move) => move[end])).size === moves.length),
    {
      message: "Elke plaats mag maar één keer gekozen zijn." satisfies ContractSentence,
    },
  );

const moveFormSchema = z.object({
  moves: movesSchema,
  /** Vouchers that pay a higher price of a paid reservation, before money does. */
  vouchers: codesSchema.shape.vouchers,
});
export type MoveForm = z.infer<typeof moveFormSchema>;
export type OwnMoveMoves = MoveForm["moves"];

const moveQuoteSchema = z.object({
  lines: z.array(z.object({ from: namedSeatSchema, to: namedSeatSchema, before: euroSchema, after: euroSchema })),
  /** Price of the new seats less the price of the old ones; below zero when they cost less. */
  difference: z.number(),
  due: euroSchema,
  vouchers: reductionSchema.shape.vouchers,
  /** Money of a paid reservation that is refunded, in the way of the show's `giveBack`. */
  back: euroSchema,
  toVouchers: euroSchema,
  /** New price of the reservation in money. */
  totalprice: euroSchema,
});
export type MoveQuote = z.infer<typeof moveQuoteSchema>;

const ownMoveSchema = z.object({
  id: jsonId,
  state: z.enum(["WAITING", "DONE", "EXPIRED", "LEFT"]),
  lines: z.array(z.object({ from: namedSeatSchema, to: namedSeatSchema })),
  due: euroSchema,
  expiresAt: dateTimeSchema,
  /** Null: the payment has not begun. */
  payment: z.object({ status: onlinePaymentStatusSchema, refund: refundReasonSchema.nullable() }).nullable(),
});
export type OwnMove = z.infer<typeof ownMoveSchema>;

const moveSituationSchema = z.object({
  reservation: reservationSchema,
  hallPlanId: jsonId,
  /** When the doors open: from then on only the box office moves tickets. */
  until: dateTimeSchema,
  giveBack: giveBackSchema,
  canPayOnline: z.boolean(),
  latest: ownMoveSchema.nullable(),
});
export type MoveSituation = z.infer<typeof moveSituationSchema>;

export const getOwnMove = endpoint({
  method: "GET",
  path: "/api/reservation/:id/move",
  access: "user",
  summary: "Whether and until when one's own reservation may take other seats, and the move that awaits its payment",
  params: reservationParams,
  response: { 200: moveSituationSchema },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 1 } },
});

const MOVE_ERRORS = [
  "RESERVATION_NOT_FOUND",
  "RESERVATION_CLOSED",
  "MOVE_TOO_LATE",
  "SHOW_CANCELLED",
  "TICKET_USED",
  "SEAT_NOT_FOUND",
  "COMPANION_ALONE",
  "TICKET_TYPE_NOT_FOUND",
  "CODE_UNKNOWN",
  "VOUCHER_BLOCKED",
  "VOUCHER_EMPTY",
] as const;

export const quoteOwnMove = endpoint({
  method: "POST",
  path: "/api/reservation/:id/move/quote",
  access: "user",
  summary: "What other seats of one's own reservation cost more or less; changes nothing",
  params: reservationParams,
  body: moveFormSchema,
  response: { 200: moveQuoteSchema },
  errors: [...MOVE_ERRORS],
  example: { params: { id: 1 }, body: { moves: exampleMoves } },
});

export const moveOwnReservation = endpoint({
  method: "POST",
  path: "/api/reservation/:id/move",
  access: "user",
  summary:
    "Take other free seats of the show; what they cost more is paid with vouchers or online first, while they are kept for the caller",
  params: reservationParams,
  /** `difference`: as quoted, so that the caller pays the price that was shown. */
  body: moveFormSchema.extend({ difference: z.number() }),
  response: {
    200: z.object({
      reservation: reservationSchema,
      /** False: the new seats are held until they are paid. */
      moved: z.boolean(),
      /** Where to pay; absent when nothing is due, or the provider is unreachable: `payOwnMove` tries again. */
      checkoutUrl: z.string().optional(),
    }),
  },
  errors: [...MOVE_ERRORS, "SEATS_NOT_FREE", "MOVE_PRICE_CHANGED", "MOVE_AT_BOX_OFFICE", "PAYMENT_UNDER_WAY"],
  example: { params: { id: 1 }, body: { moves: exampleMoves, difference: 0 } },
});

export const payOwnMove = endpoint({
  method: "POST",
  path: "/api/reservation/:id/move/payment",
  access: "user",
  summary: "Pay for the other seats that are kept: continues the open payment, or starts one",
  params: reservationParams,
  response: { 200: z.object({ checkoutUrl: z.string() }) },
  errors: ["RESERVATION_NOT_FOUND", "MOVE_ENDED", "MOVE_AT_BOX_OFFICE", "ALREADY_PAID", "PAYMENT_PROVIDER_AWAY"],
  example: { params: { id: 1 } },
});

export const leaveOwnMove = endpoint({
  method: "DELETE",
  path: "/api/reservation/:id/move",
  access: "user",
  summary: "Keep the old seats after all: frees those that were kept; money that comes later goes back (idempotent)",
  params: reservationParams,
  response: { 204: z.null() },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 1 } },
});
