import * as z from "zod";
import { idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";

export const walletSchema = z.enum(["APPLE", "GOOGLE"]);
export type Wallet = z.infer<typeof walletSchema>;

const addToWalletRequestSchema = z.object({ wallet: walletSchema });

const walletLinkSchema = z.object({
  /** Address for the browser to open at once: it works without a token, and only for minutes. */
  url: z.string(),
});

export const addToWallet = endpoint({
  method: "POST",
  path: "/api/reservation/tickets/:id/wallet",
  access: "user",
  byLink: "its-reservation",
  summary: "A short-lived link that puts the tickets of a confirmed reservation in a wallet",
  params: z.object({ id: idSchema }),
  body: addToWalletRequestSchema,
  response: { 200: walletLinkSchema },
  errors: [
    "RESERVATION_NOT_FOUND",
    "NOT_CONFIRMED",
    "SHOW_CANCELLED",
    "TICKET_PASSED_ON",
    "TICKET_NOT_FOUND",
    "WALLET_UNAVAILABLE",
    "WALLET_AWAY",
  ],
  example: { params: { id: 1 }, body: { wallet: "APPLE" } },
});
