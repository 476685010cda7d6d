import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer } from "node:http";
import type { Language } from "@podium/shared/words/languages";
import type { ClientToServerEvents, ServerToClientEvents } from "@podium/shared/contracts/realtime";
import type { Logger } from "pino";
import { Server, type Socket } from "socket.io";
import type { Caller } from "#platform/http/caller.ts";
import type { Metrics } from "#platform/process/metrics.ts";
import { preparedParser } from "#platform/throughput/prepared-response.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
import { createChannels } from "#platform/data/redis-channels.ts";
import { spread } from "./spread.ts";

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Browsers send a page's origin with every WebSocket, but do not apply CORS to it; programs send no origin. */
function isOwnPage({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const from = hostOf(origin);
  // The public address counts too: a proxy may call this server by another name.
  return from !== null && (from === host?.toLowerCase() || from === hostOf(publicUrl));
}

/** Spreads the disconnections, because each socket reconnects and loads a snapshot of the seats. */
const DISCONNECT_OVER_MS = 2000;

/** The events of a few ms for one room share a message to other processes, and all messages a write to Redis. */
const SHARE_EVERY_MS = 5;

const ID_BYTES = 9;
/** Rooms to which nothing is sent: they only find the sockets of a session. */
const SILENT_ROOM = /^session:/;

export type SessionsChange = { userId: number } | { sessionIds: string[] };

interface SocketData {
  language?: Language;
  caller?: Caller;
  token?: string;
  /** A socket does not outlive its token. */
  validUntil?: Date;
}

type EventName = keyof ServerToClientEvents;
type Payload<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** An event on the channel of its room */
type Shared = [event: EventName, payload: unknown];

type Delivery = { [Name in EventName]: { room: string; event: Name; payload: Payload<Name> } }[EventName];

/** News for every process, whichever rooms its sockets are in. */
type Notice = { sessions: SessionsChange } | { content: true };

export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>;

export type Realtime = ReturnType<typeof createRealtime>;

export function createRealtime(options: {
  redis: RedisConnections;
  logger: Logger;
  metrics: Pick<Metrics, "counter">;
  prefix: string;
  publicUrl: string;
}) {
  const io: RealtimeServer = new Server({
    parser: preparedParser,
    serveClient: false,
    maxHttpBufferSize: 16_384,
    // Closes connections that send nothing.
    connectTimeout: 10_000,
    pingInterval: 10_000,
    pingTimeout: 10_000,
    cors: { origin: false },
  });
  const events = new EventEmitter<{ sessions: [SessionsChange]; content: []; forwarded: [Delivery] }>();
  /** Begins each message, by which its sender knows its own. */
  const self = randomBytes(ID_BYTES).toString("base64url");
  const toAll = `${options.prefix}:processes`;
  const toRoom = `${options.prefix}:room:`;
  const countRead = options.metrics.counter(
    "podium_messages_read_total",
    "Messages between processes that this one read, its own included, by whether they are for a room",
    "for",
  );
  const channels = createChannels(options.redis, (channel, text) => {
    countRead(channel === toAll ? "processes" : "room");
    if (text.startsWith(self)) return;
    try {
      const content: unknown = JSON.parse(text.slice(self.length));
      if (channel === toAll) take(content as Notice);
      else if (channel.startsWith(toRoom)) takeForRoom(channel.slice(toRoom.length), content as Shared[]);
    } catch (error) {
      options.logger.warn({ err: error, channel }, "a message of another process could not be read");
    }
  });
  let outbox: Delivery[] = [];
  let forOthers: Delivery[] = [];
  let sharing: NodeJS.Timeout | undefined;
  let sharedAt = -Infinity;
  let closed = false;

  function deliverLocally(batch: Delivery[]): void {
    const { rooms } = io.of("/").adapter;
    for (const { room, event, payload } of batch) {
      // Few rooms have sockets in this process, and Socket.IO would serialize the event for an empty room too.
      if (!rooms.has(room)) continue;
      // `Delivery` ties event and payload together; TypeScript cannot follow the pair through a union.
      (io.local.to(room).emit as (event: EventName, payload: unknown) => boolean)(event, payload);
    }
  }

  function share(): void {
    clearTimeout(sharing);
    sharing = undefined;
    if (forOthers.length === 0) return;
    const byRoom = Map.groupBy(forOthers, ({ room }) => room);
    forOthers = [];
    sharedAt = performance.now();
    channels.publish(
      [...byRoom].map(([room, batch]) => {
        const shared = batch.map(({ event, payload }): Shared => [event, payload]);
        return [toRoom + room, self + JSON.stringify(shared)];
      }),
    );
  }

  function flush(): void {
    const batch = outbox;
    outbox = [];
    deliverLocally(batch);
    if (closed || batch.length === 0) return;
    forOthers = forOthers.concat(batch);
    const rest = sharedAt + SHARE_EVERY_MS - performance.now();
    if (rest <= 0) share();
    else sharing ??= setTimeout(share, rest);
  }

  function takeForRoom(room: string, batch: readonly Shared[]): void {
    const deliveries = batch.map(([event, payload]) => ({ room, event, payload }) as Delivery);
    deliverLocally(deliveries);
    for (const delivery of deliveries) events.emit("forwarded", delivery);
  }

  function take(notice: Notice): void {
    if ("sessions" in notice) events.emit("sessions", notice.sessions);
    if ("content" in notice) events.emit("content");
  }

  function announce(notice: Notice): void {
    take(notice);
    channels.publish([[toAll, self + JSON.stringify(notice)]]);
  }

  void channels.follow(toAll);
  const { adapter } = io.of("/");
  const addAll = adapter.addAll.bind(adapter);
  // A snapshot is read after an awaited join, and no change may fall between the two.
  adapter.addAll = async (id, rooms) => {
    void addAll(id, rooms);
    // Each socket is also in a room of its own, to which nobody sends.
    const heard = [...rooms].filter((room) => !adapter.sids.has(room) && !SILENT_ROOM.test(room));
    await Promise.all(heard.map((room) => channels.follow(toRoom + room)));
  };
  adapter.on("delete-room", (room: string) => channels.unfollow(toRoom + room));

  return {
    io,
    attach(httpServer: HttpServer): void {
      io.attach(httpServer);
      // Unlike `allowRequest`, this also runs for later requests of a connection, and for its change of transport.
      io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) =>
        next(isOwnPage(request.headers, options.publicUrl) ? undefined : new Error("a page of another site")),
      );
    },

    /** Sends at the end of the tick: locally at once, to other processes with a socket in the room within a few ms. */
    emit<Name extends EventName>(room: string, event: Name, payload: Payload<Name>): void {
      if (outbox.length === 0) setImmediate(flush);
      outbox.push({ room, event, payload } as Delivery);
    },

    emitLocal<Name extends EventName>(room: string, event: Name, payload: Payload<Name>): void {
      deliverLocally([{ room, event, payload } as Delivery]);
    },

    onForwarded<Name extends EventName>(event: Name, listener: (payload: Payload<Name>) => void): void {
      events.on("forwarded", (delivery) => {
        if (delivery.event === event) (listener as (payload: unknown) => void)(delivery.payload);
      });
    },

    announceSessionsChange: (change: SessionsChange): void => announce({ sessions: change }),

    onSessionsChange: (listener: (change: SessionsChange) => void): void => void events.on("sessions", listener),

    /** Announces that public content changed. A process that misses the message finds the change at the next sweep. */
    announceContentChange: (): void => announce({ content: true }),

    onContentChange: (listener: () => void): void => void events.on("content", listener),

    // The engine exists only once attached; seeding announces seats before that.
    socketCount: () => io.sockets.sockets.size,

    /** Ends the connections one by one, so that screens reconnect elsewhere and not all at once. */
    async disconnectAll(): Promise<void> {
      await spread([...io.sockets.sockets.values()], DISCONNECT_OVER_MS, (socket) => socket.conn.close());
      // Only an attached server has an engine.
      if (io.httpServer) io.engine.close();
    },

    async close(): Promise<void> {
      flush();
      share();
      closed = true;
      if (io.httpServer) await io.close();
    },
  };
}
