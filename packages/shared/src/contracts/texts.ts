import * as z from "zod";
import { LANGUAGES } from "#words/languages.ts";
import { optionalText } from "./common.ts";

const sourceSchema = z.object({ dutch: z.string().max(40), sample: z.literal(true).optional() });
/** The Dutch text from which each translation was made; a translation without one counts as up to date. */
const sourcesSchema = z.object({ fr: sourceSchema.optional(), en: sourceSchema.optional() });

/** A text in Dutch, and in French or English when the society translates it. */
export function localizedOf<T extends z.ZodType<string, string>>(text: T) {
  return z.object({ nl: text, fr: text.optional(), en: text.optional(), sources: sourcesSchema.optional() });
}

/** Language of the requested texts; Dutch by default. */
export const languageQuerySchema = z.object({ language: z.enum(LANGUAGES).default("nl") });

/** Registry of the rich texts in all contracts, by which the server finds the texts that it must sanitise. */
export const richTexts = z.registry();

/**
 * HTML of a society's own texts: paragraphs, headings (h2, h3), lists, links, strong and em. The server sanitises what
 * it stores (apps/api/src/modules/records/documents/rich-text.ts); nothing else may be shown as HTML.
 * @param max characters, tags included
 */
export const richTextSchema = (max: number) => optionalText(max).register(richTexts, undefined);
