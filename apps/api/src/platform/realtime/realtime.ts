import { EventEmitter } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer } from "node:http";
import type { Language } from "@podium/shared/words/languages";
import type { ClientToServerEvents, ServerToClientEvents } from "@podium/shared/contracts/realtime";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { Logger } from "pino";
import { Server, type Socket } from "socket.io";
import type { Caller } from "#platform/http/caller.ts";
import { preparedParser } from "#platform/throughput/prepared-response.ts";
import type { RedisConnections } from "#platform/data/redis.ts";
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

/** A message to other processes costs as much as the call that caused it, so the events of a few ms share one. */
const SHARE_EVERY_MS = 5;

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

type Delivery = { [Name in EventName]: { room: string; event: Name; payload: Payload<Name> } }[EventName];

interface InterServerEvents {
  /** JSON costs a fraction of the adapter's encoding; a process of the previous version still sends a list. */
  deliver: (batch: string | Delivery[]) => void;
  "sessions:changed": (change: SessionsChange) => void;
  "content:changed": () => void;
}

export type RealtimeServer = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
export type RealtimeSocket = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;

export type Realtime = ReturnType<typeof createRealtime>;

export function createRealtime(options: {
  redis: RedisConnections;
  logger: Logger;
  prefix: string;
  publicUrl: string;
}) {
  const io: RealtimeServer = new Server({
    adapter: createAdapter(options.redis.blocking, {
      streamName: `${options.prefix}:stream`,
      channelPrefix: options.prefix,
      onlyPlaintext: true,
    }),
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
    const batch = forOthers;
    forOthers = [];
    sharedAt = performance.now();
    // While Redis is away the other processes repair from Postgres; queued messages would delay that.
    if (options.redis.isReady()) io.serverSideEmit("deliver", JSON.stringify(batch));
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

  io.on("deliver", (sent) => {
    const batch = typeof sent === "string" ? (JSON.parse(sent) as Delivery[]) : sent;
    deliverLocally(batch);
    for (const delivery of batch) events.emit("forwarded", delivery);
  });
  io.on("sessions:changed", (change) => void events.emit("sessions", change));
  io.on("content:changed", () => void events.emit("content"));

  return {
    io,
    attach(httpServer: HttpServer): void {
      io.attach(httpServer);
      // Unlike `allowRequest`, this also runs for later requests of a connection, and for its change of transport.
      io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) =>
        next(isOwnPage(request.headers, options.publicUrl) ? undefined : new Error("a page of another site")),
      );
    },

    /** Sends at the end of the tick: locally at once, to other processes in one message with those of a few ms. */
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

    announceSessionsChange(change: SessionsChange): void {
      events.emit("sessions", change);
      if (options.redis.isReady()) io.serverSideEmit("sessions:changed", change);
    },

    onSessionsChange: (listener: (change: SessionsChange) => void): void => void events.on("sessions", listener),

    /** Announces that public content changed. A process that misses the message finds the change at the next sweep. */
    announceContentChange(): void {
      events.emit("content");
      if (options.redis.isReady()) io.serverSideEmit("content:changed");
    },

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
      await (io.httpServer ? io.close() : io.of("/").adapter.close());
    },
  };
}
