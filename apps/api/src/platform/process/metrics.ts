import pTimeout from "p-timeout";
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Metric, Registry } from "prom-client";
import type { TimeLimits } from "./time-limits.ts";
import { version } from "./version.ts";

export type Metrics = ReturnType<typeof createMetrics>;
type Name = `podium_${string}`;
type Counts = Record<string, number>;

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LATENESS_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

let processMetrics: Metric[] | undefined;

/** Metrics of memory, processor, event loop and collector: once for the process, also with several applications. */
function metricsOfProcess(): Metric[] {
  if (processMetrics) return processMetrics;
  const register = new Registry();
  collectDefaultMetrics({ register });
  // The array has the metrics themselves, though its type says otherwise.
  return (processMetrics = register.getMetricsAsArray() as unknown as Metric[]);
}

/** Creates metrics whose labels have few values and identify nobody. */
export function createMetrics(timeLimits: TimeLimits) {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Histogram({
    name: "podium_http_request_duration_seconds",
    help: "Duration of calls, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const shedCalls = new Counter({
    name: "podium_calls_shed_total",
    help: "Calls of the API refused because this server or what it depends on cannot follow",
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
  const build = new Gauge({
    name: "podium_build_info",
    help: "Always 1; its label is the release that runs",
    labelNames: ["version"],
    registers,
  });
  build.set({ version }, 1);
  for (const metric of metricsOfProcess()) registry.registerMetric(metric);

  return {
    registry,

    /** @param call.route its pattern, without personal data */
    countRequest: (seconds: number, call: { method: string; route: string; status: number }) =>
      requests.observe(call, seconds),

    countShed: () => shedCalls.inc(),

    countExpiries(kind: string, latenessSeconds: readonly number[]): void {
      for (const seconds of latenessSeconds) lateness.observe({ kind }, Math.max(0, seconds));
    },

    countWithheldMail: (kind: string) => withheldMails.inc({ kind }),

    countRefusedMessage: () => refusedMessages.inc(),

    counter(name: Name, help: string, label: string): (value: string) => void {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      return (value) => counter.inc({ [label]: value });
    },

    /** Adds a single figure, which is absent when its value is null or cannot be read. */
    figure(name: Name, help: string, read: () => Promise<number | null>): void {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          gauge.remove({});
          const figure = await pTimeout(read(), { milliseconds: timeLimits.figure }).catch(() => null);
          if (figure !== null) gauge.set(figure);
        },
      });
    },

    /** Adds figures with one label, which are absent when they cannot be read. */
    gauge(name: Name, help: string, label: string, read: () => Promise<Counts> | Counts): void {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          gauge.reset();
          try {
            const counts = await pTimeout(Promise.resolve(read()), { milliseconds: timeLimits.figure });
            for (const [value, count] of Object.entries(counts)) gauge.set({ [label]: value }, count);
          } catch {
            // An absent value is better than an outdated one.
          }
        },
      });
    },
  };
}
