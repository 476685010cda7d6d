import { randomUUID } from "node:crypto";
import { MAX_BODY_BYTES } from "@podium/shared/contracts/limits";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Dependencies } from "./dependencies.ts";
import { accountClosingRoutes } from "./modules/changes/account-closing/account-closing.routes.ts";
import { auditRoutes } from "./modules/records/audit/audit.routes.ts";
import { boxOfficeRoutes } from "./modules/changes/box-office/box-office.routes.ts";
import { cashBookRoutes } from "./modules/money/cash-book/cash-book.routes.ts";
import { handedTicketsRoutes } from "./modules/changes/handed-tickets/handed-tickets.routes.ts";
import { ownReservationsRoutes } from "./modules/changes/own-reservations/own-reservations.routes.ts";
import { bankStatementsRoutes } from "./modules/money/bank-statements/bank-statements.routes.ts";
import { contentRoutes } from "./modules/site/content/content.routes.ts";
import { calendarRoutes } from "./modules/entrance/calendar/calendar.routes.ts";
import { vouchersRoutes } from "./modules/sale/vouchers/vouchers.routes.ts";
import { ticketCodesRoutes } from "./modules/sale/ticket-codes/ticket-codes.routes.ts";
import { contactRoutes } from "./modules/site/contact/contact.routes.ts";
import { doorDevicesRoutes } from "./modules/identity/door-devices/door-devices.routes.ts";
import { hallsRoutes } from "./modules/site/halls/halls.routes.ts";
import { installationRoutes } from "./modules/output/installation/installation.routes.ts";
import { mailDeliveryRoutes } from "./modules/output/mail-delivery/mail-delivery.routes.ts";
import { mailsRoutes } from "./modules/records/mails/mails.routes.ts";
import { paymentsRoutes } from "./modules/money/payments/payments.routes.ts";
import { refundFilesRoutes } from "./modules/money/payments/refund-files.routes.ts";
import { reserveRoutes } from "./modules/money/payments/reserve.routes.ts";
import { testProviderRoutes } from "./modules/money/payments/test-provider.routes.ts";
import { playsRoutes } from "./modules/sale/plays/plays.routes.ts";
import { picturesRoutes } from "./modules/records/pictures/pictures.routes.ts";
import { queueBoardRoutes } from "./modules/output/queue-board/queue-board.routes.ts";
import { reservationsRoutes } from "./modules/sale/reservations/reservations.routes.ts";
import { seatsRoutes } from "./modules/sale/seats/seats.routes.ts";
import { setUpAuth } from "./modules/identity/sessions/sessions.auth.ts";
import { sessionsRoutes } from "./modules/identity/sessions/sessions.routes.ts";
import { receivedTicketsRoutes } from "./modules/changes/handed-tickets/received-tickets.routes.ts";
import { showChangesRoutes } from "./modules/changes/show-changes/show-changes.routes.ts";
import { showMessagesRoutes } from "./modules/sale/show-messages/show-messages.routes.ts";
import { showsRoutes } from "./modules/sale/shows/shows.routes.ts";
import { siteRoutes } from "./modules/site/site/site.routes.ts";
import { statisticsRoutes } from "./modules/output/statistics/statistics.routes.ts";
import { checkInRoutes } from "./modules/entrance/tickets/check-in.routes.ts";
import { ticketsRoutes } from "./modules/entrance/tickets/tickets.routes.ts";
import { appleDevicesRoutes } from "./modules/entrance/wallet/apple-devices.routes.ts";
import { walletRoutes } from "./modules/entrance/wallet/wallet.routes.ts";
import { passwordChangeRoutes } from "./modules/identity/users/password-change.routes.ts";
import { invitationsRoutes } from "./modules/identity/users/invitations.routes.ts";
import { mailedLinksRoutes } from "./modules/changes/mailed-links/mailed-links.routes.ts";
import { proofRoutes } from "./modules/changes/mailed-links/proof.routes.ts";
import { usersRoutes } from "./modules/identity/users/users.routes.ts";
import { secondStepRoutes } from "./modules/identity/second-step/second-step.routes.ts";
import { waitingListRoutes } from "./modules/sale/waiting-list/waiting-list.routes.ts";
import { setUpOpenApi } from "./openapi/openapi.ts";
import { watchAddresses } from "./platform/http/address-watch.ts";
import { compressLargeResponses } from "#platform/http/compressed.ts";
import { acceptEmptyJson, keepResponsesFresh, type RouteSummary } from "./platform/http/endpoint-route.ts";
import { setUpErrors } from "./platform/http/error-handler.ts";
import { type Overload, shedLoad } from "./platform/http/load-shedding.ts";
import { observeRequests, setUpMetrics } from "./platform/http/monitoring.ts";
import { setUpHealth } from "./platform/http/health.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { followLifecycle } from "./platform/process/lifecycle.ts";
import { setUpRateLimit } from "#platform/http/rate-limit.ts";
import { setSecurityHeaders } from "#platform/http/security-headers.ts";
import { trustOf } from "./platform/http/trusted-proxies.ts";
import { readBodiesToTheEnd } from "./platform/http/unread-bodies.ts";
import { setUpWeb } from "./platform/http/web.ts";
import { setUpSockets } from "./sockets.ts";

/**
 * Cuts off requests that arrive slowly (slowloris); Node checks every `connectionsCheckingInterval`. Equals the timeout
 * of the proxy in front (deploy/caddy/Caddyfile), so that a phone with 2 Mbit/s can upload a photo of 15 MB.
 */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 10_000;

/** @param options.strictErrors for tests: treats an error that the contract does not declare as a bug */
export async function buildApp(
  deps: Dependencies,
  { strictErrors = false, overload }: { strictErrors?: boolean; overload?: Overload } = {},
): Promise<FastifyInstance> {
  await deps.society.refresh();
  const loggerInstance: FastifyBaseLogger = deps.logger;
  const secure = deps.config.PUBLIC_URL.startsWith("https:");
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2000 },
    trustProxy: trustOf(deps.config),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
  });
  const routeList: RouteSummary[] = [];
  app.decorate("routeList", routeList);
  app.addHook("onRoute", ({ method, url, config }) => {
    for (const one of [method].flat()) routeList.push({ method: one, url, access: config?.access });
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setUpErrors(app, { strict: strictErrors });
  acceptEmptyJson(app);
  observeRequests(app, deps);
  followLifecycle(app, deps.lifecycle);
  watchAddresses(app, deps.addressWatch);

  readBodiesToTheEnd(app);
  keepResponsesFresh(app);
  compressLargeResponses(app);
  setSecurityHeaders(app, { secure });
  // Load shedding is off when the rate limits are off: in load tests a busy machine must not refuse requests.
  if (deps.config.RATE_LIMIT || overload) await shedLoad(app, deps.lifecycle, overload);

  setUpOpenApi(app, { publicUrl: deps.config.PUBLIC_URL });

  // A change whose event and job cannot be sent is refused (decisions, 022).
  app.addHook("onRequest", (request, _reply, done) => {
    const changes = request.method !== "GET" && request.method !== "HEAD" && request.method !== "OPTIONS";
    const needsRedis = changes && request.url.startsWith("/api/") && !request.routeOptions.config.worksWithoutRedis;
    done(needsRedis && !deps.redis.isReady() ? new DomainError("UNAVAILABLE") : undefined);
  });

  setUpAuth(app, { ...deps, jwtSecret: deps.config.JWT_SECRET });
  setUpRateLimit(app, { redis: deps.redis, enabled: deps.config.RATE_LIMIT, prefix: deps.redisPrefix });
  setUpHealth(app, deps);

  await app.register(sessionsRoutes, deps);
  await app.register(secondStepRoutes, deps);
  await app.register(doorDevicesRoutes, deps);
  await app.register(usersRoutes, deps);
  await app.register(proofRoutes, deps);
  await app.register(passwordChangeRoutes, deps);
  await app.register(invitationsRoutes, deps);
  await app.register(mailedLinksRoutes, deps);
  await app.register(hallsRoutes, deps);
  await app.register(picturesRoutes, deps);
  await app.register(showsRoutes, deps);
  await app.register(playsRoutes, deps);
  await app.register(seatsRoutes, deps);
  await app.register(ticketCodesRoutes, deps);
  await app.register(vouchersRoutes, deps);
  await app.register(auditRoutes, deps);
  await app.register(reservationsRoutes, deps);
  await app.register(waitingListRoutes, deps);
  await app.register(accountClosingRoutes, deps);
  await app.register(bankStatementsRoutes, deps);
  await app.register(ticketsRoutes, deps);
  await app.register(calendarRoutes, deps);
  await app.register(walletRoutes, deps);
  await app.register(appleDevicesRoutes, deps);
  await app.register(checkInRoutes, deps);
  await app.register(paymentsRoutes, deps);
  await app.register(refundFilesRoutes, deps);
  await app.register(reserveRoutes, deps);
  await app.register(boxOfficeRoutes, deps);
  await app.register(cashBookRoutes, deps);
  await app.register(ownReservationsRoutes, deps);
  await app.register(handedTicketsRoutes, deps);
  await app.register(receivedTicketsRoutes, deps);
  if (deps.testProvider)
    await app.register(testProviderRoutes, { provider: deps.testProvider, payments: deps.payments });
  await app.register(contactRoutes, deps);
  await app.register(mailsRoutes, deps);
  await app.register(mailDeliveryRoutes, deps);
  await app.register(showMessagesRoutes, deps);
  await app.register(showChangesRoutes, deps);
  await app.register(contentRoutes, deps);
  await app.register(siteRoutes, deps);
  await app.register(statisticsRoutes, deps);
  await app.register(installationRoutes, deps);
  await app.register(queueBoardRoutes, { ...deps, secure });
  setUpMetrics(app, { metrics: deps.metrics, token: deps.config.METRICS_TOKEN });
  await setUpWeb(app, { folder: deps.webFolder, pages: deps.webPages, publicUrl: deps.config.PUBLIC_URL });

  setUpSockets({ ...deps, tokens: app.tokens });
  deps.realtime.attach(app.server);
  return app;
}
