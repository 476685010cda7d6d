import * as z from "zod";
import { defineJob, type JobQueue } from "#platform/queue.ts";

/** Carts that expire within the same slot share one job. */
const SLOT_MS = 250;

export const expireHolds = defineJob({
  name: "expire-holds",
  payload: z.object({ slot: z.int() }),
  id: ({ slot }) => `expire-holds-${slot}`,
  attempts: 5,
});

export interface ExpiryScheduler {
  /** Skips a moment that this process queued already. */
  schedule(expiresAt: Date): Promise<void>;
  /** Redis may have lost the earlier jobs. */
  reschedule(moments: readonly Date[]): Promise<void>;
}

export function createExpiryScheduler(queue: JobQueue): ExpiryScheduler {
  const queued = new Set<number>();
  const slotOf = (expiresAt: Date): number => Math.ceil(expiresAt.getTime() / SLOT_MS);

  async function enqueue(slot: number): Promise<void> {
    queued.add(slot);
    try {
      await queue.enqueue(expireHolds, { slot }, new Date(slot * SLOT_MS));
    } catch (error) {
      queued.delete(slot);
      throw error;
    }
    // Old slots never come back.
    if (queued.size > 10_000) for (const old of queued) if (queued.delete(old) && queued.size <= 5000) break;
  }

  return {
    async schedule(expiresAt) {
      if (!queued.has(slotOf(expiresAt))) await enqueue(slotOf(expiresAt));
    },
    async reschedule(moments) {
      for (const slot of new Set(moments.map(slotOf))) await enqueue(slot);
    },
  };
}
