import type { SeatId } from "@podium/shared/halls/seat-id";
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useId, useState } from "react";
import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import "./hall-plan.css";
import { areaBox, areaOfTarget, stopAt } from "./areas.ts";
import { BlockMarks, blockOfTarget } from "./block-marks.tsx";
import { isLarge, useDetail } from "./detail.ts";
import { AreaMarks } from "./hall-area.tsx";
import { HallRoom, RoomAround } from "./hall-room.tsx";
import { SeatGroup } from "./seat.tsx";
import { type HallProps, seatOfTarget, type SeatTarget } from "./seat-view.ts";
import { SeatTooltip } from "./seat-tooltip.tsx";
import { useInSlices, useOnceDrawn } from "./use-in-slices.ts";
import { usePlanCamera } from "./use-plan-camera.ts";
import { usePlanGestures } from "./use-plan-gestures.ts";
import { usePlanKeys } from "./use-plan-keys.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";
import { hallBlocks } from "./hall-blocks.ts";

interface HallPlanProps extends HallProps {
  /** Whether the states of the seats are still unknown: the plan then draws no seats, so that each is drawn once. */
  readonly loading?: boolean | undefined;
}

const NONE: ReadonlySet<SeatId> = new Set();
const GROUPS_AT_ONCE = 2;

/** Each seat calls `useSeat(id)` itself, so that a change redraws one seat: pass a stable hook, one atom per seat. */
export function HallPlan(props: HallPlanProps) {
  const t = messagesOfHall();
  const { hall, label, useSeat, useTally, blockWords, onPick, onArea, pickable, price, loading = false } = props;
  const { highlighted = NONE, revealed = NONE } = props;
  const { camera, level, frame, mover, surface } = usePlanCamera(hall);
  usePlanGestures(frame, camera);
  const helpId = useId();
  const [chosenStop, setStop] = useState<SeatId | null>(null);
  const firstStop = hall.readingOrder.find(({ seatIds }) => seatIds.length > 0)?.seatIds[0];
  const lastStop = chosenStop !== null && hall.groupOf(chosenStop) ? chosenStop : firstStop;
  const stop = lastStop ? stopAt(hall, lastStop) : null;
  const { isFar, unit, blocks, groups: wanted } = useDetail(hall, camera, stop, useTally !== undefined);
  // Frame, room and seats render one after the other, so that a slow phone stays responsive.
  const hasRoom = useOnceDrawn();
  const [numbered, setNumbered] = useState(false);
  if (hasRoom && !isFar && !numbered) setNumbered(true);
  const groups = useInSlices(wanted, GROUPS_AT_ONCE, hasRoom && !loading);
  const ofStop = stop === null ? undefined : hall.groupOf(stop);

  useEffect(() => camera.zoomTo([...revealed]), [camera, revealed]);

  const pick = ({ id, state }: SeatTarget) => {
    if (state !== "busy") onPick?.(id, state);
  };
  const { onKeyDown, enterBlock } = usePlanKeys({ hall, camera, surface, isFar, blocks, stop, setStop, pick, onArea });

  const onClick = (event: MouseEvent) => {
    const seat = seatOfTarget(event.target);
    const block = blockOfTarget(blocks, event.target);
    // A click without a pointer (detail 0) comes from assistive technology, whose focus must enter the block too.
    if (block) enterBlock(block, event.detail === 0);
    const area = seat ? null : areaOfTarget(hall, event.target);
    if (area?.seatIds[0]) setStop(area.seatIds[0]);
    if (area) onArea?.(area);
    if (!seat) return;
    setStop(seat.id);
    pick(seat);
  };

  const { width, height } = hall.plan;
  const ratio = { "--hall-ratio": `${width} / ${height}`, "--hall-shape": width / height } as CSSProperties;
  return (
    <div>
      <div ref={frame} className="hall-frame" style={ratio} data-zoomed={level.isWhole ? undefined : true}>
        <div ref={mover} className="hall-mover">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles all seats in it */}
          <div
            ref={surface}
            className="hall-surface"
            role="group"
            aria-label={label}
            aria-describedby={helpId}
            aria-busy={groups.length < wanted.length || loading || undefined}
            data-far={isFar || undefined}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onFocus={(event) => {
              // Only focus by keyboard moves the plan: under a finger it must stay.
              if (!event.target.matches(":focus-visible")) return;
              const seat = seatOfTarget(event.target);
              const block = blockOfTarget(blocks, event.target);
              if (seat) camera.revealSeat(seat.id);
              if (block) camera.revealBox(block.box);
              const area = areaOfTarget(hall, event.target);
              if (area) camera.revealBox(areaBox(area));
            }}
          >
            {hasRoom && (
              <Layer hall={hall}>
                <HallRoom plan={hall.plan} numbered={numbered} isLarge={isLarge(hall)} />
              </Layer>
            )}
            {isLarge(hall) && !isFar && hasRoom && (
              <Layer hall={hall}>
                <RoomAround plan={hall.plan} groups={wanted} />
              </Layer>
            )}
            {hasRoom && (
              <Layer hall={hall}>
                <AreaMarks
                  hall={hall}
                  useTally={useTally}
                  words={blockWords}
                  interactive={onArea !== undefined}
                  stop={stop}
                  highlighted={highlighted}
                />
              </Layer>
            )}
            {isFar && useTally && hasRoom && !loading && (
              <Layer hall={hall}>
                <BlockMarks
                  hall={hall}
                  blocks={blocks}
                  unit={unit}
                  useTally={useTally}
                  words={blockWords}
                  stop={stop}
                  highlighted={highlighted}
                />
              </Layer>
            )}
            {inLayers(hall, groups).map(([name, together]) => (
              <Layer key={name} hall={hall}>
                {together.map((group) => (
                  <SeatGroup
                    key={group.id}
                    group={group}
                    useSeat={useSeat}
                    interactive={onPick !== undefined}
                    fades={!isLarge(hall)}
                    pickable={pickable}
                    stop={group === ofStop ? stop : null}
                    highlighted={highlighted}
                    price={price}
                  />
                ))}
              </Layer>
            ))}
          </div>
        </div>
        <SeatTooltip hall={hall} frame={frame} useSeat={useSeat} price={price} highlighted={highlighted} />
        <p className="hall-hint" aria-hidden="true">
          {t.tapToZoom}
        </p>
        <ZoomButtons camera={camera} level={level} />
      </div>
      <p id={helpId} className="sr-only">
        {isFar ? t.keysOfBlocks : onPick ? t.keysToPick : t.keysToRead}
      </p>
    </div>
  );
}

/** A layer of the drawing, as large as the surface: a browser that paints one again need not paint the others. */
export function Layer({ hall, children }: { hall: Hall; children: ReactNode }) {
  const { width, height } = hall.plan;
  return (
    <svg className="hall-layer" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin meet">
      {children}
    </svg>
  );
}

const known = new WeakMap<Hall, ReadonlyMap<HallGroup, string>>();

/** Returns the groups by the layer that they are drawn in: a large hall has a layer per block, any other just one. */
export function inLayers(hall: Hall, groups: readonly HallGroup[]): [name: string, HallGroup[]][] {
  const names = layerNames(hall);
  return [...Map.groupBy(groups, (group) => names.get(group) ?? "")];
}

function layerNames(hall: Hall): ReadonlyMap<HallGroup, string> {
  let names = known.get(hall);
  if (!names) {
    const blocks = isLarge(hall) ? hallBlocks(hall) : [];
    names = new Map(blocks.flatMap((block) => block.groups.map((group) => [group, block.id] as const)));
    known.set(hall, names);
  }
  return names;
}
