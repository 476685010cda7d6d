import type { Language } from "@podium/shared/words/languages";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Metrics } from "#platform/process/metrics.ts";
import type { RealtimeServer } from "./realtime.ts";
import { isAck, refusal } from "./socket-rooms.ts";

/** A page sends three or four messages at once, and a visitor browses several shows. */
const ALLOWANCE = { points: 40, duration: 8 };
/** No page of ours sends this many messages after being refused. */
const REFUSED_AT_MOST = 100;
const A_MOMENT: Readonly<Record<Language, string>> = { nl: "even", fr: "un instant", en: "a moment" };

/** Counts in memory, because a socket lives in one process. */
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
      else if (isAck(ack))
        ack(refusal(socket, new DomainError("TOO_MANY_REQUESTS", { wait: (language) => A_MOMENT[language] })));
    };
    const check = async (ack: unknown, next: () => void): Promise<void> => {
      const { consumedPoints } = await limiter.penalty(socket.id);
      if (consumedPoints <= ALLOWANCE.points) next();
      else refuse(ack);
    };
    socket.use((message, next) => void check(message.at(-1), next));
  });
}
