import * as z from "zod";
import { SITE_PALETTES } from "#site/site-palettes.ts";
import { euroSchema, placeSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { shownPictureSchema } from "./pictures.ts";
import { paymentMethodSchema } from "./reservations.ts";
import { walletSchema } from "./wallet.ts";

const siteSchema = z.object({
  societyName: z.string(),
  societyEmail: z.string(),
  phone: z.string().optional(),
  palette: z.enum(SITE_PALETTES).optional(),
  logo: shownPictureSchema.nullable().optional(),
  venueName: z.string(),
  venueAddress: z.string(),
  newsletter: z.boolean().optional(),
  place: placeSchema.nullable().optional(),
  doorsOpenMinutes: z.int(),
  paymentMethods: z.array(paymentMethodSchema),
  /** Smallest amount that can be paid online; 0 without online payments. */
  minimumOnline: euroSchema,
  wallets: z.array(walletSchema),
  cartHoldSeconds: z.int(),
  paymentWindowSeconds: z.int(),
});
export type Site = z.infer<typeof siteSchema>;

export const getSite = endpoint({
  method: "GET",
  path: "/api/site",
  access: "public",
  summary: "The society's facts as published now, and the payment methods on offer",
  response: { 200: siteSchema },
});
