import type { StatementLine } from "@podium/shared/contracts/bank-statements";
import { CircleAlert, CircleCheck } from "virtual:icons";
import { useId } from "react";
import { formatEuro, formatShortDate } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import type { Outcome } from "./proposals.ts";

interface ProposalRowProps {
  line: StatementLine;
  outcome: Outcome | undefined;
  /** Undefined: nothing to choose. */
  choice?: { checked: boolean; busy: boolean; onToggle: () => void };
}

export function ProposalRow({ line, outcome, choice }: ProposalRowProps) {
  const id = useId();
  const { reservation, reason } = line;
  const box = choice && !outcome?.ok;
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
          <span className="font-semibold">
            {reservation
              ? `#${reservation.id} ${reservation.user.firstname} ${reservation.user.lastname}`
              : line.name || "Onbekende betaler"}
          </span>
          <span className="font-semibold tabular-nums">{formatEuro(line.amount)}</span>
        </label>
        <div id={`${id}-about`} className="text-sm">
          <p className="break-words text-muted">
            {[line.bookedOn && formatShortDate(line.bookedOn), line.name, line.message && `“${line.message}”`]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {reason !== null && !outcome && <p className="mt-0.5 font-medium text-warning">{reason}</p>}
        </div>
        <div role="status">
          {outcome && (
            <p className="mt-1">
              <Badge tone={outcome.ok ? "success" : "danger"} icon={outcome.ok ? <CircleCheck /> : <CircleAlert />}>
                {outcome.ok ? "Bevestigd" : "Niet bevestigd"}
              </Badge>
              {!outcome.ok && <span className="ml-2 text-sm font-medium text-danger">{outcome.message}</span>}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
