import * as z from "zod";
import { defineJob, handleJob, type JobHandler, type JobQueue } from "#platform/queue.ts";

/** Carts whose time ends within the same quarter of a second share one job, however many they are. */
const SLOT_MS = 250;

export const lapseHolds = defineJob({
  name: "lapse-holds",
  payload: z.object({ slot: z.int() }),
  id: ({ slot }) => `lapse-holds-${slot}`,
  attempts: 5,
});

export interface LapseScheduler {
  /** Asks for a lapse as soon as a cart's time is over; a moment that this process asked for already is left out. */
  schedule(expiresAt: Date): Promise<void>;
  /** The same whatever was asked before: Redis may have lost it. */
  reschedule(moments: readonly Date[]): Promise<void>;
}

export function createLapseScheduler(queue: JobQueue): LapseScheduler {
  const asked = new Set<number>();
  const slotOf = (expiresAt: Date): number => Math.ceil(expiresAt.getTime() / SLOT_MS);

  async function ask(slot: number): Promise<void> {
    asked.add(slot);
    try {
      await queue.enqueue(lapseHolds, { slot }, new Date(slot * SLOT_MS));
    } catch (error) {
      asked.delete(slot);
      throw error;
    }
    // Old slots never come back; forgetting the oldest keeps the set small.
    if (asked.size > 10_000) for (const old of asked) if (asked.delete(old) && asked.size <= 5000) break;
  }

  return {
    async schedule(expiresAt) {
      if (!asked.has(slotOf(expiresAt))) await ask(slotOf(expiresAt));
    },
    async reschedule(moments) {
      for (const slot of new Set(moments.map(slotOf))) await ask(slot);
    },
  };
}

export function seatsJobs({ seats }: { seats: { lapseDue(): Promise<void> } }): JobHandler[] {
  return [handleJob(lapseHolds, () => seats.lapseDue())];
}
