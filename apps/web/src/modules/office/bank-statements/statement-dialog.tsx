import { MAX_STATEMENT_MEGABYTES } from "@podium/shared/contracts/limits";
import { useId } from "react";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileChoice } from "#ui/file-choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { ContractForm } from "#forms/contract-form.tsx";
import { controlStyle, Field } from "#ui/field.tsx";
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
            onDecide={(line, action) => {
              const decision = decisionOf(line, action);
              if (decision) confirming.mutate([decision]);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ColumnChoiceProps {
  form: ReturnType<typeof useStatement>["choosing"];
  /** The form's id, for the submit button outside it. */
  id: string;
  headers: readonly string[];
  /** The first rows, as examples of each column. */
  rows: readonly (readonly string[])[];
  /** Whether the volunteer must choose, because no column shows which payments came in. */
  asksDirection: boolean;
}

const fields = [
  { name: "amount", label: "Bedrag", required: true },
  { name: "direction", label: "Af of bij", required: false },
  { name: "paidOut", label: "Afgegaan bedrag", required: false },
  { name: "message", label: "Mededeling", required: true },
  { name: "name", label: "Naam van wie betaalt", required: false },
  { name: "date", label: "Datum", required: false },
  { name: "reference", label: "Referentie van de bank", required: false },
] as const;

function noneOf(name: string, required: boolean, asksDirection: boolean): string {
  if (required) return "Kies een kolom";
  return asksDirection && name === "direction" ? "Alles kwam binnen" : "Geen";
}

/** Asks for the meaning of the columns, because every bank names its CSV columns differently. */
function ColumnChoice({ form, id, headers, rows, asksDirection }: ColumnChoiceProps) {
  const columns = form.watch();
  return (
    <ContractForm form={form} id={id} className="flex flex-col gap-4">
      <p className="text-muted">Welke kolom is wat? Kijk na of het voorbeeld klopt.</p>
      {asksDirection && (
        <Notice tone="warning" announce>
          Nergens staat of het geld binnenkwam of wegging. Kies bij ‘Af of bij’ de kolom die dat zegt, of bij ‘Afgegaan
          bedrag’ de kolom met wat wegging. Kies ‘Alles kwam binnen’ alleen als er in dit bestand niets van uw rekening
          afging.
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, required }) => {
          const chosen = columns[name];
          const example = chosen && rows.map((row) => row[headers.indexOf(chosen)]).find(Boolean);
          const { error, ...control } = form.field(name, `Kies de kolom met ${label.toLowerCase()}.`, {
            setValueAs: (header: string) => header || null,
          });
          return (
            <Field
              key={name}
              label={label}
              optional={!required}
              hint={example && <span className="line-clamp-2 break-words">Bijvoorbeeld: {example}</span>}
              error={error}
            >
              {(links) => (
                <select {...links} {...control} className={controlStyle}>
                  <option value="">{noneOf(name, required, asksDirection)}</option>
                  {[...new Set(headers)].filter(Boolean).map((header) => (
                    <option key={header} value={header}>
                      {header}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          );
        })}
      </div>
    </ContractForm>
  );
}
