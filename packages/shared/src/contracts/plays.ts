import * as z from "zod";
import { POSTER_MOTIFS } from "#site/poster-motifs.ts";
import { dateTimeSchema, euroSchema, idSchema, jsonId, line, optionalLine, venueSchema } from "./common.ts";
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
import { shownPictureSchema, usedPictureSchema } from "./pictures.ts";

const MAX_CAST = 60;
const MAX_PHOTOS = 30;
const MAX_QUOTES = 12;

const lineOrNothing = (max: number) => localizedOf(optionalLine(max));

export const playContentSchema = z.object({
  title: localizedOf(line(120)),
  author: optionalLine(120).default(""),
  director: optionalLine(120).default(""),
  cast: z
    .array(z.object({ name: optionalLine(80), role: lineOrNothing(80) }))
    .max(MAX_CAST)
    .default([]),
  genre: lineOrNothing(60).default({ nl: "" }),
  about: lineOrNothing(400).default({ nl: "" }),
  synopsis: localizedOf(richTextSchema(20_000)).default({ nl: "" }),
  /** Including the interval. */
  durationMinutes: z.int().min(1).max(900).nullable().default(null),
  hasInterval: z.boolean().default(false),
  /** Null: for everybody. */
  minAge: z.int().min(0).max(21).nullable().default(null),
  spokenLanguage: lineOrNothing(60).default({ nl: "" }),
  /** Year in which the play was performed, when none of its shows is known. */
  year: z.int().min(1800).max(2200).nullable().default(null),
  poster: usedPictureSchema.nullable().default(null),
  /** Motif of the poster that is drawn when there is no picture; null: the title decides. */
  motif: z.enum(POSTER_MOTIFS).nullable().default(null),
  photos: z.array(usedPictureSchema).max(MAX_PHOTOS).default([]),
  quotes: z
    .array(z.object({ text: lineOrNothing(400), source: optionalLine(120) }))
    .max(MAX_QUOTES)
    .default([]),
});
export type PlayContent = z.infer<typeof playContentSchema>;

export const examplePlay: PlayContent = {
  title: { nl: "De vrek" },
  author: "Molière",
  director: "Luc Steenhaut",
  cast: [{ name: "Walter Praet", role: { nl: "Harpagon" } }],
  genre: { nl: "Komedie", fr: "Comédie" },
  about: { nl: "Een kist met geld verdwijnt op de dag dat iedereen wil trouwen." },
  synopsis: { nl: "<p>Harpagon telt elke cent.</p>" },
  durationMinutes: 130,
  hasInterval: true,
  minAge: 8,
  spokenLanguage: { nl: "Nederlands" },
  year: null,
  poster: null,
  motif: "key",
  photos: [],
  quotes: [{ text: { nl: "Zelden zo gelachen." }, source: "De Dorpsbode" }],
};

/** COMING: a show has yet to end, or none is planned yet. PLAYED: the last show ended, or its year has passed. */
export const playPhaseSchema = z.enum(["COMING", "PLAYED"]);
export type PlayPhase = z.infer<typeof playPhaseSchema>;

const playSummarySchema = z.object({
  id: jsonId,
  slug: z.string(),
  title: z.string(),
  genre: z.string(),
  about: z.string(),
  director: z.string(),
  leads: z.array(z.string()),
  /** Year of the last show, or the year that was filled in; null: neither. */
  year: z.int().nullable(),
  phase: playPhaseSchema,
  poster: shownPictureSchema.nullable(),
  /** Motif of the poster drawn without a picture: no two coming plays share one while there are enough. */
  motif: z.enum(POSTER_MOTIFS).nullable(),
});
export type PlaySummary = z.infer<typeof playSummarySchema>;

/** A show of a play, without facts that change with each sold seat: `listShows` has the number of free seats. */
const playShowSchema = z.object({
  showId: jsonId,
  dateTime: dateTimeSchema,
  venue: venueSchema.optional(),
  priceFrom: euroSchema,
  salesOpenAt: dateTimeSchema.nullable(),
  salesCloseAt: dateTimeSchema,
  cancelled: z.boolean(),
});
export type PlayShow = z.infer<typeof playShowSchema>;

export const playSchema = playSummarySchema.extend({
  author: z.string(),
  cast: z.array(z.object({ name: z.string(), role: z.string() })),
  /** Sanitised HTML: see `documents.ts`. */
  synopsis: z.string(),
  durationMinutes: z.int().nullable(),
  hasInterval: z.boolean(),
  minAge: z.int().nullable(),
  spokenLanguage: z.string(),
  photos: z.array(shownPictureSchema),
  quotes: z.array(z.object({ text: z.string(), source: z.string() })),
  /** Past ones too, soonest first. */
  evenings: z.array(playShowSchema),
});
export type Play = z.infer<typeof playSchema>;

export const listPlays = endpoint({
  method: "GET",
  path: "/api/plays",
  access: "public",
  summary: "Published plays: those to come, soonest first, then those played, newest first",
  query: languageQuerySchema,
  response: { 200: z.array(playSummarySchema) },
  example: { query: { language: "nl" } },
});

export const getPlay = endpoint({
  method: "GET",
  path: "/api/plays/:slug",
  access: "public",
  summary: "A published play with its evenings; 301 from a name that it had before",
  params: z.object({ slug: z.string().max(100) }),
  query: languageQuerySchema,
  response: { 200: playSchema },
  errors: ["PLAY_NOT_FOUND"],
  example: { params: { slug: "de-vrek" }, query: { language: "nl" } },
});

const managedPlaySchema = documentStateSchema.extend({
  id: jsonId,
  /** Part of the play's address; follows the title until the play is published. */
  slug: z.string(),
  title: z.string(),
  shows: z.int(),
});
export type ManagedPlay = z.infer<typeof managedPlaySchema>;

const playDraftSchema = managedPlaySchema.extend({ content: playContentSchema });
export type PlayDraft = z.infer<typeof playDraftSchema>;

const playParams = z.object({ id: idSchema });

export const listManagedPlays = endpoint({
  method: "GET",
  path: "/api/admin/plays",
  access: "admin",
  summary: "All plays, drafts included, those changed last first",
  response: { 200: z.array(managedPlaySchema) },
});

export const createPlay = endpoint({
  method: "POST",
  path: "/api/admin/plays",
  access: "admin",
  summary: "A new play, as a draft",
  body: playContentSchema,
  response: { 201: playDraftSchema },
  example: { body: { ...examplePlay, title: { nl: "Kerst in de keuken" } } },
});

export const getPlayDraft = endpoint({
  method: "GET",
  path: "/api/admin/plays/:id",
  access: "admin",
  summary: "The draft of a play",
  params: playParams,
  response: { 200: playDraftSchema },
  errors: ["PLAY_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const savePlayDraft = endpoint({
  method: "PUT",
  path: "/api/admin/plays/:id",
  access: "admin",
  summary: "Store the draft of a play; refused when somebody else stored one since the revision that it began from",
  params: playParams,
  body: z.object({ revision: revisionSchema, content: playContentSchema }),
  response: { 200: playDraftSchema },
  errors: ["PLAY_NOT_FOUND", "DRAFT_CHANGED"],
  example: {
    params: { id: 1 },
    body: { revision: 1, content: { ...examplePlay, director: "Griet Van Hoeymissen" } },
  },
});

export const previewPlay = endpoint({
  method: "GET",
  path: "/api/admin/plays/:id/preview",
  access: "admin",
  summary: "The draft of a play as visitors will see it",
  params: playParams,
  query: languageQuerySchema,
  response: { 200: playSchema },
  errors: ["PLAY_NOT_FOUND"],
  example: { params: { id: 1 }, query: { language: "fr" } },
});

export const publishPlay = endpoint({
  method: "POST",
  path: "/api/admin/plays/:id/publish",
  access: "admin",
  summary: "Publish the draft of a play; refused with what is still missing",
  params: playParams,
  body: publishBodySchema,
  response: { 200: playDraftSchema },
  errors: ["PLAY_NOT_FOUND", "DRAFT_CHANGED", "PICTURES_NOT_READY"],
  example: { params: { id: 1 }, body: { revision: 1 } },
});

export const deletePlay = endpoint({
  method: "DELETE",
  path: "/api/admin/plays/:id",
  access: "admin",
  summary: "Delete a play with its history; its shows stay, without a play",
  params: playParams,
  response: { 204: z.null() },
  errors: ["PLAY_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const listPlayVersions = endpoint({
  method: "GET",
  path: "/api/admin/plays/:id/versions",
  access: "admin",
  summary: "What was published of a play, when and by whom",
  params: playParams,
  response: { 200: documentVersionsSchema },
  errors: ["PLAY_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const restorePlayVersion = endpoint({
  method: "POST",
  path: "/api/admin/plays/:id/versions/:versionId/restore",
  access: "admin",
  summary: "Make the draft of a play what a version of it was",
  params: playParams.extend({ versionId: idSchema }),
  body: publishBodySchema,
  response: { 200: playDraftSchema },
  errors: ["PLAY_NOT_FOUND", "VERSION_NOT_FOUND", "DRAFT_CHANGED"],
  example: { params: { id: 1, versionId: 9 }, body: { revision: 1 } },
});
