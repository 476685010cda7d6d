import { TriangleAlert } from "virtual:icons";
import { useAtomValue } from "#platform/state.ts";
import { seatMessageAtom } from "#modules/buy/seats/model/seat-message.atoms.ts";

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
