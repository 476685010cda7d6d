import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";

const SPAN_MS = 30_000;
const SPANS = 10;

export type RecentCalls = ReturnType<typeof createRecentCalls>;
type Counts = { calls: number; failed: number; shed: number };

/** Overload or outage of this server, its database, Redis or picture store; one of a third party has another code. */
export const isShed = (error: ErrorCode | undefined): boolean => error === "UNAVAILABLE";

/** Calls of the API in the last five minutes; `failed` are faults of ours (5xx). */
export function createRecentCalls(now = (): number => performance.now()) {
  let spans: Array<Counts & { begin: number }> = [];

  function latest(): Counts {
    const begin = Math.floor(now() / SPAN_MS) * SPAN_MS;
    spans = spans.filter((span) => span.begin > begin - SPANS * SPAN_MS);
    let span = spans.at(-1);
    if (span?.begin !== begin) spans.push((span = { begin, calls: 0, failed: 0, shed: 0 }));
    return span;
  }

  return {
    count({ route, status, error }: { route: string; status: number; error?: ErrorCode | undefined }): void {
      if (!route.startsWith("/api/")) return;
      const span = latest();
      span.calls += 1;
      if (isShed(error)) span.shed += 1;
      else if (status >= 500 && status !== 503) span.failed += 1;
    },

    sum(): Counts {
      latest();
      const total = (of: (span: Counts) => number) => spans.reduce((sum, span) => sum + of(span), 0);
      return { calls: total((s) => s.calls), failed: total((s) => s.failed), shed: total((s) => s.shed) };
    },
  };
}
