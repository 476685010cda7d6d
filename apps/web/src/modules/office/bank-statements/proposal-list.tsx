import type { StatementAction, StatementLine, StatementResponse } from "@podium/shared/contracts/bank-statements";
import { CircleAlert, CircleCheck, SearchX } from "virtual:icons";
import { type ReactNode, useId, useState } from "react";
import { formatBelgianDateTime, formatEuro, formatShortDate } from "#platform/format.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { actionLabel, doneWords, groupLines, type Outcome, ownActions } from "./proposals.ts";

type ReadStatement = Extract<StatementResponse, { kind: "statement" }>;

interface ProposalListProps {
  statement: ReadStatement;
  chosen: ReadonlySet<number>;
  outcomes: ReadonlyMap<number, Outcome>;
  busy: boolean;
  onToggle: (transactionId: number) => void;
  onDecide: (line: StatementLine, action: StatementAction) => void;
}

const UNREAD: Record<ReadStatement["unread"][number]["reason"], string> = {
  AMOUNT: "Het bedrag kan niet met zekerheid gelezen worden.",
  DIRECTION: "Er staat niet bij of dit geld binnenkwam of wegging.",
};

/** Groups an account number by four, as banks print it. */
const inFours = (account: string): string => account.replaceAll(/.{4}(?=.)/g, "$& ");

/** Certain matches, doubtful ones, what is to be decided one by one, and the rest folded away. */
export function ProposalList({ statement, chosen, outcomes, busy, onToggle, onDecide }: ProposalListProps) {
  const { lines, readBefore, unread, skipped, foreignAccounts = [] } = statement;
  const { certain, doubtful, toDecide, none, done } = groupLines(lines);
  const decideOn = (line: StatementLine) => (busy ? undefined : (action: StatementAction) => onDecide(line, action));
  const choosable = (line: StatementLine) => (
    <ProposalRow
      key={line.transactionId}
      line={line}
      outcome={outcomes.get(line.transactionId)}
      choice={{ checked: chosen.has(line.transactionId), busy, onToggle: () => onToggle(line.transactionId) }}
      onDecide={decideOn(line)}
    />
  );
  const decidable = (line: StatementLine) => (
    <ProposalRow
      key={line.transactionId}
      line={line}
      outcome={outcomes.get(line.transactionId)}
      onDecide={decideOn(line)}
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
          Geen enkele overschrijving in dit bestand hoort zonder meer bij een reservering die nog op betaling wacht.
        </EmptyState>
      )}
      <Group title="Zeker" about="Nummer, naam en bedrag kloppen." lines={certain} draw={choosable} />
      <Group title="Twijfel" about="Kijk deze na voor u ze aanvinkt." lines={doubtful} draw={choosable} />
      <Group title="Te beslissen" about="Hier gebeurt niets tot u kiest." lines={toDecide} draw={decidable} />
      {unread.length > 0 && (
        <section aria-label="Niet gelezen">
          <h3 className="text-lg">Niet gelezen ({unread.length})</h3>
          <p className="text-sm text-muted">Deze lijnen tellen niet mee. Kijk ze na op uw rekening.</p>
          <ul className="mt-1 divide-y divide-line">
            {unread.map(({ text, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
              <li key={index} className="py-3 text-sm">
                <p className="break-words">{text}</p>
                <p className="font-medium text-warning">{UNREAD[reason]}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Folded title="Niet te bevestigen" lines={none} draw={rest} />
      <Folded title="Al eerder bevestigd" lines={done} draw={rest} />
      {skipped > 0 && (
        <p className="text-sm text-muted">
          {skipped === 1
            ? "1 andere verrichting, zoals een betaling van u, werd overgeslagen."
            : `${skipped} andere verrichtingen, zoals betalingen van u, werden overgeslagen.`}
        </p>
      )}
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

/** A folded group, which renders its lines only when opened: most lines of a long statement are here. */
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

interface ProposalRowProps {
  line: StatementLine;
  outcome: Outcome | undefined;
  /** Undefined: nothing to choose. */
  choice?: { checked: boolean; busy: boolean; onToggle: () => void };
  /** Undefined: nothing to decide. */
  onDecide?: ((action: StatementAction) => void) | undefined;
}

/** '#101 An Peeters', '#101 en #103 An Peeters', or the payer's name. */
function titleOf({ reservation, also = [], name }: StatementLine): string {
  if (!reservation) return name || "Onbekende betaler";
  const numbers = [reservation, ...also].map(({ id }) => `#${id}`);
  return `${numbers.join(" en ")} ${reservation.user.firstname} ${reservation.user.lastname}`;
}

function ProposalRow({ line, outcome, choice, onDecide }: ProposalRowProps) {
  const id = useId();
  const { reason } = line;
  const box = choice && !outcome?.ok;
  const actions = onDecide && !outcome?.ok ? ownActions(line) : [];
  return (
    <li className="flex items-start gap-3 py-3">
      {box && (
        <span className="grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            id={id}
            checked={choice.checked}
            disabled={choice.busy}
            onChange={choice.onToggle}
            aria-describedby={`${id}-about`}
            className="size-6"
          />
        </span>
      )}
      <div className="min-w-0 flex-1 pt-1.5">
        <label htmlFor={box ? id : undefined} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{titleOf(line)}</span>
          <span className="font-semibold tabular-nums">{formatEuro(line.amount)}</span>
        </label>
        <div id={`${id}-about`} className="text-sm">
          <p className="break-words text-muted">
            {[line.bookedOn && formatShortDate(line.bookedOn), line.name, line.message && `“${line.message}”`]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {reason !== null && !outcome?.ok && <p className="mt-0.5 font-medium text-warning">{reason}</p>}
        </div>
        <div role="status">
          {outcome && (
            <p className="mt-1">
              <Badge tone={outcome.ok ? "success" : "danger"} icon={outcome.ok ? <CircleCheck /> : <CircleAlert />}>
                {outcome.ok ? doneWords[outcome.act] : "Niet gelukt"}
              </Badge>
              {!outcome.ok && <span className="ml-2 text-sm font-medium text-danger">{outcome.message}</span>}
            </p>
          )}
        </div>
        {actions.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {actions.map((action) => (
              <Button
                key={action}
                variant="secondary"
                aria-describedby={`${id}-about`}
                onClick={() => onDecide?.(action)}
              >
                {actionLabel(line, action)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
