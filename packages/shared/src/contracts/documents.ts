import * as z from "zod";
import { LANGUAGES } from "#words/languages.ts";
import { MAX_ID } from "./limits.ts";
import { dateTimeSchema, jsonId, optionalText } from "./common.ts";

const sourceSchema = z.object({ dutch: z.string().max(40), sample: z.literal(true).optional() });
/** The Dutch text from which each translation was made; a translation without one counts as up to date. */
const sourcesSchema = z.object({ fr: sourceSchema.optional(), en: sourceSchema.optional() });

export function localizedOf<T extends z.ZodType<string, string>>(text: T) {
  return z.object({ nl: text, fr: text.optional(), en: text.optional(), sources: sourcesSchema.optional() });
}

export const languageQuerySchema = z.object({ language: z.enum(LANGUAGES).default("nl") });

/** Registry of the rich texts in all contracts, by which the server finds the texts that it must sanitise. */
export const richTexts = z.registry();

/** HTML that the server sanitises before it is stored; no other text is shown as HTML. @param max with the tags */
export const richTextSchema = (max: number) => optionalText(max).register(richTexts, undefined);

export const documentStateSchema = z.object({
  revision: z.int(),
  changedAt: dateTimeSchema,
  /** Name of the user who changed the draft last; null: nobody yet, or a deleted account. */
  changedBy: z.string().nullable(),
  publishedAt: dateTimeSchema.nullable(),
  publishedBy: z.string().nullable(),
  hasChanges: z.boolean(),
  toReview: z.object({ fr: z.int(), en: z.int() }),
});
export type DocumentState = z.infer<typeof documentStateSchema>;

export const revisionSchema = z.int().min(0).max(MAX_ID);

export const publishBodySchema = z.object({ revision: revisionSchema });

export const documentVersionsSchema = z.array(
  z.object({ id: jsonId, publishedAt: dateTimeSchema, publishedBy: z.string().nullable() }),
);
export type DocumentVersions = z.infer<typeof documentVersionsSchema>;
