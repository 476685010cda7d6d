import { MAX_CART_SEATS } from "@podium/shared/contracts/limits";
import type { Show } from "@podium/shared/contracts/shows";
import type { HallGroup } from "@podium/shared/halls/hall";
import { useState } from "react";
import { areaQuestion, hallAreas } from "#messages/nl/hall.ts";
import { addAreaPlaces, type AreaOutcome, removeSeats } from "#modules/buy/seats/model/cart.actions.ts";
import { cartAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { addPlaces, deselect, preselectedAtom } from "#modules/buy/seats/model/chosen-places.ts";
import { totalPrice } from "#modules/buy/seats/model/seat-views.ts";
import { formatEuro } from "#platform/format.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { AreaCount } from "#ui/hall-plan/area-count.tsx";
import { formatCount } from "#platform/format.ts";
import { chosenIn, freeIn } from "#ui/hall-plan/areas.ts";
import { useAreaTally } from "#ui/hall-plan/hall-area.tsx";
import type { SeatStore } from "#ui/hall-plan/seat-store.ts";
import { Notice } from "#ui/notice.tsx";

interface AreaDialogProps {
  area: HallGroup;
  show: Show;
  seats: SeatStore;
  signedIn: boolean;
  /** Runs `action`, perhaps after asking whether to clear the cart of another show. */
  guard: (action: () => void) => void;
  onClose: () => void;
}

type Refusal = Extract<AreaOutcome, { held: false }>;

/** Asks how many places of an area to take; also gives back those that the visitor has. */
export function AreaDialog({ area, show, seats, signedIn, guard, onClose }: AreaDialogProps) {
  const t = areaQuestion();
  const tally = useAreaTally(area, seats.useTally);
  const free = freeIn(tally);
  const chosen = chosenIn(tally);
  const room = MAX_CART_SEATS - useChosenCount(show.id, signedIn);
  const most = Math.max(0, Math.min(free, room));
  const [wanted, setWanted] = useState(1);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const count = Math.min(wanted, most);
  const places = (state: "available" | "mine") =>
    area.seats.filter(({ id }) => store.get(seats.views).get(id)?.state === state);

  const hold = async (some: number): Promise<void> => {
    setIsBusy(true);
    setRefusal(null);
    const outcome = await addAreaPlaces(show.id, area, some);
    setIsBusy(false);
    if (outcome.held) onClose();
    else setRefusal(outcome);
  };
  const take = (some: number): void => {
    if (signedIn) return guard(() => void hold(some));
    void addPlaces(show, places("available").slice(-some));
    onClose();
  };
  const giveBack = (): void => {
    const own = places("mine");
    if (signedIn)
      void removeSeats(
        show.id,
        own.map(({ id }) => id),
      );
    else for (const place of own) deselect(show, place);
    onClose();
  };
  const left = refusal?.left ?? 0;
  const price = totalPrice(show, area.seats.slice(0, 1));

  return (
    <Dialog
      title={t.howMany(area.label)}
      description={
        <p>
          {free > 0 ? t.left(formatCount(free), formatCount(area.seatIds.length)) : t.noneLeft}
          {chosen > 0 && ` ${t.have(chosen)}`}
        </p>
      }
      onClose={onClose}
      footer={
        <>
          {chosen > 0 && (
            <Button variant="secondary" onClick={giveBack}>
              {t.giveBack(chosen)}
            </Button>
          )}
          {most > 0 ? (
            <Button busy={isBusy} onClick={() => take(count)}>
              {t.take(count)}
            </Button>
          ) : (
            <Button onClick={onClose}>{t.close}</Button>
          )}
        </>
      }
    >
      {most > 0 && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <AreaCount count={count} most={most} disabled={isBusy} onChange={setWanted} onConfirm={() => take(count)} />
          <p className="pb-2">
            <span className="font-semibold">
              {t.together(formatEuro(totalPrice(show, area.seats.slice(0, count))))}
            </span>
            <span className="text-muted"> · {hallAreas().perPlace(formatEuro(price))}</span>
          </p>
        </div>
      )}
      {free > 0 && room < Math.min(free, MAX_CART_SEATS) && <p className="mt-3 text-muted">{t.cartHolds(room)}</p>}
      {refusal && (
        <Notice tone="warning" announce className="mt-4">
          <p>{refusal.text}</p>
          {left > 0 && (
            <Button size="sm" variant="secondary" className="mt-2" busy={isBusy} onClick={() => take(left)}>
              {t.onlyLeft(left)}
            </Button>
          )}
        </Notice>
      )}
    </Dialog>
  );
}

/** How many places of this show the visitor has chosen. */
function useChosenCount(showId: number, signedIn: boolean): number {
  const cart = useAtomValue(cartAtom);
  const preselected = useAtomValue(preselectedAtom);
  if (signedIn) return cart?.showId === showId ? cart.seats.length : 0;
  return preselected?.showId === showId ? preselected.places.length : 0;
}
