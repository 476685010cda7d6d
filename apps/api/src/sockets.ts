import { realtimeAccess, rooms } from "@podium/shared/contracts/realtime";
import type { Access } from "@podium/shared/contracts/roles";
import * as z from "zod";
import type { Dependencies } from "./dependencies.ts";
import { type Caller, isAllowed, type Tokens } from "./platform/http/caller.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { RealtimeSocket } from "./platform/realtime/realtime.ts";
import { requestLanguage } from "./platform/http/request-language.ts";
import { limitSockets } from "./platform/realtime/socket-limits.ts";
import { isAck, refusal } from "./platform/realtime/socket-rooms.ts";

const MAX_TOKEN_LENGTH = 2000;
/** Longer timers fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
const MAX_LANGUAGE_LENGTH = 100;
const handshakeSchema = z.object({
  token: z.string().max(MAX_TOKEN_LENGTH).optional().catch(undefined),
  language: z.string().max(MAX_LANGUAGE_LENGTH).optional().catch(undefined),
});

const accessOf = (event: string): Access | undefined =>
  Object.entries(realtimeAccess).find(([name]) => name === event)?.[1];

const isOther = (now: Caller | undefined, before: Caller | undefined): boolean =>
  now?.role !== before?.role || !now?.byLink !== !before?.byLink;

export function setUpSockets(
  deps: Pick<Dependencies, "config" | "metrics" | "realtime" | "callers" | "modules" | "logger"> & { tokens: Tokens },
): void {
  const { realtime, callers, modules, tokens, logger } = deps;
  const { io } = realtime;
  limitSockets(io, { enabled: deps.config.RATE_LIMIT, metrics: deps.metrics });

  async function identify(token: string): Promise<{ caller: Caller; validUntil: Date } | null> {
    const claims = tokens.verify(token);
    const caller = claims && (await callers.find(claims));
    return caller && { caller, validUntil: claims.validUntil };
  }

  /** No valid token means an anonymous visitor: the hall plan is public. */
  async function authenticate(socket: RealtimeSocket, next: (error?: Error) => void): Promise<void> {
    try {
      const { token, language } = handshakeSchema.safeParse(socket.handshake.auth).data ?? {};
      socket.data.language = requestLanguage(language);
      const known = token ? await identify(token) : null;
      if (known && token) {
        const { caller, validUntil } = known;
        Object.assign(socket.data, { token, validUntil, caller });
        await socket.join([
          rooms.session(caller.sessionId),
          ...(caller.byLink ? [rooms.reservation(caller.byLink.reservationId ?? 0)] : []),
          ...(!caller.byLink && caller.kind === "account" ? [rooms.user(caller.id)] : []),
        ]);
      }
      next();
    } catch (error) {
      logger.warn({ err: error }, "a socket could not be authenticated");
      next(new Error("UNAVAILABLE"));
    }
  }

  io.use((socket, next) => void authenticate(socket, next));

  io.on("connection", (socket) => {
    // Nothing reads the handshake's request and headers any more, but an open connection would keep them in memory.
    Object.assign(socket.conn, { request: null });
    Object.assign(socket.handshake, { headers: {} });
    // The session may have changed between the handshake and joining its room.
    const { token, caller, validUntil } = socket.data;
    if (token) {
      identify(token).then(
        (now) => isOther(now?.caller, caller) && socket.disconnect(true),
        (error: unknown) => logger.warn({ err: error }, "a session could not be reloaded"),
      );
    }
    if (validUntil) {
      const timer = setTimeout(
        () => socket.disconnect(true),
        Math.min(validUntil.getTime() - Date.now(), MAX_TIMER_MS),
      );
      timer.unref();
      socket.on("disconnect", () => clearTimeout(timer));
    }
    socket.use(([event, ...parts], next) => {
      const access = accessOf(event);
      if (access && isAllowed(access, caller)) return next();
      const ack: unknown = parts.at(-1);
      if (isAck(ack)) ack(refusal(socket, new DomainError("FORBIDDEN")));
    });
    socket.on("alive", (_request: unknown, ack: unknown) => isAck(ack) && ack({ ok: true }));
    for (const module of modules) module.sockets?.(socket);
  });
}
