import { MAX_STATEMENT_MEGABYTES } from "@podium/shared/contracts/limits";
import { useId } from "react";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileChoice } from "#ui/file-choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { chosenMatches, countPayments, decisionOf } from "./proposals.ts";
import { useStatement } from "./use-statement.ts";

export function StatementDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { response, chosen, outcomes, reading, choosing, confirming, toggle, startAgain } = useStatement();
  const lines = response?.kind === "statement" ? response.lines : [];
  const { matches, total } = chosenMatches(lines, chosen);
  const error = reading.error ?? choosing.failure ?? confirming.error;
  const results = [...outcomes.values()];
  const confirmed = results.filter(({ ok }) => ok).length;
  const sendsTickets = results.some(({ ok, act }) => ok && (act === "confirm" || act === "cash" || act === "accept"));
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title="Rekeningafschrift inlezen"
      {...(response === null && { description: "Er wordt niets bevestigd voor u het hebt nagekeken." })}
      {...(response && {
        footer: (
          <>
            {response.kind === "statement" && matches.length > 0 && (
              <p className="mr-auto self-center" role="status">
                {matches.length} gekozen, samen <strong className="whitespace-nowrap">{formatEuro(total)}</strong>
              </p>
            )}
            <Button variant="secondary" disabled={choosing.busy || confirming.isPending} onClick={startAgain}>
              Ander bestand
            </Button>
            {response.kind === "columns" && (
              <Button type="submit" form={formId} busy={choosing.busy}>
                Verder
              </Button>
            )}
            {response.kind === "statement" && (results.length === 0 || matches.length > 0) && (
              <Button
                disabled={matches.length === 0}
                busy={confirming.isPending}
                busyLabel={`Bevestigen… nog ${matches.length}`}
                onClick={() => confirming.mutate(matches)}
              >
                Bevestig {countPayments(matches.length)}
              </Button>
            )}
            {results.length > 0 && matches.length === 0 && <Button onClick={onClose}>Klaar</Button>}
          </>
        ),
      })}
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Notice tone="danger" announce>
            {serverMessage(error)}
          </Notice>
        )}
        {results.length > 0 && !confirming.isPending && (
          <Notice tone={confirmed === results.length ? "success" : "warning"} announce>
            {countPayments(confirmed)} verwerkt
            {confirmed < results.length && `, ${results.length - confirmed} niet: de reden staat erbij`}.
            {sendsTickets && " De tickets zijn onderweg."}
          </Notice>
        )}
        {response === null && (
          <FileChoice
            busy={reading.isPending}
            hint={`CODA, CAMT.053 (XML) of CSV van uw bank, ten hoogste ${MAX_STATEMENT_MEGABYTES} MB`}
            onFile={(file) => reading.mutate(file)}
          />
        )}
        {response?.kind === "columns" && <ColumnChoice form={choosing} id={formId} {...response} />}
        {response?.kind === "statement" && (
          <ProposalList
            statement={response}
            chosen={chosen}
            outcomes={outcomes}
            busy={confirming.isPending}
            onToggle={toggle}
            onDecide={(line, act) => {
              const decision = decisionOf(line, act);
              if (decision) confirming.mutate([decision]);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
