import * as z from "zod";
import { optionalText } from "./common.ts";

/** Registry of the rich texts in all contracts, by which the server finds the texts that it must sanitise. */
export const richTexts = z.registry();

/**
 * HTML of a society's own texts: paragraphs, headings (h2, h3), lists, links, strong and em. The server sanitises what
 * it stores (apps/api/src/modules/records/documents/rich-text.ts); nothing else may be shown as HTML.
 * @param max characters, tags included
 */
export const richTextSchema = (max: number) => optionalText(max).register(richTexts, undefined);
