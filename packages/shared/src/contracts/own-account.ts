import * as z from "zod";
import { LANGUAGES } from "#words/languages.ts";
import { auditActionSchema } from "./audit.ts";
import { dateTimeSchema, euroSchema, jsonId, namedSeatSchema, storedWord } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_PASSWORD } from "./examples.ts";
import { LINK_MAILS, mailKindSchema, securityNoticeKindSchema } from "./mails.ts";
import { onlinePaymentStatusSchema } from "./payments.ts";
import { reservationSchema } from "./reservations.ts";
import { userSchema } from "./users.ts";

const linkSchema = z.object({
  createdAt: dateTimeSchema,
  expiresAt: dateTimeSchema,
  usedAt: dateTimeSchema.nullable(),
});

/** See docs/decisions/061 for what is left out. Each seat id comes with the seat's names in its plan. */
const ownDataSchema = z.object({
  exportedAt: dateTimeSchema,
  account: userSchema.omit({ username: true }).extend({
    pendingEmail: z.string().nullable(),
    emailVerifiedAt: dateTimeSchema.nullable(),
    language: z.enum(LANGUAGES),
    createdAt: dateTimeSchema,
  }),
  reservations: z.array(
    reservationSchema.omit({ user: true, qrCodes: true }).extend({
      ticketCode: z.string().nullable(),
      /** Network that made the reservation, while it is unpaid and its address unverified. */
      network: z.string().optional(),
    }),
  ),
  onlinePayments: z.array(
    z.object({
      reservationId: jsonId,
      status: storedWord(z.enum(["CREATED", ...onlinePaymentStatusSchema.options])),
      amount: euroSchema,
      createdAt: dateTimeSchema,
      paidAt: dateTimeSchema.nullable(),
      refundedAt: dateTimeSchema.nullable(),
      refundReason: z.string().nullable(),
      provider: z.string(),
    }),
  ),
  refundAccounts: z.array(
    z.object({ reservationId: jsonId, iban: z.string(), holder: z.string().nullable(), givenAt: dateTimeSchema }),
  ),
  cart: z
    .object({
      showId: jsonId,
      seats: z.array(z.string()),
      places: z.array(namedSeatSchema),
      products: z.array(z.object({ name: z.string(), count: z.int(), price: euroSchema })),
      createdAt: dateTimeSchema,
      expiresAt: dateTimeSchema,
      /** To the society; absent when there is none. */
      gift: euroSchema.optional(),
    })
    .nullable(),
  waitingLists: z.array(
    z.object({
      showId: jsonId,
      seats: z.int(),
      together: z.boolean(),
      joinedAt: dateTimeSchema,
      endedAt: dateTimeSchema.nullable(),
      outcome: z.string().nullable(),
      offeredSeats: z.array(z.string()).nullable(),
      offeredPlaces: z.array(namedSeatSchema).nullable(),
      offeredAt: dateTimeSchema.nullable(),
    }),
  ),
  waitingRooms: z.array(
    z.object({
      showId: jsonId,
      entry: z.string(),
      network: z.string(),
      arrivedAt: dateTimeSchema,
      rank: z.int().nullable(),
      letInAt: dateTimeSchema.nullable(),
      turnUntil: dateTimeSchema.nullable(),
    }),
  ),
  seatMoves: z.array(
    z.object({
      reservationId: jsonId,
      fromSeatId: z.string(),
      fromPlace: namedSeatSchema,
      toSeatId: z.string(),
      toPlace: namedSeatSchema,
      movedAt: dateTimeSchema,
    }),
  ),
  passedTickets: z.array(
    z.object({
      reservationId: jsonId,
      name: z.string(),
      email: z.string(),
      passedAt: dateTimeSchema,
      endedAt: dateTimeSchema.nullable(),
    }),
  ),
  returnedTickets: z.array(
    z.object({
      reservationId: jsonId,
      seatId: z.string(),
      place: namedSeatSchema,
      price: euroSchema,
      returned: euroSchema.nullable(),
      givenBackAt: dateTimeSchema,
      endedAt: dateTimeSchema.nullable(),
      state: z.string(),
    }),
  ),
  scans: z.array(
    z.object({
      reservationId: jsonId,
      seatId: z.string(),
      place: namedSeatSchema,
      at: dateTimeSchema,
      outcome: z.string(),
    }),
  ),
  handOuts: z.array(
    z.object({
      reservationId: jsonId,
      product: z.string(),
      count: z.int(),
      at: dateTimeSchema,
      outcome: storedWord(z.enum(["ACCEPTED", "CONFLICT"])),
      takenBackAt: dateTimeSchema.nullable(),
    }),
  ),
  bankTransfers: z.array(
    z.object({
      reservationId: jsonId,
      bookedOn: z.string().nullable(),
      amount: euroSchema,
      name: z.string(),
      /** The payer's account; empty when the statement has none. */
      iban: z.string(),
      message: z.string(),
    }),
  ),
  mails: z.array(
    z.object({ kind: storedWord(mailKindSchema), createdAt: dateTimeSchema, sentAt: dateTimeSchema.nullable() }),
  ),
  passwordLinks: z.array(linkSchema),
  mailedLinks: z.array(
    linkSchema.extend({
      purpose: storedWord(z.enum([...LINK_MAILS, "UNDO_SECOND_STEP", "OPEN_OFFER", "OPEN_RESERVATION", "INVITATION"])),
      email: z.string(),
    }),
  ),
  secondStep: z.object({
    passkeys: z.array(z.object({ name: z.string(), createdAt: dateTimeSchema, lastUsedAt: dateTimeSchema.nullable() })),
    authenticator: z.object({ createdAt: dateTimeSchema, confirmedAt: dateTimeSchema.nullable() }).nullable(),
    recoveryCodes: z.array(z.object({ createdAt: dateTimeSchema, usedAt: dateTimeSchema.nullable() })),
    /** When this role was first asked for a second step, before calls need one; null: it was not, or there is one. */
    askedSince: dateTimeSchema.nullable(),
  }),
  securityNotices: z.array(z.object({ what: storedWord(securityNoticeKindSchema), at: dateTimeSchema })),
  sessions: z.array(
    z.object({
      device: z.string(),
      network: z.string(),
      createdAt: dateTimeSchema,
      lastSeenAt: dateTimeSchema,
      expiresAt: dateTimeSchema,
      endedAt: dateTimeSchema.nullable(),
    }),
  ),
  /** Vouchers from the account's refunds, and those sent to its address, if that is verified. */
  vouchers: z.array(
    z.object({
      code: z.string(),
      origin: z.string(),
      name: z.string(),
      email: z.string(),
      balance: euroSchema,
      createdAt: dateTimeSchema,
      entries: z.array(
        z.object({ kind: z.string(), amount: z.number(), reservationId: jsonId.nullable(), at: dateTimeSchema }),
      ),
    }),
  ),
  /** Quotas of actors whose link was for the account's address, if that is verified. */
  castQuotas: z.array(
    z.object({
      showId: jsonId,
      name: z.string(),
      email: z.string(),
      seats: z.int(),
      endsAt: dateTimeSchema,
      createdAt: dateTimeSchema,
    }),
  ),
  /** Shifts of a volunteer at the till; the last three are null while it is open. */
  cashShifts: z.array(
    z.object({
      openedAt: dateTimeSchema,
      closedAt: dateTimeSchema.nullable(),
      opening: euroSchema,
      counted: euroSchema.nullable(),
      difference: z.number().nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** Messages of the account, and of its address if that is verified. */
  newsletter: z.array(
    z.object({
      email: z.string(),
      language: storedWord(z.enum(LANGUAGES)),
      consent: z.string(),
      askedAt: dateTimeSchema,
      confirmedAt: dateTimeSchema.nullable(),
      leftAt: dateTimeSchema.nullable(),
    }),
  ),
  contactMessages: z.array(
    z.object({ name: z.string(), email: z.string(), message: z.string(), sentAt: dateTimeSchema }),
  ),
  showMessages: z.array(z.object({ show: z.string(), subject: z.string(), text: z.string(), at: dateTimeSchema })),
  auditLog: z.array(
    z.object({ at: dateTimeSchema, action: storedWord(auditActionSchema), summary: z.string(), byYou: z.boolean() }),
  ),
});
export type OwnData = z.infer<typeof ownDataSchema>;

export const downloadOwnData = endpoint({
  method: "GET",
  path: "/api/user/ownData",
  access: "user",
  summary: "All data stored about the caller, as an export",
  response: { 200: ownDataSchema },
});

export const deleteOwnAccount = endpoint({
  method: "POST",
  path: "/api/user/deleteAccount",
  access: "user",
  summary: "Close one's own account: cancels unpaid reservations, keeps paid tickets valid, anonymizes its data",
  body: z.object({ password: z.string().min(1).max(200).optional() }),
  response: { 204: z.null() },
  errors: ["PASSWORD_NEEDED", "PASSWORD_WRONG", "SIGN_IN_PAUSED", "PROOF_NEEDED", "LAST_ADMIN"],
  example: { body: { password: EXAMPLE_PASSWORD } },
});
