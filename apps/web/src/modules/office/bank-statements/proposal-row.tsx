import type { StatementAction, StatementLine } from "@podium/shared/contracts/bank-statements";
import { CircleAlert, CircleCheck } from "virtual:icons";
import { useId } from "react";
import { formatEuro, formatShortDate } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { actWords, doneWords, type Outcome, ownActs } from "./proposals.ts";

interface ProposalRowProps {
  line: StatementLine;
  outcome: Outcome | undefined;
  /** Undefined: nothing to choose. */
  choice?: { checked: boolean; busy: boolean; onToggle: () => void };
  /** Undefined: nothing to decide. */
  onDecide?: ((act: StatementAction) => void) | undefined;
}

/** '#101 An Peeters', '#101 en #103 An Peeters', or the payer's name. */
function titleOf({ reservation, also = [], name }: StatementLine): string {
  if (!reservation) return name || "Onbekende betaler";
  const numbers = [reservation, ...also].map(({ id }) => `#${id}`);
  return `${numbers.join(" en ")} ${reservation.user.firstname} ${reservation.user.lastname}`;
}

export function ProposalRow({ line, outcome, choice, onDecide }: ProposalRowProps) {
  const id = useId();
  const { reason } = line;
  const box = choice && !outcome?.ok;
  const acts = onDecide && !outcome?.ok ? ownActs(line) : [];
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
        {acts.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {acts.map((act) => (
              <Button key={act} variant="secondary" aria-describedby={`${id}-about`} onClick={() => onDecide?.(act)}>
                {actWords(line, act)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
