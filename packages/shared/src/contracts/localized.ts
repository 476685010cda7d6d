import * as z from "zod";
import { LANGUAGES } from "../languages.ts";

const sourceSchema = z.object({ dutch: z.string().max(40), sample: z.literal(true).optional() });
/** Dutch text that each translation was made of; without it that is not known, and the translation counts as good. */
const sourcesSchema = z.object({ fr: sourceSchema.optional(), en: sourceSchema.optional() });

/** A text in Dutch, and in French or English where the society writes it in them too. */
export function localizedOf<T extends z.ZodType<string, string>>(text: T) {
  return z.object({ nl: text, fr: text.optional(), en: text.optional(), sources: sourcesSchema.optional() });
}

/** Language of the requested texts; Dutch by default. */
export const languageQuerySchema = z.object({ language: z.enum(LANGUAGES).default("nl") });
