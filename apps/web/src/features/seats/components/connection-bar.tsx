import { WifiOff } from "virtual:icons";
import { connectionAtom } from "#live/live.ts";
import { seatPicker } from "#messages/nl/seat-picker.ts";
import { useAtomValue } from "#platform/state.ts";

/** Shown while the live connection is down: the hall may be out of date. */
export function ConnectionBar() {
  const lost = useAtomValue(connectionAtom) === "lost";
  return (
    <div role="status" className="sticky top-[4.4rem] z-20 print:hidden">
      {lost && (
        <p className="mb-3 flex animate-appear items-center justify-center gap-2 rounded-md bg-warning-soft px-4 py-2 text-sm font-semibold text-warning">
          <WifiOff className="size-4 shrink-0" />
          {seatPicker().connectionLost}
        </p>
      )}
    </div>
  );
}
