import type { CsvColumns, StatementLine, StatementResponse } from "@podium/shared/contracts/bank-statements";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { certainIds, type Decision, type Outcome } from "./proposals.ts";
import { readStatementFile, type StatementFile } from "./statement-file.ts";

/** The columns that are chosen in the form; null: not chosen. */
type ColumnFields = { [Name in keyof CsvColumns]: CsvColumns[Name] | null };

/** Payments per call: few enough to show progress. */
const AT_ONCE = 20;

/** Replaces lines by the server's new ones, which show what can be decided after a refusal. */
function withLines(
  response: StatementResponse | null,
  fresh: ReadonlyMap<number, StatementLine | undefined>,
): StatementResponse | null {
  if (response?.kind !== "statement") return response;
  return { ...response, lines: response.lines.map((line) => fresh.get(line.transactionId) ?? line) };
}

export function useStatement() {
  const [file, setFile] = useState<StatementFile | null>(null);
  const [response, setResponse] = useState<StatementResponse | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());

  const applyResponse = (next: StatementResponse): void => {
    setResponse(next);
    if (next.kind === "statement") setChosen(certainIds(next.lines));
  };
  const reading = useMutation({
    mutationFn: async (picked: File) => {
      const read = await readStatementFile(picked);
      return { read, next: await api.uploadBankStatement({ body: read }) };
    },
    onSuccess: ({ read, next }) => {
      setFile(read);
      applyResponse(next);
    },
  });
  const choosing = useContractForm({
    schema: async (): Promise<z.ZodType<CsvColumns, ColumnFields>> =>
      (await import("@podium/shared/contracts/bank-statements")).csvColumnsSchema,
    values: response?.kind === "columns" ? response.guess : undefined,
    submit: ({ direction, ...columns }) => {
      // The server did not recognise a direction column, and the volunteer was not asked yet.
      const isUnknown = response?.kind === "columns" && !response.asksDirection && response.guess.direction === null;
      const said = isUnknown && !direction ? columns : { ...columns, direction };
      return api.uploadBankStatement({ body: { fileName: "", content: "", ...file, columns: said } });
    },
    onSuccess: applyResponse,
  });
  const confirming = useMutation({
    mutationFn: async (matches: readonly Decision[]) => {
      for (let at = 0; at < matches.length; at += AT_ONCE) {
        const results = await api.confirmTransfers({ body: { matches: matches.slice(at, at + AT_ONCE) } });
        // Outcomes are stored after each call, so that confirmed payments show even when the next call fails.
        const actions = new Map(matches.map(({ transactionId, act }) => [transactionId, act]));
        const fresh = results.map(({ transactionId, ok, message }) => {
          return [transactionId, { ok, message, act: actions.get(transactionId) ?? "confirm" }] as const;
        });
        setOutcomes((known) => new Map([...known, ...fresh]));
        setResponse((known) =>
          withLines(known, new Map(results.map(({ transactionId, line }) => [transactionId, line]))),
        );
        setChosen((known) => new Set([...known].filter((id) => !results.some((one) => one.transactionId === id))));
      }
    },
  });

  return {
    response,
    chosen,
    outcomes,
    reading,
    choosing,
    confirming,
    toggle: (id: number): void => setChosen((known) => new Set(known).symmetricDifference(new Set([id]))),
    startAgain: (): void => {
      setResponse(null);
      setFile(null);
      setOutcomes(new Map());
      for (const step of [reading, choosing.action, confirming]) step.reset();
      // Clears the chosen columns, because another file has other columns.
      choosing.reset(undefined, { keepDirtyValues: false });
    },
  };
}
