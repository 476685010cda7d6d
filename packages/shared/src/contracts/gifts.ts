import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import type { ContractSentence } from "./errors/messages/fr.ts";
import { MAX_GIFT_EUROS } from "./limits.ts";
import { cartSchema } from "./seats.ts";

const refusal = {
  message:
    "Vul een bedrag in van 0 tot 10.000 euro, met ten hoogste twee cijfers na de komma." satisfies ContractSentence,
};

const giftSchema = z.object({
  /** In euros; 0: none. */
  amount: z.number(refusal).min(0, refusal).max(MAX_GIFT_EUROS, refusal).multipleOf(0.01, refusal),
});

export const setCartGift = endpoint({
  method: "PUT",
  path: "/api/carts/gift",
  access: "session",
  summary:
    "Give the society an amount beside the price of one's cart, in place of the one before; 0 takes it out. No code " +
    "reduces it, and no voucher pays it",
  body: giftSchema,
  response: { 200: cartSchema.required({ gift: true }) },
  errors: ["SEATS_FIRST"],
  example: { body: { amount: 5 } },
});
