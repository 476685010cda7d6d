import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useState } from "react";
import { areaQuestion } from "#messages/nl/hall.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { AreaCount } from "./area-count.tsx";
import { formatCount } from "#platform/format.ts";

/** Places of an area that are alike; which of them are chosen does not matter. */
export interface AreaPool {
  /** 'Aantal plaatsen' by default. */
  readonly label?: string;
  /** Places that can be chosen, the chosen ones among them. */
  readonly places: readonly SeatId[];
  readonly chosen: readonly SeatId[];
}

/** Choosing on a plan how many places of an area, instead of which seats. */
export interface AreaChoice {
  readonly pools: (area: HallGroup) => readonly AreaPool[];
  /** How many places of this area may be chosen together. */
  readonly most: (area: HallGroup) => number;
  /** @param places all chosen places of the area from now on */
  readonly choose: (area: HallGroup, places: readonly SeatId[]) => void;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

interface AreaChoiceDialogProps {
  area: HallGroup;
  choice: AreaChoice;
  onClose: () => void;
}

export function AreaChoiceDialog({ area, choice, onClose }: AreaChoiceDialogProps) {
  const t = areaQuestion();
  const pools = choice.pools(area);
  const most = choice.most(area);
  const [wanted, setWanted] = useState<readonly (number | undefined)[]>([]);
  const hasChosen = pools.some(({ chosen }) => chosen.length > 0);
  const counts = pools.reduce<number[]>((before, { places, chosen }, index) => {
    const usual = hasChosen || index > 0 ? chosen.length : 1;
    return [...before, Math.min(wanted[index] ?? usual, places.length, most - sum(before))];
  }, []);
  const total = sum(counts);
  const free = sum(pools.map(({ places, chosen }) => places.length - chosen.length));
  const confirm = (): void => {
    choice.choose(
      area,
      pools.flatMap((pool, index) => taken(pool, counts[index] ?? 0)),
    );
    onClose();
  };
  return (
    <Dialog
      title={t.howMany(area.label)}
      description={free > 0 ? t.left(formatCount(free), formatCount(area.seatIds.length)) : t.noneLeft}
      onClose={onClose}
      footer={
        total === 0 && !hasChosen ? (
          <Button onClick={onClose}>{t.close}</Button>
        ) : (
          <Button onClick={confirm}>{t.choose(total)}</Button>
        )
      }
    >
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {pools.map(
          ({ label, places }, index) =>
            places.length > 0 && (
              <AreaCount
                key={label ?? ""}
                {...(label !== undefined && { label })}
                count={counts[index] ?? 0}
                least={0}
                most={Math.min(places.length, (counts[index] ?? 0) + most - total)}
                onChange={(count) => setWanted(pools.map((_, place) => (place === index ? count : wanted[place])))}
                onConfirm={confirm}
              />
            ),
        )}
      </div>
    </Dialog>
  );
}

/** Keeps those that are chosen, and adds from the end: visitors get the first free places. */
export function taken({ places, chosen }: AreaPool, count: number): SeatId[] {
  const isChosen = new Set(chosen);
  const others = places.filter((id) => !isChosen.has(id));
  return [...chosen, ...others.toReversed()].slice(0, count);
}
