import type { Database } from "./database.ts";
import type { Metrics } from "./metrics.ts";
import type { Queues } from "./queue.ts";
import type { Realtime } from "./realtime.ts";

/** The figures that are read at the moment when somebody asks for them. */
export function measure(
  metrics: Pick<Metrics, "gauge">,
  { database, queues, realtime }: { database: Database; queues: Queues; realtime: Pick<Realtime, "socketCount"> },
): void {
  metrics.gauge("podium_queue_jobs", "Jobs in the queue, of all processes together, by state", "state", () =>
    queues.queue.getJobCounts("waiting", "delayed", "active", "failed"),
  );
  metrics.gauge("podium_sockets", "Sockets that this process serves", "kind", () => ({ open: realtime.socketCount() }));
  metrics.gauge("podium_db_connections", "Connections of this process to the database, by use", "use", () => {
    const { totalCount, idleCount, waitingCount } = database.pool;
    return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
  });
}
