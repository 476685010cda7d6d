import { setTimeout as sleep } from "node:timers/promises";

/** Returns the remaining items after `timeoutMs`. Retries failed questions, too, because the database may restart. */
export async function untilEmpty(question: () => Promise<string[]>, timeoutMs: number): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = await question().catch((error: unknown) => [String(error)]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(250);
  }
}
