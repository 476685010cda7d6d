import { TriangleAlert, WifiOff } from "virtual:icons";
import { connectionAtom } from "#live/live.ts";
import { seatPicker } from "#messages/nl/tickets.ts";
import { useAtomValue } from "#platform/state.ts";
import { seatMessageAtom } from "#modules/buy/seats/model/cart.actions.ts";

/** Lies over the page, so that nothing shifts. */
export function SeatAlert() {
  const message = useAtomValue(seatMessageAtom);
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-3 top-20 z-50 flex justify-center">
      {message && (
        <p
          key={message.id}
          data-over-page
          className="flex max-w-xl animate-rise items-start gap-3 rounded-lg border border-danger bg-danger-soft px-4 py-3 font-semibold text-danger shadow-raised"
        >
          <TriangleAlert className="mt-0.5 size-5 shrink-0" />
          {message.text}
        </p>
      )}
    </div>
  );
}

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
