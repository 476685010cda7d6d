import { setTimeout as sleep } from "node:timers/promises";
import { ApiFailure } from "@podium/shared/test/api.ts";
import { reserve } from "@podium/shared/test/steps.ts";

/** Returns the remaining items after `timeoutMs`. Retries failed questions, too, because the database may restart. */
export async function untilEmpty(question: () => Promise<string[]>, timeoutMs: number): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = await question().catch((error: unknown) => [String(error)]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(250);
  }
}

const TRIES = 20;

/** Like `reserve`, but retries if the hold expired, because holds are short here and the machine may be busy. */
export async function reserveInTime(...what: Parameters<typeof reserve>): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await reserve(...what);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 409 || tries >= TRIES) throw error;
    }
  }
}
