import { richTexts } from "@podium/shared/contracts/documents";
import type sanitize from "sanitize-html";
import * as z from "zod";
import { onFirstUse } from "#platform/process/on-first-use.ts";

/** Loaded when needed: the sanitizer also parses style sheets, which takes 18 MB. */
const loadSanitizer = onFirstUse(() => import("sanitize-html"));

/** Elements besides the text that a word processor or another site puts in the clipboard. */
const WITHOUT_TEXT = ["script", "style", "title", "textarea", "option", "noscript", "template", "xml", "svg", "math"];

const INLINE = new Set(["a", "strong", "em"]);

/** A web page, a mail address, a telephone number, or a page of this site. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\\]*$/i;

/** Browsers ignore white space and control characters in an address. */
// oxlint-disable-next-line no-control-regex -- control characters are removed
const IGNORED_IN_ADDRESSES = /[\u0000-\u0020]/g;

const RULES: sanitize.IOptions = {
  allowedTags: ["p", "h2", "h3", "ul", "ol", "li", "a", "strong", "em", "br"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nonTextTags: WITHOUT_TEXT,
  nestingLimit: 20,
  transformTags: {
    b: "strong",
    i: "em",
    div: "p",
    h1: "h2",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    a: (tagName, { href = "" }) => {
      const address = href.replaceAll(IGNORED_IN_ADDRESSES, "");
      return { tagName, attribs: LINK.test(address) ? { href: address } : {} };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === "a" && attribs.href === undefined ? "excludeTag" : false),
};

/** In the first pass, the words of a removed link do not count as text of its parent. */
const WITHOUT_EMPTY: sanitize.IOptions = {
  ...RULES,
  exclusiveFilter: ({ tag, text }) => tag !== "br" && (INLINE.has(tag) ? text === "" : text.trim() === ""),
};

export type SanitizeHtml = (html: string) => string;

/** Keeps only what `richTextSchema` allows, so that nothing can run, and removes empty paragraphs. */
export async function htmlSanitizer(): Promise<SanitizeHtml> {
  const { default: clean } = await loadSanitizer();
  // A single pass may leave markup that browsers interpret differently, such as a paragraph in another.
  return (html) => clean(clean(html, RULES), WITHOUT_EMPTY).trim();
}

type Clean = (value: unknown, sanitizeHtml: SanitizeHtml) => unknown;
const asItIs: Clean = (value) => value;

const LEAVES = [z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A text that is stored in another form than it was typed (`contracts/typed.ts`). */
const isLeafPipe = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodPipe &&
  sanitizerOf(schema.in) === asItIs &&
  (schema.out instanceof z.ZodTransform || sanitizerOf(schema.out) === asItIs);

/** Sanitises every rich text of a value. @throws Error for a kind of schema in which one might be missed */
export function sanitizerOf(schema: z.core.$ZodType): Clean {
  if (richTexts.has(schema)) return (value, sanitizeHtml) => (typeof value === "string" ? sanitizeHtml(value) : value);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return sanitizerOf(schema.unwrap());
  if (schema instanceof z.ZodArray) {
    const item = sanitizerOf(schema.element);
    return (value, sanitizeHtml) => (Array.isArray(value) ? value.map((one) => item(one, sanitizeHtml)) : value);
  }
  if (schema instanceof z.ZodObject) {
    // zod's types do not know the fields of an arbitrary object.
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(
      ([name, field]) => [name, sanitizerOf(field)] as const,
    );
    return (value, sanitizeHtml) =>
      isObject(value)
        ? {
            ...value,
            ...Object.fromEntries(
              fields.filter(([name]) => name in value).map(([name, clean]) => [name, clean(value[name], sanitizeHtml)]),
            ),
          }
        : value;
  }
  if (LEAVES.some((leaf) => schema instanceof leaf) || isLeafPipe(schema)) return asItIs;
  throw new Error(`rich-text.ts does not know how to sanitise in a ${schema.constructor.name}`);
}
