const SPAN_MS = 30_000;
const SPANS = 10;

export type RecentCalls = ReturnType<typeof createRecentCalls>;
type Counts = { calls: number; failed: number; shed: number };

/** Calls of the API in the last five minutes. `failed` are faults of ours (5xx); a 503 is a refusal, `shed`. */
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
    count({ route, status }: { route: string; status: number }): void {
      if (!route.startsWith("/api/")) return;
      const span = latest();
      span.calls += 1;
      if (status === 503) span.shed += 1;
      else if (status >= 500) span.failed += 1;
    },

    sum(): Counts {
      latest();
      const total = (of: (span: Counts) => number) => spans.reduce((sum, span) => sum + of(span), 0);
      return { calls: total((s) => s.calls), failed: total((s) => s.failed), shed: total((s) => s.shed) };
    },
  };
}
