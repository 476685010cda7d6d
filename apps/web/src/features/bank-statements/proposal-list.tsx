import type { StatementLine, StatementResponse } from "@podium/shared/contracts/bank-statements";
import { SearchX } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { formatBelgianDateTime } from "#platform/format.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { ProposalRow } from "./proposal-row.tsx";
import { groupLines, type Outcome } from "./proposals.ts";

type ForeignAccounts = NonNullable<Extract<StatementResponse, { kind: "statement" }>["foreignAccounts"]>;

interface ProposalListProps {
  lines: readonly StatementLine[];
  /** When this same file was read before. */
  readBefore: string | null;
  foreignAccounts: ForeignAccounts;
  chosen: ReadonlySet<number>;
  outcomes: ReadonlyMap<number, Outcome>;
  busy: boolean;
  onToggle: (transactionId: number) => void;
}

/** As banks print account numbers. */
const inFours = (account: string): string => account.replaceAll(/.{4}(?=.)/g, "$& ");

/** Certain matches, doubtful ones, and the rest folded away. */
export function ProposalList({
  lines,
  readBefore,
  foreignAccounts,
  chosen,
  outcomes,
  busy,
  onToggle,
}: ProposalListProps) {
  const { certain, doubtful, none, done } = groupLines(lines);
  const choosable = (line: StatementLine) => (
    <ProposalRow
      key={line.transactionId}
      line={line}
      outcome={outcomes.get(line.transactionId)}
      choice={{ checked: chosen.has(line.transactionId), busy, onToggle: () => onToggle(line.transactionId) }}
    />
  );
  const rest = (line: StatementLine) => <ProposalRow key={line.transactionId} line={line} outcome={undefined} />;
  return (
    <div className="flex flex-col gap-5">
      {readBefore !== null && (
        <Notice>
          Dit bestand werd al ingelezen op {formatBelgianDateTime(readBefore)}. Wat toen bevestigd werd, blijft zo en
          gebeurt niet opnieuw.
        </Notice>
      )}
      {foreignAccounts.map(({ account, currency }) => (
        <Notice key={account} tone="warning">
          De rekening {inFours(account)} is in {currency} en werd overgeslagen: alleen betalingen in euro worden
          ingelezen.
        </Notice>
      ))}
      {certain.length + doubtful.length === 0 && (
        <EmptyState icon={<SearchX />} title="Geen betalingen te bevestigen">
          Geen enkele overschrijving in dit bestand hoort bij een reservering die nog op betaling wacht.
        </EmptyState>
      )}
      <Group title="Zeker" about="Nummer, naam en bedrag kloppen." lines={certain} draw={choosable} />
      <Group title="Twijfel" about="Kijk deze na voor u ze aanvinkt." lines={doubtful} draw={choosable} />
      <Folded title="Niet te bevestigen" lines={none} draw={rest} />
      <Folded title="Al eerder bevestigd" lines={done} draw={rest} />
    </div>
  );
}

interface GroupProps {
  title: string;
  lines: readonly StatementLine[];
  draw: (line: StatementLine) => ReactNode;
}

function Group({ title, about, lines, draw }: GroupProps & { about: string }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-lg">
        {title} ({lines.length})
      </h3>
      <p className="text-sm text-muted">{about}</p>
      <ul className="mt-1 divide-y divide-line">{lines.map(draw)}</ul>
    </section>
  );
}

/** Rendered when opened: most lines of a long statement are here. */
function Folded({ title, lines, draw }: GroupProps) {
  const [open, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <details className="rounded-md border border-line px-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {title} ({lines.length})
      </summary>
      {open && <ul className="divide-y divide-line">{lines.map(draw)}</ul>}
    </details>
  );
}
