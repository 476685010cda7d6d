import * as z from "zod";
import { LANGUAGES } from "#words/languages.ts";

const sourceSchema = z.object({ dutch: z.string().max(40), sample: z.literal(true).optional() });
/** The Dutch text from which each translation was made; a translation without one counts as up to date. */
const sourcesSchema = z.object({ fr: sourceSchema.optional(), en: sourceSchema.optional() });

export function localizedOf<T extends z.ZodType<string, string>>(text: T) {
  return z.object({ nl: text, fr: text.optional(), en: text.optional(), sources: sourcesSchema.optional() });
}

export const languageQuerySchema = z.object({ language: z.enum(LANGUAGES).default("nl") });
