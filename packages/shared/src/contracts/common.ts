import * as z from "zod";
import { MAX_ID } from "./limits.ts";
import { seatKindSchema } from "./hall-plan.ts";

export const idSchema = z.coerce.number().int().min(1).max(MAX_ID);

export const jsonId = z.int().min(1).max(MAX_ID);

/** ISO 8601 in UTC, as every date-time in JSON. */
export const dateTimeSchema = z.iso.datetime();

/** A stored word of this list, or any other word: during an upgrade the newer release stores new ones. */
export const storedWord = <Words extends z.ZodEnum>(words: Words) => z.union([words, z.string()]);

/** Euros (12 or 24.5); cents exist on the server only. */
export const euroSchema = z.number().min(0);

/** A seat with its names in the show's plan, 'Rij 2' and 'F'; lists of seats are in numbering order. */
export const namedSeatSchema = z.object({
  seatId: z.string(),
  group: z.string(),
  label: z.string(),
  /** Absent for an ordinary seat. */
  kind: seatKindSchema.optional(),
});

/** The place of a show; absent for the society's own hall at its own address. `fullVenue` of `venue.ts` is its text. */
export const venueSchema = z.object({
  name: z.string(),
  /** Null: the society's address (`venueAddress` of the site). */
  address: z.string().nullable(),
});

export const placeSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** The body of every error (decisions, section 3). */
export const errorBodySchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Query of a list; without any of these the response is the plain list. */
export const listQuerySchema = z.object({
  search: z.string().trim().max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(200).optional(),
  sort: z
    .string()
    .max(40)
    .regex(/^-?[a-zA-Z]+$/)
    .optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export function listOf<T extends z.ZodType>(item: T) {
  return z.union([z.array(item), z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })]);
}

/** Text that is trimmed, and has no control characters but tabs and line ends. */
function characters(max: number) {
  return (
    z
      .string()
      .trim()
      .max(max)
      // oxlint-disable-next-line no-control-regex -- control characters are what is refused
      .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)
  );
}

const ONE_LINE = /^[^\r\n]*$/;

export const text = (max: number) => characters(max).min(1);

export const optionalText = (max: number) => characters(max);

/** One line: names end up in mail headers. */
export const line = (max: number) => text(max).regex(ONE_LINE);

export const optionalLine = (max: number) => characters(max).regex(ONE_LINE);
