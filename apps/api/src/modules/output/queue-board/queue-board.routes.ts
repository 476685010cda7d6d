import fastifyCookie from "@fastify/cookie";
import { openQueueBoard } from "@podium/shared/contracts/installation";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { innerPages } from "#platform/http/inner-pages.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";
import type { Queues } from "#platform/data/queue.ts";
import type { Callers } from "#modules/identity/sessions/sessions.service.ts";

const loadBoard = onFirstUse(() => import("@bull-board/api"));
const loadAdapter = onFirstUse(() => import("@bull-board/api/bullMQAdapter"));
const loadPages = onFirstUse(() => import("@bull-board/fastify"));

const BOARD_PATH = "/admin/queues";
const COOKIE = "podium_queues";
const AUDIENCE = "queue-board";
const LIFETIME_SECONDS = 600;

/** The page links an external font, which the content policy refuses. */
const FOREIGN_STYLE = /<link [^>]*href="https:[^>]*>\s*/g;

/** Authenticates with a signed cookie, valid for ten minutes: browsers send no bearer token with a page request. */
export async function queueBoardRoutes(
  app: FastifyInstance,
  deps: {
    queues: Pick<Queues, "queue">;
    callers: Pick<Callers, "findNow">;
    secure: boolean;
  },
): Promise<void> {
  async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const claims = app.tokens.verifyFor(AUDIENCE, request.cookies[COOKIE] ?? "");
    const caller = claims && (await deps.callers.findNow(claims));
    if (caller?.role !== "ADMIN") {
      if (request.headers.accept?.includes("text/html")) return reply.redirect("/admin", 302);
      throw new DomainError("UNAUTHORIZED");
    }
    if (request.method !== "GET" && request.method !== "HEAD") throw new DomainError("FORBIDDEN");
    reply.header("cache-control", "no-store");
  }

  const board = innerPages(async (inner) => {
    const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }] = await Promise.all([
      loadBoard(),
      loadAdapter(),
      loadPages(),
    ]);
    const serverAdapter = new FastifyAdapter();
    serverAdapter.setBasePath(BOARD_PATH);
    createBullBoard({
      queues: [new BullMQAdapter(deps.queues.queue, { readOnlyMode: true, allowRetries: false })],
      serverAdapter,
      options: { uiConfig: { boardTitle: "Podium", hideRedisDetails: true } },
    });
    inner.addHook("onSend", async (_request, reply, payload) =>
      typeof payload === "string" && String(reply.getHeader("content-type")).startsWith("text/html")
        ? payload.replaceAll(FOREIGN_STYLE, "")
        : payload,
    );
    await inner.register(serverAdapter.registerPlugin(), { prefix: BOARD_PATH });
  });

  async function pages(scope: FastifyInstance): Promise<void> {
    scope.addHook("onRequest", guard);
    for (const url of ["/", "/*"]) scope.all(url, { schema: { hide: true } }, board);
  }

  await app.register(fastifyCookie);
  mount(app, openQueueBoard, async ({ raw }, reply) => {
    if (!raw.claims) throw new DomainError("UNAUTHORIZED");
    const token = app.tokens.signFor(AUDIENCE, raw.claims, LIFETIME_SECONDS);
    reply.setCookie(COOKIE, token, {
      path: BOARD_PATH,
      maxAge: LIFETIME_SECONDS,
      httpOnly: true,
      sameSite: "strict",
      secure: deps.secure,
    });
    return { url: BOARD_PATH };
  });
  await app.register(pages, { prefix: BOARD_PATH });
}
