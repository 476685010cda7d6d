import * as z from "zod";
import { text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { emailSchema, personName } from "./typed.ts";

export const contactSchema = z.object({
  name: personName(120),
  email: emailSchema,
  message: text(5000),
  /** Honeypot: only bots fill in this field, and their messages are dropped. */
  website: z.string().max(200).optional(),
});

export const sendContactMessage = endpoint({
  method: "POST",
  path: "/api/contact",
  access: "public",
  summary: "Write to the society",
  body: contactSchema,
  response: { 201: z.object({ message: z.string() }) },
  example: {
    body: { name: "Lies Wouters", email: "lies.wouters@podium.example", message: "Hoe word ik lid?" },
  },
});
