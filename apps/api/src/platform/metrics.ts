import pTimeout from "p-timeout";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "./database.ts";
import type { Queues } from "./queue.ts";
import type { Realtime } from "./realtime.ts";

export type Metrics = ReturnType<typeof createMetrics>;
type Name = `podium_${string}`;
type Counts = Record<string, number>;

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LATENESS_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
/** A gauge that cannot be read must not delay the others. */
const GAUGE_TIMEOUT_MS = 1500;

export function addGauges(
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

/** Labels have few values and identify nobody. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Histogram({
    name: "podium_http_request_duration_seconds",
    help: "Duration of calls, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const lateness = new Histogram({
    name: "podium_expiry_lateness_seconds",
    help: "Delay between an expiry time and the expiry, by kind",
    labelNames: ["kind"],
    buckets: LATENESS_BUCKETS,
    registers,
  });
  const refusedMessages = new Counter({
    name: "podium_socket_messages_refused_total",
    help: "Messages of sockets that exceeded their limit",
    registers,
  });
  const withheldMails = new Counter({
    name: "podium_mails_withheld_total",
    help: "Mails not sent: their address was never verified, and had its mails of a day",
    labelNames: ["kind"],
    registers,
  });
  collectDefaultMetrics({ register: registry });

  return {
    registry,

    countRequest: (seconds: number, call: { method: string; route: string; status: number }) =>
      requests.observe(call, seconds),

    countExpiries(kind: string, latenessSeconds: readonly number[]): void {
      for (const seconds of latenessSeconds) lateness.observe({ kind }, Math.max(0, seconds));
    },

    countWithheldMail: (kind: string) => withheldMails.inc({ kind }),

    countRefusedMessage: () => refusedMessages.inc(),

    /** Counts by one label: the returned function adds one to a value of it. */
    counter(name: Name, help: string, label: string): (value: string) => void {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      return (value) => counter.inc({ [label]: value });
    },

    gauge(name: Name, help: string, label: string, read: () => Promise<Counts> | Counts): void {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          gauge.reset();
          try {
            const counts = await pTimeout(Promise.resolve(read()), { milliseconds: GAUGE_TIMEOUT_MS });
            for (const [value, count] of Object.entries(counts)) gauge.set({ [label]: value }, count);
          } catch {
            // No value is better than an old one.
          }
        },
      });
    },
  };
}
