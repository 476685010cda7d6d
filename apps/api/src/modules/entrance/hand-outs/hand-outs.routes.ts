import type { Endpoint } from "@podium/shared/contracts/endpoint";
import { handOutProduct, recordHandOuts, takeBackProduct } from "@podium/shared/contracts/products";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { anyCallerOf } from "#platform/http/caller.ts";
import { type EndpointHandler, mount } from "#platform/http/endpoint-route.ts";
import { byAccount } from "#platform/http/rate-limit.ts";
import { presentHandOut, presentOfflineHandOut, presentTakenBack } from "./hand-outs.presenter.ts";
import type { Bartender, HandOutsService } from "./hand-outs.service.ts";

/** As of scans: several devices share one account. */
const LIMIT = { max: 3000, seconds: 60, key: byAccount };

function bartenderOf(request: FastifyRequest): Bartender {
  const { kind, id, role } = anyCallerOf(request);
  const isAccount = kind === "account";
  return { role, handedBy: isAccount ? id : null, handedByDevice: isAccount ? null : id };
}

export async function handOutsRoutes(app: FastifyInstance, { handOuts }: { handOuts: HandOutsService }): Promise<void> {
  const limited = <E extends Endpoint>(endpoint: E, handler: EndpointHandler<E>): void =>
    mount(app, endpoint, handler, { rateLimit: LIMIT });

  limited(handOutProduct, async ({ params, body, raw }) =>
    presentHandOut(await handOuts.handOut(params.id, params.lineId, body ?? {}, bartenderOf(raw))),
  );

  limited(takeBackProduct, async ({ params, query, raw }) =>
    presentTakenBack(await handOuts.takeBack(params.id, params.lineId, bartenderOf(raw), query.handedOut)),
  );

  limited(recordHandOuts, async ({ body, raw }) => {
    const made = body.handOuts.map((handOut) => ({ ...handOut, at: new Date(handOut.at) }));
    return (await handOuts.record(bartenderOf(raw), made)).map(presentOfflineHandOut);
  });
}
