import { WifiOff } from "virtual:icons";
import { connectionAtom } from "#live/live.ts";
import { seatPicker } from "#messages/nl/tickets.ts";
import { useAtomValue } from "#platform/state.ts";

/** Lies over the plan while the live connection is down, because the plan may be outdated; it shifts nothing. */
export function ConnectionBar() {
  const lost = useAtomValue(connectionAtom) === "lost";
  return (
    <div role="status" className="pointer-events-none sticky top-[4.9rem] z-20 h-0 print:hidden">
      {lost && (
        <p className="mx-auto flex w-fit max-w-[calc(100%-1.5rem)] translate-y-3 animate-appear items-center justify-center gap-2 rounded-md border border-warning bg-warning-soft px-4 py-2 text-sm font-semibold text-warning shadow-raised">
          <WifiOff className="size-4 shrink-0" />
          {seatPicker().connectionLost}
        </p>
      )}
    </div>
  );
}
