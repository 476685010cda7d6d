import * as z from "zod";
import type { Shown } from "#site/shown-content.ts";
import { SITE_PALETTES } from "#site/site-palettes.ts";
import { dateTimeSchema, idSchema, line, optionalLine, optionalText, placeSchema } from "./common.ts";
import {
  documentStateSchema,
  documentVersionsSchema,
  publishBodySchema,
  revisionSchema,
  languageQuerySchema,
  localizedOf,
  richTextSchema,
} from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { usedPictureSchema } from "./pictures.ts";
import { bicSchema, emailSchema, typedIbanSchema } from "./typed.ts";

/** Parts of the site that a society writes, each drafted and published separately (decisions, section 13). */
export const CONTENT_PARTS = [
  "society",
  "home",
  "about",
  "contact",
  "terms",
  "privacy",
  "plays",
  "accessibility",
] as const;
export const contentPartSchema = z.enum(CONTENT_PARTS);
export type ContentPart = z.infer<typeof contentPartSchema>;

const words = (max: number) => localizedOf(optionalLine(max));
const paragraph = (max: number) => localizedOf(optionalText(max));
const richText = (max: number) => localizedOf(richTextSchema(max));
const titled = z.object({ title: words(120), text: richText(20_000) });
const MAX_LIST = 60;

/** Facts about the society; pages hide empty ones. The first values come from environment variables. */
const societySchema = z.object({
  name: line(120),
  email: emailSchema,
  phone: optionalLine(40),
  logo: usedPictureSchema.nullable(),
  palette: z.enum(SITE_PALETTES),
  venueName: line(120),
  venueAddress: line(100),
  venueRoute: paragraph(400),
  /** Whether visitors can subscribe to a newsletter. */
  newsletter: z.boolean().default(false),
  /** In degrees; null: no map is shown. */
  place: placeSchema.nullable(),
  /** For transfers by visitors; the server checks the IBAN. */
  bank: z.object({ iban: typedIbanSchema, bic: bicSchema, beneficiary: line(70) }),
});

const homeSchema = z.object({
  eyebrow: words(80),
  title: words(120),
  lead: paragraph(400),
  welcome: titled,
  reasons: z.array(z.object({ title: words(80), text: paragraph(400) })).max(6),
});

const aboutSchema = z.object({
  lead: paragraph(400),
  mission: titled,
  milestones: z.array(z.object({ year: optionalLine(20), text: paragraph(400) })).max(MAX_LIST),
  location: titled,
  members: titled,
  board: z
    .array(z.object({ name: optionalLine(80), role: words(80), photo: usedPictureSchema.nullable() }))
    .max(MAX_LIST),
  join: titled,
});

const contactSchema = z.object({
  lead: paragraph(400),
  directions: z.array(z.object({ title: words(80), text: paragraph(400) })).max(12),
});

/** A legal page. Its text may have placeholders, such as {holdMinutes} or, on the privacy page, {keeping}. */
const legalSchema = z.object({ lead: paragraph(600), text: richText(60_000) });

/** A society's part of the accessibility statement; the page has a sentence in the place of an empty text. */
const accessibilitySchema = z.object({
  contact: paragraph(600),
  /** Wheelchair places, ring loop, parking, accessible toilet. */
  hall: paragraph(2000),
  shortcomings: paragraph(2000),
});

const playsSchema = z.object({ lead: paragraph(400) });

export const contentSchemas = {
  society: societySchema,
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  terms: legalSchema,
  privacy: legalSchema,
  accessibility: accessibilitySchema,
  plays: playsSchema,
} as const satisfies Record<ContentPart, z.ZodType>;
export type Content<P extends ContentPart = ContentPart> = z.infer<(typeof contentSchemas)[P]>;

export type ShownContent<P extends ContentPart> = Shown<Content<P>>;

const partParams = z.object({ part: contentPartSchema });

/** Content of any part: the server checks it against `contentSchemas[part]` once it knows the part. */
const anyContent = z.record(z.string(), z.unknown());

const contentDraftSchema = documentStateSchema.extend({ part: contentPartSchema, content: anyContent });
export type ContentDraft = z.infer<typeof contentDraftSchema>;

export const getShownContent = endpoint({
  method: "GET",
  path: "/api/content/:part",
  access: "public",
  summary:
    "What is published of a part of the site, in one language, without the bank account; 404 before its first time",
  params: partParams,
  query: languageQuerySchema,
  response: { 200: z.object({ publishedAt: dateTimeSchema, content: anyContent }) },
  errors: ["CONTENT_NOT_FOUND"],
  example: { params: { part: "plays" }, query: { language: "nl" } },
});

export const getContentDraft = endpoint({
  method: "GET",
  path: "/api/admin/content/:part",
  access: "admin",
  summary: "The draft of a part of the site",
  params: partParams,
  response: { 200: contentDraftSchema },
  example: { params: { part: "plays" } },
});

export const saveContentDraft = endpoint({
  method: "PUT",
  path: "/api/admin/content/:part",
  access: "admin",
  summary: "Store the draft of a part; refused when somebody else stored one since the revision that it began from",
  params: partParams,
  body: z.object({ revision: revisionSchema, content: anyContent }),
  response: { 200: contentDraftSchema },
  errors: ["DRAFT_CHANGED"],
  example: {
    params: { part: "plays" },
    body: { revision: 1, content: { lead: { nl: "Alles wat wij ooit speelden.", en: "All that we ever played." } } },
  },
});

export const previewContent = endpoint({
  method: "GET",
  path: "/api/admin/content/:part/preview",
  access: "admin",
  summary: "The draft of a part as visitors will see it",
  params: partParams,
  query: languageQuerySchema,
  response: { 200: anyContent },
  example: { params: { part: "plays" }, query: { language: "en" } },
});

export const publishContent = endpoint({
  method: "POST",
  path: "/api/admin/content/:part/publish",
  access: "admin",
  summary:
    "Publish the draft of a part; refused with what is still missing. Another bank account needs a proof of the last ten minutes",
  params: partParams,
  body: publishBodySchema,
  response: { 200: contentDraftSchema },
  errors: ["PROOF_NEEDED", "DRAFT_CHANGED", "PICTURES_NOT_READY"],
  example: { params: { part: "plays" }, body: { revision: 1 } },
});

export const listContentVersions = endpoint({
  method: "GET",
  path: "/api/admin/content/:part/versions",
  access: "admin",
  summary: "What was published of a part, when and by whom",
  params: partParams,
  response: { 200: documentVersionsSchema },
  example: { params: { part: "plays" } },
});

export const restoreContentVersion = endpoint({
  method: "POST",
  path: "/api/admin/content/:part/versions/:versionId/restore",
  access: "admin",
  summary: "Make the draft of a part what a version of it was",
  params: partParams.extend({ versionId: idSchema }),
  body: publishBodySchema,
  response: { 200: contentDraftSchema },
  errors: ["VERSION_NOT_FOUND", "DRAFT_CHANGED"],
  example: { params: { part: "plays", versionId: 7 }, body: { revision: 1 } },
});
