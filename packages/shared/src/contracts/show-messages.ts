import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId, line, text } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const exampleMail = {
  subject: "Waar u parkeert",
  text: "Het dorpsplein is afgesloten. Parkeer aan de sporthal.",
};

export const MAX_SUBJECT = 120;
export const MAX_MESSAGE = 5000;

/** CONFIRMED: holders of paid tickets. ACTIVE: everybody with a reservation that has not ended. */
export const audienceSchema = z.enum(["CONFIRMED", "ACTIVE"]);
export type Audience = z.infer<typeof audienceSchema>;

/** A message: `{voornaam}` becomes the reader's first name, an empty line begins a paragraph. */
export const draftSchema = z.object({ subject: line(MAX_SUBJECT), text: text(MAX_MESSAGE) });

export const changeKindSchema = z.enum(["CANCELLED", "CHANGED"]);
export type ChangeKind = z.infer<typeof changeKindSchema>;

/** A message to preview. `asks`: as a mail about a change, with a link to choose. */
const triedSchema = draftSchema.extend({
  asks: z.object({ kind: changeKindSchema, chooseBefore: dateTimeSchema }).optional(),
});
export type Tried = z.infer<typeof triedSchema>;

export const showMessageSchema = draftSchema.extend({ audience: audienceSchema });
export type ShowMessageForm = z.infer<typeof showMessageSchema>;

const params = z.object({ id: idSchema });

const showMessageSentSchema = z.object({
  id: jsonId,
  at: dateTimeSchema,
  /** Null: a deleted account. */
  by: z.string().nullable(),
  audience: audienceSchema,
  subject: z.string(),
  text: z.string(),
  /** Number of people; some may no longer have an address, and are neither waiting, sent nor failed. */
  recipients: z.int(),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
});
export type ShowMessage = z.infer<typeof showMessageSentSchema>;

const reachSchema = z.object({
  /** Each gets one mail. */
  people: z.int(),
  reservations: z.int(),
  withoutAddress: z.int(),
});
export type Reach = z.infer<typeof reachSchema>;

export const listShowMessages = endpoint({
  method: "GET",
  path: "/api/admin/shows/:id/messages",
  access: "admin",
  summary: "The messages to who holds tickets of a show, newest first, and whom a next one would reach",
  params,
  response: {
    200: z.object({
      reach: z.object({ CONFIRMED: reachSchema, ACTIVE: reachSchema }),
      items: z.array(showMessageSentSchema),
    }),
  },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const previewShowMessage = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/messages/preview",
  access: "admin",
  summary: "A message as the mail that its readers get, with one's own name and an example of a reservation",
  params,
  body: triedSchema,
  response: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }) },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 }, body: exampleMail },
});

export const testShowMessage = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/messages/test",
  access: "admin",
  summary: "Send that mail to oneself alone",
  params,
  body: triedSchema,
  response: { 204: z.null() },
  errors: ["SHOW_NOT_FOUND"],
  example: { params: { id: 1 }, body: exampleMail },
});

export const sendShowMessage = endpoint({
  method: "POST",
  path: "/api/admin/shows/:id/messages",
  access: "admin",
  summary: "Send a message to who holds tickets of a show, once to each person; the same key again sends nothing more",
  params,
  body: showMessageSchema.extend({ key: z.uuid() }),
  response: { 201: showMessageSentSchema },
  errors: ["SHOW_NOT_FOUND", "NOBODY_TO_WRITE", "MAIL_SENT_OTHERWISE"],
  example: {
    params: { id: 1 },
    body: { ...exampleMail, key: "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a6b", audience: "CONFIRMED" },
  },
});
