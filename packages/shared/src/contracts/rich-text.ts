import * as z from "zod";
import { optionalText } from "./common.ts";

/** Registry of the rich texts in all contracts, by which the server finds the texts that it must sanitise. */
export const richTexts = z.registry();

/** HTML that the server sanitises before it is stored; no other text is shown as HTML. @param max with the tags */
export const richTextSchema = (max: number) => optionalText(max).register(richTexts, undefined);
