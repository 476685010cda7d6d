import * as z from "zod";
import { line, text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

export const contactSchema = z.object({
  name: line(120),
  email: z.string().trim().max(254).pipe(z.email()),
  message: text(5000),
  /** A field that people never see; whatever fills it in is a robot, and its message goes nowhere. */
  website: z.string().max(200).optional(),
});

export const sendContactMessage = endpoint({
  ...routes.sendContactMessage,
  access: "public",
  summary: "Write to the society",
  body: contactSchema,
  response: { 201: z.object({ message: z.string() }) },
});
