import { addToWallet } from "@podium/shared/contracts/wallet";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import type { WalletService } from "./wallet.service.ts";

/** A low limit, because signing and Google's calls are expensive. */
const LIMIT = { max: 20, seconds: 60 };

export async function walletRoutes(app: FastifyInstance, { wallet }: { wallet: WalletService }): Promise<void> {
  mount(
    app,
    addToWallet,
    async ({ raw, params, body }) => ({ url: await wallet.add(callerOf(raw), params.id, body.wallet) }),
    { rateLimit: LIMIT },
  );
}
