import { FIRST_LANGUAGE } from "@podium/shared/words/languages";
import type { ClientToServerEvents, RealtimeRefusal } from "@podium/shared/contracts/realtime";
import type { Logger } from "pino";
import type * as z from "zod";
import { DomainError } from "#platform/process/domain-error.ts";
import { PreparedResponse } from "#platform/throughput/prepared-response.ts";
import type { RealtimeSocket } from "./realtime.ts";

type Event = keyof ClientToServerEvents;
type JoinEvent = Extract<Event, `${string}:join`>;
type JoinResponse<E extends JoinEvent> = Parameters<Parameters<ClientToServerEvents[E]>[1]>[0];
type Joined<E extends JoinEvent> = Extract<JoinResponse<E>, { ok: true }>;

export function refusal({ data }: Pick<RealtimeSocket, "data">, error: DomainError): RealtimeRefusal {
  return { ok: false, code: error.code, message: error.messageIn(data.language ?? FIRST_LANGUAGE) };
}

export function isAck(part: unknown): part is (response: { ok: boolean }) => void {
  return typeof part === "function";
}

export type SharedSnapshot<E extends JoinEvent> = PreparedResponse<Joined<E>>;

/** Joins before reading the snapshot, so that no change is missed. */
export function handleRoom<E extends JoinEvent, Request>(
  socket: RealtimeSocket,
  room: {
    join: E;
    leave: Extract<Event, `${string}:leave`>;
    /** All sockets share one schema, because each takes 3 kB. */
    schema: z.ZodType<Request>;
    of: (request: Request) => string;
    snapshot: (request: Request) => Promise<Omit<Joined<E>, "ok"> | SharedSnapshot<E>>;
    logger: Pick<Logger, "warn">;
  },
): void {
  /** Joins under way per room, and `true` once one succeeded: a failing join must not end another one's membership. */
  const joins = new Map<string, Set<object | true>>();

  async function join(message: unknown): Promise<RealtimeRefusal | { ok: true }> {
    const parsed = room.schema.safeParse(message);
    if (!parsed.success) return refusal(socket, new DomainError("INVALID_INPUT"));
    const name = room.of(parsed.data);
    const mine = joins.get(name) ?? new Set();
    joins.set(name, mine.add(parsed));
    try {
      await socket.join(name);
      const snapshot = await room.snapshot(parsed.data);
      mine.add(true);
      return snapshot instanceof PreparedResponse ? snapshot : { ok: true, ...snapshot };
    } catch (error) {
      if (mine.size === 1 && joins.get(name) === mine) await leaveRoom(name);
      if (error instanceof DomainError) return refusal(socket, error);
      room.logger.warn({ err: error, event: room.join }, "a room could not be joined");
      return refusal(socket, new DomainError("UNAVAILABLE"));
    } finally {
      mine.delete(parsed);
    }
  }

  async function leaveRoom(name: string): Promise<void> {
    joins.delete(name);
    await socket.leave(name);
  }

  async function leave(message: unknown): Promise<void> {
    const parsed = room.schema.safeParse(message);
    if (parsed.success) await leaveRoom(room.of(parsed.data));
  }

  const on = socket.on.bind(socket) as (event: string, listener: (message: unknown, ack: unknown) => unknown) => void;
  on(room.join, async (message, ack) => {
    if (isAck(ack)) ack(await join(message));
  });
  on(room.leave, leave);
}
