import type { CsvColumns, StatementAnswer } from "@podium/shared/contracts/bank-statements";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api-client.ts";
import { certainIds, type Match, type Outcome } from "./proposals.ts";
import { readStatementFile, type StatementFile } from "./read-statement-file.ts";

/** So many are confirmed in one call: few enough to show that it goes on. */
const AT_ONCE = 20;

/** One statement on its way from a file to confirmed payments. */
export function useStatement() {
  const [file, setFile] = useState<StatementFile | null>(null);
  const [answer, setAnswer] = useState<StatementAnswer | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());

  const take = (next: StatementAnswer): void => {
    setAnswer(next);
    if (next.kind === "statement") setChosen(certainIds(next.lines));
  };
  const reading = useMutation({
    mutationFn: async (picked: File) => {
      const read = await readStatementFile(picked);
      return { read, next: await api.uploadBankStatement({ body: read }) };
    },
    onSuccess: ({ read, next }) => {
      setFile(read);
      take(next);
    },
  });
  const choosing = useMutation({
    mutationFn: (columns: CsvColumns) =>
      api.uploadBankStatement({ body: { fileName: "", content: "", ...file, columns } }),
    onSuccess: take,
  });
  const confirming = useMutation({
    mutationFn: async (matches: readonly Match[]) => {
      for (let at = 0; at < matches.length; at += AT_ONCE) {
        const results = await api.confirmTransfers({ body: { matches: matches.slice(at, at + AT_ONCE) } });
        // As they come: what was confirmed is shown also when the next call fails.
        setOutcomes((known) => new Map([...known, ...results.map((one) => [one.transactionId, one] as const)]));
        setChosen((known) => new Set([...known].filter((id) => !results.some((one) => one.transactionId === id))));
      }
    },
  });

  return {
    answer,
    chosen,
    outcomes,
    reading,
    choosing,
    confirming,
    toggle: (id: number): void => setChosen((known) => new Set(known).symmetricDifference(new Set([id]))),
    /** Back to the choice of a file. */
    startAgain: (): void => {
      setAnswer(null);
      setFile(null);
      setOutcomes(new Map());
      for (const step of [reading, choosing, confirming]) step.reset();
    },
  };
}
