import * as z from "zod";
import { dateTimeSchema, idSchema, jsonId, line, text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

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
  /** Number of people, who each get one mail. */
  people: z.int(),
  reservations: z.int(),
  /** Number of reservations without an e-mail address, whose guests no mail reaches. */
  withoutAddress: z.int(),
});
export type Reach = z.infer<typeof reachSchema>;

export const listShowMessages = endpoint({
  ...routes.listShowMessages,
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
});

export const previewShowMessage = endpoint({
  ...routes.previewShowMessage,
  access: "admin",
  summary: "A message as the mail that its readers get, with one's own name and an example of a reservation",
  params,
  body: triedSchema,
  response: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }) },
  errors: ["SHOW_NOT_FOUND"],
});

export const testShowMessage = endpoint({
  ...routes.testShowMessage,
  access: "admin",
  summary: "Send that mail to oneself alone",
  params,
  body: triedSchema,
  response: { 204: z.null() },
  errors: ["SHOW_NOT_FOUND"],
});

export const sendShowMessage = endpoint({
  ...routes.sendShowMessage,
  access: "admin",
  summary: "Send a message to who holds tickets of a show, once to each person; the same key again sends nothing more",
  params,
  body: showMessageSchema.extend({ key: z.uuid() }),
  response: { 201: showMessageSentSchema },
  errors: ["SHOW_NOT_FOUND", "NOBODY_TO_WRITE", "MAIL_SENT_OTHERWISE"],
});
