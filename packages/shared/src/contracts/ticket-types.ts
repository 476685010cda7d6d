import * as z from "zod";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { looksOf } from "../halls/label-text.ts";
import { euroSchema, jsonId, line, optionalLine } from "./common.ts";
import { MAX_CART_SEATS } from "./seats.ts";

/** A ticket type of a show (decisions, section 11); a seat gets the first of the list unless another is chosen. */
export const ticketTypeSchema = z.object({
  id: jsonId,
  name: z.string(),
  description: z.string(),
  /** A zone's own price replaces the general one (null); a zone with neither does not sell the type. */
  prices: z.array(z.object({ zone: z.string().nullable(), price: euroSchema })),
  maxPerReservation: z.int().nullable(),
});
export type TicketType = z.infer<typeof ticketTypeSchema>;

export const priceSchema = z.number().min(0).max(1000).multipleOf(0.01);

export const MAX_TICKET_TYPES = 12;

const ticketTypeFieldsSchema = z.object({
  /** Undefined: a new type. A type of the show that is left out is no longer sold. */
  id: jsonId.optional(),
  name: line(40),
  description: optionalLine(200).default(""),
  prices: z
    .array(z.object({ zone: z.string().min(1).max(40).nullable(), price: priceSchema }))
    .min(1)
    .max(50)
    .refine((prices) => new Set(prices.map(({ zone }) => zone)).size === prices.length, {
      message: "Elke zone kan maar één prijs hebben." satisfies ContractSentence,
    }),
  maxPerReservation: z.int().min(1).max(MAX_CART_SEATS).nullish(),
});
export type TicketTypeFields = z.output<typeof ticketTypeFieldsSchema>;

const differentNames = (types: readonly { name: string }[]): boolean =>
  new Set(types.map(({ name }) => looksOf(name))).size === types.length;

/** Whether all ids differ: two with the same id would be stored as one, and leave a gap in the order. */
function differentIds(types: readonly { id?: number | undefined }[]): boolean {
  const ids = types.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
}

export const ticketTypesFormSchema = z
  .array(ticketTypeFieldsSchema)
  .min(1)
  .max(MAX_TICKET_TYPES)
  .refine(differentNames, { message: "Geef elk tickettype een andere naam." satisfies ContractSentence })
  .refine(differentIds, {
    message: "Hetzelfde tickettype staat er twee keer in. Laad de voorstelling opnieuw." satisfies ContractSentence,
  })
  .refine(([first]) => !first?.maxPerReservation, {
    message:
      "Het eerste tickettype krijgt elke plaats vanzelf: daarvoor kan er geen maximum zijn." satisfies ContractSentence,
  });
