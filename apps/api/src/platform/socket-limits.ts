import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Metrics } from "./metrics.ts";
import type { RealtimeServer } from "./realtime.ts";
import { isAck, refusal } from "./socket-rooms.ts";

/** A page that opens, or comes back after a break, asks three or four things at once; a visitor leafs through some shows. */
const ALLOWANCE = { points: 40, duration: 8 };
/** Whoever goes on this far after being refused is not a page of ours. */
const REFUSED_AT_MOST = 100;

/**
 * Limits how much each socket may ask: what is too much is answered with TOO_MANY_REQUESTS and not done, and a socket
 * that does not stop is closed. A socket lives in one process, so its messages are counted in memory. How large a
 * message may be is the server's own setting (`maxHttpBufferSize`).
 *
 * @param options.enabled off is for load tests only (`RATE_LIMIT`)
 */
export function limitSockets(
  io: Pick<RealtimeServer, "on">,
  options: { enabled: boolean; metrics: Pick<Metrics, "countRefusedMessage"> },
): void {
  if (!options.enabled) return;
  const limiter = new RateLimiterMemory(ALLOWANCE);
  io.on("connection", (socket) => {
    let refused = 0;
    const refuse = (ack: unknown): void => {
      options.metrics.countRefusedMessage();
      refused++;
      if (refused > REFUSED_AT_MOST) socket.disconnect(true);
      else if (isAck(ack)) ack(refusal("TOO_MANY_REQUESTS"));
    };
    const check = async (ack: unknown, next: () => void): Promise<void> => {
      const { consumedPoints } = await limiter.penalty(socket.id);
      if (consumedPoints <= ALLOWANCE.points) next();
      else refuse(ack);
    };
    socket.use((message, next) => void check(message.at(-1), next));
  });
}
