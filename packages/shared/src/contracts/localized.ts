import * as z from "zod";
import { LANGUAGES } from "../languages.ts";

/** A text in Dutch, and in French or English where the society writes it in them too. */
export function localizedOf<T extends z.ZodType<string, string>>(text: T) {
  return z.object({ nl: text, fr: text.optional(), en: text.optional() });
}

/** Of what is asked; Dutch unless it says another. */
export const languageQuerySchema = z.object({ language: z.enum(LANGUAGES).default("nl") });
