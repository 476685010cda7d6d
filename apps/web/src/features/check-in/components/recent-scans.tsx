import { seatLabel } from "@podium/shared/seat-id";
import { Check, CloudOff, X } from "lucide-react";
import { formatTime } from "#platform/format.ts";
import { useAtomValue } from "#platform/state.ts";
import { classNames } from "#ui/class-names.ts";
import { checkInAtom } from "#features/check-in/model/check-in-state.ts";

/** The device's last results: the full-screen one is gone in a second. */
export function RecentScans() {
  const { results } = useAtomValue(checkInAtom);
  return (
    <section aria-label="Laatste scans">
      <h2 className="text-xl">Laatste scans</h2>
      {results.length === 0 && <p className="mt-1 text-muted">Nog niets gescand op dit toestel.</p>}
      <ol className="mt-2 divide-y divide-line">
        {results.map(({ ok, seatId, guest, message, at, offline }, index) => (
          <li key={`${at} ${results.length - index}`} className="flex items-start gap-3 py-2">
            <span
              className={classNames(
                "mt-0.5 grid size-7 shrink-0 place-items-center text-cream",
                ok ? "rounded-full bg-success-strong" : "rounded-md bg-danger-strong",
              )}
            >
              {ok ? <Check className="size-5" /> : <X className="size-5" />}
            </span>
            <p className="min-w-0 flex-1">
              <span className="font-semibold">
                {[ok ? "Succes" : "Fout", seatId && seatLabel(seatId)].filter(Boolean).join(": ")}
              </span>
              {guest !== null && `, ${guest}`}
              {message !== null && <span className="block text-danger">{message}</span>}
            </p>
            <span className="flex items-center gap-1.5 text-muted tabular-nums">
              {offline && <CloudOff aria-label="zonder verbinding" className="size-4" />}
              {formatTime(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
