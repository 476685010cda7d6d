import { setTimeout as sleep } from "node:timers/promises";

/** Returns what is left after `timeoutMs`. Asks again also when the question fails, as while the database restarts. */
export async function untilEmpty(question: () => Promise<string[]>, timeoutMs: number): Promise<string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = await question().catch((error: unknown) => [String(error)]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(250);
  }
}
