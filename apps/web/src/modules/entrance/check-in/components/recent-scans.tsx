import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { Check, CloudOff, Undo2, X } from "virtual:icons";
import { formatTime } from "#platform/format.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { checkInAtom, type CheckInResult } from "#modules/entrance/check-in/model/check-in-state.ts";
import { isUndone, scannedTickets } from "#modules/entrance/check-in/model/validate-ticket.ts";

/** The device's latest results: the full-screen result disappears after a second. */
export function RecentScans({ onUndo }: { onUndo: (tickets: readonly CheckInTicket[]) => void }) {
  const { results } = useAtomValue(checkInAtom);
  return (
    <section aria-label="Laatste scans">
      <h2 className="text-xl">Laatste scans</h2>
      {results.length === 0 && <p className="mt-1 text-muted">Nog niets gescand op dit toestel.</p>}
      <ol className="mt-2 divide-y divide-line">
        {results.map((result, index) => (
          <RecentScan key={`${result.at} ${results.length - index}`} result={result} onUndo={onUndo} />
        ))}
      </ol>
    </section>
  );
}

interface RecentScanProps {
  result: CheckInResult;
  onUndo: (tickets: readonly CheckInTicket[]) => void;
}

function RecentScan({ result, onUndo }: RecentScanProps) {
  const { list, unsent, reachable } = useAtomValue(checkInAtom);
  const { ok, guest, ticketType, product, message, at, offline } = result;
  const seats = product?.words ?? placeLabels(result.seats);
  // Only scans that the server knows can be undone.
  const undoable = ok && reachable ? scannedTickets(list, result) : [];
  return (
    <li className="flex items-start gap-3 py-2">
      <span
        className={classNames(
          "mt-0.5 grid size-7 shrink-0 place-items-center text-cream",
          ok ? "rounded-full bg-success-strong" : "rounded-md bg-danger-strong",
        )}
      >
        {ok ? <Check className="size-5" /> : <X className="size-5" />}
      </span>
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{[ok ? "Succes" : "Fout", seats].filter(Boolean).join(": ")}</span>
          {guest !== null && `, ${guest}`}
          {ok && ticketType !== null && <strong>, {ticketType}</strong>}
          {message !== null && <span className={classNames("block", !ok && "text-danger")}>{message}</span>}
        </p>
        {ok && isUndone(list, unsent, result) && (
          <p className="flex items-center gap-1.5 text-muted">
            <Undo2 className="size-4" /> Teruggenomen
          </p>
        )}
        {undoable.length > 0 && (
          <Button
            variant="quiet"
            className="-ml-4"
            aria-label={`Scan van ${seats} van ${guest} terugnemen`}
            onClick={() => onUndo(undoable)}
          >
            Terugnemen
          </Button>
        )}
      </div>
      <span className="flex items-center gap-1.5 text-muted tabular-nums">
        {offline && <CloudOff aria-label="zonder verbinding" className="size-4" />}
        {formatTime(at)}
      </span>
    </li>
  );
}
