import * as z from "zod";
import { defineJob, type JobQueue } from "#platform/queue.ts";

/** Payment windows that end within the same second share one job. */
export const expireReservations = defineJob({
  name: "expire-reservations",
  payload: z.object({ second: z.int() }),
  id: ({ second }) => `expire-reservations-${second}`,
  attempts: 5,
});

/** One job for each second. */
export async function scheduleReservationExpiry(queue: JobQueue, expiresAt: Date): Promise<void> {
  const second = Math.ceil(expiresAt.getTime() / 1000);
  await queue.enqueue(expireReservations, { second }, new Date(second * 1000));
}

export async function scheduleReservationExpiries(queue: JobQueue, moments: readonly Date[]): Promise<void> {
  const seconds = new Set(moments.map((moment) => Math.ceil(moment.getTime() / 1000)));
  for (const second of seconds) await scheduleReservationExpiry(queue, new Date(second * 1000));
}
