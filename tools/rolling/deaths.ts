import { readFileSync } from "node:fs";
import { caddyfile } from "#services/caddy.ts";
import type { Call } from "./calls.ts";

export interface Death {
  /** Address of the process in the proxy's settings: 'host:port'. */
  address: string;
  /** Time just before the death, in milliseconds since 1970. */
  at: number;
}

const CHECK_FAILED = '"msg":"HTTP request failed"';
export const CHECK_INTERVAL_MS = Number(/health_interval (\d+)ms/.exec(readFileSync(caddyfile, "utf8"))?.[1]);

/**
 * Returns the time from which the process gets no calls. Caddy has separate checks for sockets and for calls, which
 * its log does not distinguish. Checks in progress at the death fail, too, so that early failures may all be of one
 * check; two intervals after the death, both checks have started again.
 */
function noticedAt({ address, at }: Death, log: readonly string[]): number {
  const failed = log
    .filter((line) => line.includes(CHECK_FAILED) && line.includes(`"${address}"`))
    .map((line) => (JSON.parse(line) as { ts: number }).ts * 1000);
  return failed.find((moment) => moment >= at + 2 * CHECK_INTERVAL_MS) ?? Infinity;
}

/** Finds failed calls that a death explains: in progress at that moment, or sent before the proxy noticed it. */
export function explainFailures(calls: readonly Call[], deaths: readonly Death[], proxyLog: string) {
  const log = readFileSync(proxyLog, "utf8").split("\n");
  const noticed = deaths.map((death) => ({ ...death, until: noticedAt(death, log) }));
  const deathOf = ({ began, ended, status }: Call) =>
    status === 502 ? noticed.find(({ at, until }) => ended >= at && began <= until) : undefined;
  const failed = calls.filter(({ failure }) => failure !== null);
  const lost = failed.filter(deathOf);
  const afterwards = lost.filter((call) => call.began > (deathOf(call)?.at ?? 0));
  const longest = Math.max(...noticed.map(({ at, until }) => until - at));
  return {
    lost: lost.length,
    line:
      `${deaths.length} deaths, noticed after ${Math.round(longest)} ms at most: of ${calls.length} calls ` +
      `${lost.length - afterwards.length} were under way and ${afterwards.length} came before the proxy noticed`,
    unexplained: [
      ...noticed.flatMap(({ address, until }) => (until === Infinity ? [`the proxy never noticed ${address}`] : [])),
      ...failed
        .filter((call) => !deathOf(call))
        .map(({ kind, failure, began, ended }) => `${kind}: ${failure}, from ${began} to ${ended}`),
    ],
  };
}
