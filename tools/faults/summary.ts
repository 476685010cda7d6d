import type { Call, History } from "./history.ts";

/** 'hold: 120 done, 31 SEAT_TAKEN, 4 unanswered' for each kind of call. */
export function summarize({ calls, outages }: History): string[] {
  const resultOf = ({ status, code }: Call): string => {
    if (status === null) return "unanswered";
    return status < 400 ? "done" : (code ?? String(status));
  };
  const kinds = [...Map.groupBy(calls, (call) => call.asked.kind)].map(([kind, of]) => {
    const results = [...Map.groupBy(of, resultOf)].map(([result, { length }]) => `${length} ${result}`);
    return `${kind}: ${results.join(", ")}`;
  });
  return [`${calls.length} changes asked for, ${outages.length} faults`, ...kinds];
}
