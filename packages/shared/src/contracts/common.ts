import * as z from "zod";
import { MAX_ID } from "../limits.ts";

/** A row id: a positive 32-bit integer, also when it comes as text in a path. */
export const idSchema = z.coerce.number().int().min(1).max(MAX_ID);

/** Ids in JSON answers and bodies, where they are numbers already. */
export const jsonId = z.int().min(1).max(MAX_ID);

/** ISO 8601 in UTC, as every date-time in JSON. */
export const dateTimeSchema = z.iso.datetime();

/** Euros as a number (12 or 24.5); cents exist in the database only. */
export const euroSchema = z.number().min(0);

/** The body of every error (decisions, section 3). */
export const errorBodySchema = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The query of a list that can grow long; none of these given means: the plain list. */
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

/** A plain list, or one page of it when the query asked for a page. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.union([z.array(item), z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })]);
}

/** Trimmed text for people, without control characters. */
export function text(max: number) {
  return (
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      // oxlint-disable-next-line no-control-regex -- control characters are what is refused
      .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)
  );
}

/** The same in one line: names, which come into the headers of mails. */
export function line(max: number) {
  return text(max).regex(/^[^\r\n]*$/);
}
