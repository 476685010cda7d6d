import type { CheckInConflict } from "@podium/shared/contracts/check-in";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { TriangleAlert } from "virtual:icons";
import { formatTime } from "#platform/format.ts";
import { useAtomValue } from "#platform/state.ts";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import { ticketNumber } from "#modules/entrance/check-in/model/ticket-number.ts";

/** Tickets that devices without a network wrongly let in; a volunteer handles them. */
export function ConflictList() {
  const conflicts = useAtomValue(checkInAtom).list?.conflicts ?? [];
  if (conflicts.length === 0) return null;
  return (
    <section aria-label="Conflicten" className="rounded-lg border-2 border-warning bg-warning-soft p-4">
      <h2 className="flex items-center gap-2 text-xl text-warning">
        <TriangleAlert className="size-6 shrink-0" />
        {conflicts.length === 1 ? "1 conflict om na te kijken" : `${conflicts.length} conflicten om na te kijken`}
      </h2>
      <ul className="mt-2 divide-y divide-line-strong/40">
        {conflicts.map((conflict) => (
          <li key={`${ticketNumber(conflict)} ${conflict.at} ${conflict.device ?? ""}`} className="py-2">
            <p className="font-semibold">
              {placeLabel(conflict)}
              {conflict.guest !== "" && `, ${conflict.guest}`}{" "}
              <span className="font-normal text-muted">({ticketNumber(conflict)})</span>
            </p>
            <p>{explain(conflict)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function explain({ at, device, otherAt, otherDevice, message }: CheckInConflict): string {
  const where = (name: string | null): string => name ?? "een andere deur";
  if (otherAt === null) return `Binnengelaten om ${formatTime(at)} aan ${where(device)}, maar: ${message}`;
  const scans = [
    { at: otherAt, where: where(otherDevice) },
    { at, where: where(device) },
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return `Twee keer gescand: om ${scans.map((scan) => `${formatTime(scan.at)} aan ${scan.where}`).join(" en om ")}.`;
}
