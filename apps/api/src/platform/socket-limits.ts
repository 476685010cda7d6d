import { errorMessage } from "@podium/shared/error-codes";
import type { RealtimeRefusal } from "@podium/shared/realtime";
import type { Metrics } from "./metrics.ts";
import type { RealtimeServer } from "./realtime.ts";

/** A page that opens, or comes back after a break, says three or four things at once; a visitor leafs through some shows. */
const BURST = 40;
const PER_SECOND = 5;
/** Whoever goes on this far after being refused is not a page of ours. */
const REFUSED_AT_MOST = 100;

/** What a socket is answered that may not, or not now, have what it asks. */
export function refusal(code: "FORBIDDEN" | "TOO_MANY_REQUESTS"): RealtimeRefusal {
  return { ok: false, code, message: errorMessage(code) };
}

/** A bucket of so many, filled again at so many a second. @param now in milliseconds */
export function createBucket(size: number, perSecond: number, now: () => number): { take(): boolean } {
  let left = size;
  let last = now();
  return {
    take() {
      const moment = now();
      left = Math.min(size, left + ((moment - last) / 1000) * perSecond);
      last = moment;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}

/** Whether the last part of a message is the way to answer it. */
export function isAck(part: unknown): part is (answer: RealtimeRefusal) => void {
  return typeof part === "function";
}

/**
 * Limits how much each socket may say: what is too much is answered with TOO_MANY_REQUESTS and not done, and a socket
 * that does not stop is closed. How large a message may be is the server's own setting (`maxHttpBufferSize`).
 *
 * @param options.enabled off is for load tests only (`RATE_LIMIT`)
 */
export function limitSockets(
  io: RealtimeServer,
  options: { enabled: boolean; metrics: Pick<Metrics, "countRefusedMessage"> },
): void {
  if (!options.enabled) return;
  io.on("connection", (socket) => {
    const bucket = createBucket(BURST, PER_SECOND, () => performance.now());
    let refused = 0;
    socket.use(([, ...parts], next) => {
      if (bucket.take()) return next();
      options.metrics.countRefusedMessage();
      refused++;
      if (refused > REFUSED_AT_MOST) return void socket.disconnect(true);
      const ack: unknown = parts.at(-1);
      if (isAck(ack)) ack(refusal("TOO_MANY_REQUESTS"));
    });
  });
}
