import { addToWallet } from "@podium/shared/contracts/wallet";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import type { AppleDevicesService, WalletService } from "./wallet.service.ts";
import { APPLE_SERVICE, ticketsPage } from "./apple-pass.ts";

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

/** A whole audience may share one address; signing a pass blocks the processor for some 30 ms. */
const SIGNING_LIMIT = { max: 240, seconds: 60, key: byAddress };
const LOG_LIMIT = { max: 10, seconds: 60, key: byAddress };
const MAX_LOG_LINES = 5;
const MAX_LOG_LENGTH = 200;
const MAX_VERSION = 2_147_483_647;

const linkParams = z.object({ link: z.string().max(100) });
const deviceParams = z.object({ deviceId: z.string().min(1).max(100), passTypeId: z.string() });
const passParams = z.object({ passTypeId: z.string(), serial: z.uuid() });
const registrationParams = deviceParams.extend({ serial: z.uuid() });
const sinceQuery = z.object({
  passesUpdatedSince: z.coerce.number().int().min(0).max(MAX_VERSION).catch(0),
});
// The token becomes a part of a path.
const registrationBody = z.object({ pushToken: z.string().regex(/^[\da-zA-Z]{1,200}$/) });
const logBody = z.object({ logs: z.array(z.string()).max(1000) });

const hidden = { schema: { hide: true } };

/** Parses input outside the contract as its schemas do. @throws DomainError */
function parse<T extends z.ZodType>(schema: T, input: unknown, code: "NOT_FOUND" | "INVALID_INPUT"): z.output<T> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new DomainError(code);
  return parsed.data;
}

function tokenOf({ headers }: FastifyRequest): string {
  const [, token = ""] = /^ApplePass ([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  return token;
}

const fresh = (reply: FastifyReply): FastifyReply => reply.header("cache-control", "no-store");

/** Apple's devices (PassKit) are outside our contract. A pass's token proves possession; download links are signed. */
export async function appleDevicesRoutes(
  app: FastifyInstance,
  { wallet, appleDevices }: { wallet: Pick<WalletService, "open">; appleDevices: AppleDevicesService },
): Promise<void> {
  const signs = { ...hidden, config: { rateLimit: SIGNING_LIMIT } };

  app.get(`${APPLE_SERVICE}/tickets/:link`, signs, async (request, reply) => {
    const { link } = parse(linkParams, request.params, "NOT_FOUND");
    const opened = await wallet.open(link);
    // An expired link leads to the page with the button.
    if (opened.late) return fresh(reply).redirect(ticketsPage(opened.reservationId, opened.passedId !== null));
    const { content, type, extension, reservationId } = opened;
    return fresh(reply)
      .type(type)
      .header("content-disposition", `attachment; filename="tickets-${reservationId}.${extension}"`)
      .send(content);
  });

  const registration = `${APPLE_SERVICE}/v1/devices/:deviceId/registrations/:passTypeId/:serial`;

  app.post(registration, hidden, async (request, reply) => {
    const { deviceId, ...pass } = parse(registrationParams, request.params, "NOT_FOUND");
    const { pushToken } = parse(registrationBody, request.body, "INVALID_INPUT");
    const { isNew } = await appleDevices.register({ ...pass, token: tokenOf(request) }, { deviceId, pushToken });
    return reply.code(isNew ? 201 : 200).send();
  });

  app.delete(registration, hidden, async (request, reply) => {
    const { deviceId, ...pass } = parse(registrationParams, request.params, "NOT_FOUND");
    await appleDevices.unregister({ ...pass, token: tokenOf(request) }, deviceId);
    return reply.code(200).send();
  });

  app.get(`${APPLE_SERVICE}/v1/devices/:deviceId/registrations/:passTypeId`, hidden, async (request, reply) => {
    const { deviceId, passTypeId } = parse(deviceParams, request.params, "NOT_FOUND");
    const { passesUpdatedSince } = parse(sinceQuery, request.query, "INVALID_INPUT");
    const changed = await appleDevices.changedSince(passTypeId, deviceId, passesUpdatedSince);
    if (!changed) return fresh(reply).code(204).send();
    return fresh(reply).send({ serialNumbers: changed.serials, lastUpdated: String(changed.version) });
  });

  app.get(`${APPLE_SERVICE}/v1/passes/:passTypeId/:serial`, signs, async (request, reply) => {
    const pass = parse(passParams, request.params, "NOT_FOUND");
    const { changedAt, make } = await appleDevices.latest({ ...pass, token: tokenOf(request) });
    reply.header("last-modified", changedAt.toUTCString());
    const known = Date.parse(request.headers["if-modified-since"] ?? "");
    if (known >= changedAt.getTime()) return reply.code(304).send();
    return reply.type("application/vnd.apple.pkpass").send(await make());
  });

  app.post(`${APPLE_SERVICE}/v1/log`, { ...hidden, config: { rateLimit: LOG_LIMIT } }, async (request, reply) => {
    const { logs } = parse(logBody, request.body, "INVALID_INPUT");
    // Removes every long word, because a device may quote the tokens that it sent.
    for (const line of logs.slice(0, MAX_LOG_LINES)) {
      const said = line.replaceAll(/[\w-]{20,}/g, "[…]").slice(0, MAX_LOG_LENGTH);
      request.log.warn({ said }, "a wallet reports");
    }
    return reply.code(200).send();
  });
}
