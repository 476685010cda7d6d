import * as z from "zod";
import { defineJob, type JobQueue, type JobType } from "./queue.ts";

interface ExpiryJob extends JobType<{ slot: number }> {
  readonly slotMs: number;
}

export function defineExpiryJob(name: string, slotMs: number): ExpiryJob {
  const job = defineJob({
    name,
    payload: z.object({ slot: z.int() }),
    id: ({ slot }) => `${name}-${slot}`,
    attempts: 5,
  });
  return { ...job, slotMs };
}

export type ExpiryScheduler = ReturnType<typeof createExpiryScheduler>;

export function createExpiryScheduler(queue: JobQueue, job: ExpiryJob) {
  const queued = new Set<number>();
  const slotOf = (expiresAt: Date): number => Math.ceil(expiresAt.getTime() / job.slotMs);

  async function enqueue(slot: number): Promise<void> {
    queued.add(slot);
    try {
      await queue.enqueue(job, { slot }, new Date(slot * job.slotMs));
    } catch (error) {
      queued.delete(slot);
      throw error;
    }
    // Past slots are never queued again.
    if (queued.size > 10_000) for (const old of queued) if (queued.delete(old) && queued.size <= 5000) break;
  }

  return {
    async schedule(expiresAt: Date): Promise<void> {
      if (!queued.has(slotOf(expiresAt))) await enqueue(slotOf(expiresAt));
    },

    /** Queues jobs again, because Redis may have lost the earlier ones. */
    async reschedule(moments: readonly Date[]): Promise<void> {
      for (const slot of new Set(moments.map(slotOf))) await enqueue(slot);
    },
  };
}
