import { setCartGift } from "@podium/shared/contracts/gifts";
import { toCents } from "@podium/shared/money/money";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import type { Clock } from "#platform/process/clock.ts";
import { presentCart } from "#modules/sale/seats/seats.presenter.ts";
import type { GiftsService } from "./gifts.service.ts";

export async function giftsRoutes(
  app: FastifyInstance,
  { gifts, clock }: { gifts: GiftsService; clock: Clock },
): Promise<void> {
  mount(app, setCartGift, async ({ raw, body }) => {
    const cart = presentCart(await gifts.setInCart(callerOf(raw).id, toCents(body.amount)), clock.now());
    return { ...cart, gift: cart.gift ?? 0 };
  });
}
