import * as z from "zod";
import { text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";
import { emailSchema, personName } from "./typed.ts";

export const contactSchema = z.object({
  name: personName(120),
  email: emailSchema,
  message: text(5000),
  /** Honeypot: only bots fill in this field, and their messages are dropped. */
  website: z.string().max(200).optional(),
});

export const sendContactMessage = endpoint({
  ...routes.sendContactMessage,
  access: "public",
  summary: "Write to the society",
  body: contactSchema,
  response: { 201: z.object({ message: z.string() }) },
});
