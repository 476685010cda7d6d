import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** More than a camera's photo; a caller who sends more may see a broken connection. */
const MAX_DISCARDED_BYTES = 64_000_000;
/** A caller who sends nothing for this long may be waiting for the response. */
const PAUSE_MS = 3000;

function isUnread({ headers, complete, readableEnded, destroyed }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return hasBody && !complete && !readableEnded && !destroyed;
}

function discard(raw: IncomingMessage, done: (isRead: boolean) => void): void {
  if (Number(raw.headers["content-length"] ?? 0) > MAX_DISCARDED_BYTES) return done(false);
  let bytes = 0;
  const timer = setTimeout(() => finish(false), PAUSE_MS);
  function finish(isRead: boolean): void {
    clearTimeout(timer);
    raw.off("end", onEnd).off("close", onEnd).off("error", onEnd).off("data", onData);
    done(isRead);
  }
  const onEnd = (): void => finish(true);
  function onData(chunk: Buffer | string): void {
    bytes += chunk.length;
    timer.refresh();
    if (bytes > MAX_DISCARDED_BYTES) finish(false);
  }
  raw.on("end", onEnd).on("close", onEnd).on("error", onEnd).on("data", onData);
  raw.unpipe().resume();
}

/** A refused caller who still sends would see a broken connection, through a proxy too, and not read the refusal. */
export function readBodiesToTheEnd(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    const { raw } = request;
    if (!isUnread(raw)) return done();
    discard(raw, (isRead) => {
      // Fastify ends connections whose body it did not read.
      if (isRead) reply.removeHeader("connection");
      else reply.header("connection", "close");
      done();
    });
  });
}
