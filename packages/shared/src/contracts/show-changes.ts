import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId, namedSeatSchema, venueSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { changeKindSchema, draftSchema } from "./show-messages.ts";
import { ACCOUNT_REFUSALS, accountHolderSchema, typedIbanSchema } from "./typed.ts";

const exampleMail = {
  key: "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a6c",
  subject: "De voorstelling gaat niet door",
  text: "Door ziekte kunnen wij niet spelen. Kies zelf wat er met uw tickets gebeurt.",
};
const EXAMPLE_DEADLINE = "2026-12-05T22:59:00.000Z";
/** Token of the first recipient, signed with the secret of all examples. */
const EXAMPLE_TOKEN = "1.j3_hfMzgznxaNLVQbGG3ecqapvxYqQ-8BtMrSUeakgM";

/** GIFT: the society keeps the money. */
export const choiceSchema = z.enum(["KEEP", "VOUCHER", "MONEY", "GIFT"]);
export type Choice = z.infer<typeof choiceSchema>;

const params = z.object({ id: idSchema });

/** Assumed holder of the account; empty: banks cannot write the guest's name, so the form must ask for the holder. */
const proposedHolder = z.string();

const chooserSchema = z.object({
  reservationId: jsonId,
  name: z.string(),
  /** Empty: no mail reaches this person. */
  email: z.string(),
  number: z.string(),
  seats: z.array(namedSeatSchema),
  amount: euroSchema,
  choice: choiceSchema.nullable(),
  chosenAt: dateTimeSchema.nullable(),
  /** Name of the volunteer who chose for the visitor; null: the visitor chose, or nobody has. */
  chosenBy: z.string().nullable(),
  /** Choices that are still open; empty although `choice` is null: the reservation ended in another way. */
  choices: z.array(choiceSchema),
  isRefunded: z.boolean(),
  voucherIds: z.array(jsonId),
  needsIban: z.boolean(),
  holder: proposedHolder,
});
export type Chooser = z.infer<typeof chooserSchema>;

const showChangeSchema = z.object({
  holders: z.object({
    people: z.int(),
    reservations: z.int(),
    seats: z.int(),
    /** Amount that the holders paid in money. */
    amount: euroSchema,
    /** Unpaid reservations, which end when the show is cancelled. */
    unpaid: z.int(),
    /** How many people a mail about another date or place reaches, with people who have not paid and recipients. */
    reach: z.int(),
    /** How many people a mail about the cancellation reaches, with recipients and people who gave all tickets back. */
    reachOfCancellation: z.int(),
    /** Reservations without an e-mail address, paid or not. */
    toCall: z.array(
      z.object({
        reservationId: jsonId,
        name: z.string(),
        number: z.string(),
        /** 0: all seats were given back, and their money is not settled yet. */
        seats: z.int(),
        isPaid: z.boolean(),
      }),
    ),
    waiting: z.int(),
  }),
  /** The newest change that asked people to choose; null: there was none. */
  change: z
    .object({
      kind: changeKindSchema,
      madeAt: dateTimeSchema,
      chooseBefore: dateTimeSchema,
      items: z.array(chooserSchema),
    })
    .nullable(),
});
export type ShowChangeState = z.infer<typeof showChangeSchema>;

/** A mail with a key: a repeated call with the same key does nothing, and is refused if its text differs. */
const announcementSchema = draftSchema.extend({ key: z.uuid() });

export const getShowChange = endpoint({
  method: "GET",
  path: "/api/admin/shows/:id/change",
  access: "admin",
  summary: "Whom a change of the show concerns, and who has chosen what since the last one",
  params,
  response: { 200: showChangeSchema },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const showCancellationSchema = draftSchema.extend({ chooseBefore: dateTimeSchema });

export const cancelShow = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/cancel",
  access: "admin",
  summary:
    "Cancel a show: its sale and what nobody paid for end, and who holds tickets gets the mail, who paid with a link to choose",
  params,
  body: showCancellationSchema.extend({ key: z.uuid() }),
  response: { 200: showChangeSchema },
  errors: ["SHOW_NOT_FOUND", "SHOW_CANCELLED", "LAST_DAY_WRONG", "MAIL_SENT_OTHERWISE"],
  example: { params: { id: 1 }, body: { ...exampleMail, chooseBefore: EXAMPLE_DEADLINE } },
});

/** `chooseBefore` is at the latest when the show begins; null: nobody is asked to choose. */
export const showAnnouncementSchema = draftSchema.extend({ chooseBefore: dateTimeSchema.nullable() });

export const announceChange = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/change",
  access: "admin",
  summary:
    "Tell who has a reservation that the show has another date or place, and let who paid choose when that is wanted",
  params,
  body: showAnnouncementSchema.extend({ key: z.uuid() }),
  response: { 200: showChangeSchema },
  errors: [
    "SHOW_NOT_FOUND",
    "SHOW_CANCELLED",
    "NOTHING_TO_TELL",
    "MAIL_SENT_OTHERWISE",
    "LAST_DAY_WRONG",
    "NOBODY_TO_WRITE",
  ],
  example: { params: { id: 1 }, body: { ...exampleMail, subject: "Een andere datum", chooseBefore: EXAMPLE_DEADLINE } },
});

export const closeChange = endpoint({
  method: "DELETE",
  path: "/api/admin/shows/:id/change",
  access: "admin",
  summary: "Who holds tickets knows of another date or place without a mail: nothing is left to tell",
  params,
  response: { 204: z.null() },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const remindChoosers = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/change/remind",
  access: "admin",
  summary: "Write once more to who has not chosen",
  params,
  body: announcementSchema,
  response: { 200: showChangeSchema },
  errors: ["SHOW_NOT_FOUND", "CHOICE_CLOSED", "NOBODY_TO_WRITE", "MAIL_SENT_OTHERWISE"],
  example: { params: { id: 1 }, body: { ...exampleMail, subject: "Wat wilt u met uw tickets?" } },
});

export const choiceFormSchema = z.object({
  choice: choiceSchema,
  iban: typedIbanSchema.optional(),
  /** Holder of the account; undefined: the guest, as far as banks can write the name. */
  holder: accountHolderSchema.optional(),
});
export type ChoiceForm = z.infer<typeof choiceFormSchema>;

const REFUSALS = [
  "PROOF_NEEDED",
  "CHOICE_NOT_FOUND",
  "CHOICE_IMPOSSIBLE",
  "CHOICE_FINAL",
  "IBAN_NEEDED",
  ...ACCOUNT_REFUSALS,
  "REFUND_UNDER_WAY",
  "RESERVATION_CLOSED",
  "TICKETS_SCANNED",
  "PRODUCTS_HANDED_OUT",
] as const;

export const chooseFor = endpoint({
  method: "PUT",
  path: "/api/admin/reservations/:id/choice",
  access: "admin",
  summary: "Choose for somebody, who said so on the phone",
  params,
  body: choiceFormSchema,
  response: { 204: z.null() },
  errors: REFUSALS,
  example: { params: { id: 1 }, body: { choice: "KEEP" } },
});

const choicePageSchema = z.object({
  changes: z.array(
    z.object({
      kind: changeKindSchema,
      show: z.object({ id: jsonId, name: z.string(), dateTime: dateTimeSchema, venue: venueSchema.optional() }),
      chooseBefore: dateTimeSchema,
      isOpen: z.boolean(),
      reservations: z.array(
        z.object({
          id: jsonId,
          seats: z.array(namedSeatSchema),
          amount: euroSchema,
          /** Amount that is refunded to the vouchers that paid, whatever the choice. */
          onVouchers: euroSchema,
          choice: choiceSchema.nullable(),
          choices: z.array(choiceSchema),
          needsIban: z.boolean(),
          holder: proposedHolder,
          ibanEnd: z.string().optional(),
        }),
      ),
    }),
  ),
});
export type ChoicePage = z.infer<typeof choicePageSchema>;

/** The token of a link in a mail; without one the call is about the caller's own reservations. */
const token = z.string().max(100).optional();

export const openChoices = endpoint({
  method: "POST",
  path: "/api/choices",
  access: "public",
  summary: "What a show that changed asks of the reader of a mail, by its link, or of who is signed in",
  body: z.object({ token }),
  response: { 200: choicePageSchema },
  errors: ["LINK_EXPIRED"],
  example: { body: { token: EXAMPLE_TOKEN } },
});

export const choose = endpoint({
  method: "PUT",
  path: "/api/choices/:id",
  access: "public",
  summary: "Choose what becomes of one's reservation; another choice is possible until it was carried out",
  params,
  body: choiceFormSchema.extend({ token }),
  response: { 200: choicePageSchema },
  errors: [...REFUSALS, "CHOICE_CLOSED", "LINK_EXPIRED"],
  example: { params: { id: 1 }, body: { token: EXAMPLE_TOKEN, choice: "KEEP" } },
});
