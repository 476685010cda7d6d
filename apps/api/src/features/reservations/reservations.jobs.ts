import * as z from "zod";
import { defineJob, type JobQueue } from "#platform/queue.ts";

/** Payment windows that end within the same second share one job. */
export const lapseReservations = defineJob({
  name: "lapse-reservations",
  payload: z.object({ second: z.int() }),
  id: ({ second }) => `lapse-reservations-${second}`,
  attempts: 5,
});

/** Queues the expiry at the end of a payment window. */
export async function scheduleReservationLapse(queue: JobQueue, expiresAt: Date): Promise<void> {
  const second = Math.ceil(expiresAt.getTime() / 1000);
  await queue.enqueue(lapseReservations, { second }, new Date(second * 1000));
}

/** The same for many windows: one job for each second in which some of them end. */
export async function scheduleReservationLapses(queue: JobQueue, moments: readonly Date[]): Promise<void> {
  const seconds = new Set(moments.map((moment) => Math.ceil(moment.getTime() / 1000)));
  for (const second of seconds) await scheduleReservationLapse(queue, new Date(second * 1000));
}
