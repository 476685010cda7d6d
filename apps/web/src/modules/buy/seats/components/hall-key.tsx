import type { Show } from "@podium/shared/contracts/shows";
import type { Hall } from "@podium/shared/halls/hall";
import { countedSeats } from "@podium/shared/halls/seat-names";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { hasChoiceOfPrice } from "@podium/shared/tickets/ticket-types";
import { List, Map } from "virtual:icons";
import { Suspense } from "react";
import { priceWords } from "#entities/shows/price-words.ts";
import { currentLanguage } from "#messages/messages.ts";
import { hallAreas } from "#messages/nl/hall.ts";
import { seatPicker } from "#messages/nl/tickets.ts";
import { lazyExtra } from "#platform/lazy-component.ts";
import { useAtomValue } from "#platform/state.ts";
import { classNames } from "#ui/class-names.ts";
import { partsOf } from "#ui/hall-plan/areas.ts";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";

// Loads only for a show with several prices.
const PriceList = lazyExtra(async () => (await import("./price-list.tsx")).PriceList);

const LEGEND: readonly SeatState[] = ["available", "mine", "held", "occupied"];
const LEGEND_WITH_OWN: readonly SeatState[] = ["available", "mine", "own", "held", "occupied"];

interface HallFiguresProps {
  seats: SeatStore;
  show: Show;
}

/** '182 stoelen vrij · € 12,00 per stoel': above the plan on a phone, so that both are in view. */
export function HallFigures({ hall, seats, show }: HallKeyProps) {
  const t = seatPicker();
  const { available: free = 0 } = useAtomValue(seats.tally);
  const loading = useAtomValue(seats.isLoading);
  const hasAreas = hall !== undefined && partsOf(hall).areas.length > 0;
  const counted = hasAreas ? countedPlaces : countedSeats;
  return (
    <p className="w-full">
      <span className="font-semibold">
        {loading ? t.seatsLoading : free === 0 ? t.noneFree : t.free(counted(free, currentLanguage()))}
      </span>
      <span className="text-muted"> · {priceWords(show, hasAreas ? hallAreas().perPlace : undefined)}</span>
    </p>
  );
}

interface HallKeyProps extends HallFiguresProps {
  hall: Hall | undefined;
}

export function HallKey({ hall, seats, show }: HallKeyProps) {
  const { own = 0 } = useAtomValue(seats.tally);
  return (
    <section
      aria-label={seatPicker().legend}
      className="rounded-lg border border-line bg-surface p-4 shadow-card lg:col-start-2"
    >
      {hall && hasChoiceOfPrice(show.ticketTypes) && (
        <Suspense>
          <PriceList types={show.ticketTypes} hall={hall} />
        </Suspense>
      )}
      <HallLegend
        hall={hall}
        states={own > 0 ? LEGEND_WITH_OWN : LEGEND}
        className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1"
      />
    </section>
  );
}

export type HallView = "plan" | "list";

const views = [
  { view: "plan", Icon: Map },
  { view: "list", Icon: List },
] as const satisfies readonly { view: HallView; Icon: typeof List }[];

export function ViewSwitch({ value, onChange }: { value: HallView; onChange: (view: HallView) => void }) {
  const t = seatPicker();
  return (
    <div
      role="group"
      aria-label={t.view}
      className="flex flex-wrap rounded-md border border-line-strong bg-surface p-0.5 max-sm:w-full"
    >
      {views.map(({ view, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={value === view}
          onClick={() => onChange(view)}
          className={classNames(
            "inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-sm px-2.5 font-semibold",
            value === view ? "bg-velvet text-cream" : "text-muted hover:text-accent",
          )}
        >
          <Icon className="size-5" />
          {t[view]}
        </button>
      ))}
    </div>
  );
}
