import * as z from "zod";
import { LANGUAGES } from "#words/languages.ts";
import { dateTimeSchema, idSchema, jsonId, listQuerySchema, storedWord } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { emailSchema } from "./typed.ts";

export const newsletterFormSchema = z.object({
  email: emailSchema,
  /** Honeypot: only bots fill in this field, and their requests are dropped. */
  website: z.string().max(200).optional(),
});

const tokenSchema = z.string().min(1).max(100);

export const subscribeToNewsletter = endpoint({
  method: "POST",
  path: "/api/newsletter",
  access: "public",
  summary: "Ask for the newsletter: a mail with a link follows, and the subscription begins when the link is opened",
  body: newsletterFormSchema,
  response: { 202: z.object({ message: z.string() }) },
  errors: ["NEWSLETTER_OFF"],
  example: { body: { email: "lies.wouters@podium.example" } },
});

const subscriptionSchema = z.object({ email: z.string() });

export const confirmNewsletter = endpoint({
  method: "POST",
  path: "/api/newsletter/confirm",
  access: "public",
  summary: "Begin a subscription with the token of the mailed link (idempotent)",
  body: z.object({ token: tokenSchema }),
  response: { 200: subscriptionSchema },
  errors: ["LINK_EXPIRED"],
  example: { body: { token: "voorbeeld-om-te-beginnen-1" } },
});

export const leaveNewsletter = endpoint({
  method: "POST",
  path: "/api/newsletter/leave/:token",
  access: "public",
  summary:
    "End a subscription (idempotent), as the one-click unsubscribe of RFC 8058: the address of List-Unsubscribe, whatever the body",
  params: z.object({ token: tokenSchema }),
  response: { 200: subscriptionSchema },
  errors: ["LINK_EXPIRED"],
  example: { params: { token: "voorbeeld-om-te-stoppen-2" } },
});

const subscriberSchema = z.object({
  id: jsonId,
  email: z.string(),
  language: storedWord(z.enum(LANGUAGES)),
  /** The sentence that was agreed to. */
  consent: z.string(),
  askedAt: dateTimeSchema,
  confirmedAt: dateTimeSchema,
  /** The page on which a reader ends the subscription. */
  leavePage: z.string(),
  /** For the header List-Unsubscribe, beside `List-Unsubscribe-Post: List-Unsubscribe=One-Click`. */
  leaveAddress: z.string(),
});
export type NewsletterSubscriber = z.infer<typeof subscriberSchema>;

export const listNewsletterSubscribers = endpoint({
  method: "GET",
  path: "/api/admin/newsletter",
  access: "admin",
  summary: "Who gets the newsletter, with the proof of consent and the links to leave; newest first",
  query: z.object({
    ...listQuerySchema.shape,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: {
    200: z.object({
      items: z.array(subscriberSchema),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
      /** How many asked for it, and did not open the link yet. */
      unconfirmed: z.int(),
    }),
  },
  example: { query: { search: "an.peeters" } },
});

export const removeNewsletterSubscriber = endpoint({
  method: "DELETE",
  path: "/api/admin/newsletter/:id",
  access: "admin",
  summary: "End a subscription for somebody who asked for that otherwise (idempotent)",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["SUBSCRIBER_NOT_FOUND"],
  example: { params: { id: 3 } },
});
