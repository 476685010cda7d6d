import { type Box, boxOf, type Point } from "@podium/shared/halls/boxes";
import { type Hall, SEAT_SIZE } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { type RefObject, useMemo, useState } from "react";
import { areaWith } from "./areas.ts";
import { type Camera, createCamera, type SetLevel, useFrameResize, type ZoomLevel } from "./camera.ts";
import {
  centreOn,
  clampView,
  EASY_TARGET,
  fitIn,
  largestScale,
  type PlanView,
  SMALLEST_TARGET,
  WHOLE_HALL,
  zoomAround,
} from "./pan-zoom.ts";

/** The camera of visitors: the hall fills the frame at scale 1, and seats grow until a finger can hit one. */
export interface PlanCamera extends Camera {
  readonly showAll: () => void;
  readonly zoomIn: (around: Point) => void;
  /** Zooms in around a point of the frame or, when zoomed in already, back to the whole hall. */
  readonly toggleZoom: (around: Point) => void;
  /** Shows a box of the drawing as large as it fits, with seats of at least `leastSeat` pixels. */
  readonly zoomToBox: (box: Box, leastSeat: number) => void;
  /** Zooms in until these seats are easy to hit or fill the frame; does nothing when seats are large enough already. */
  readonly zoomTo: (ids: readonly SeatId[]) => void;
  readonly revealSeat: (id: SeatId) => void;
  readonly revealBox: (box: Box) => void;
  /** CSS pixels across a seat now; 0 while the frame has no size. */
  readonly seatSize: () => number;
  readonly seatsAreSmall: () => boolean;
  readonly resized: () => void;
}

export function usePlanCamera(hall: Hall) {
  const [page] = useState(createPage);
  const [level, setLevel] = useState<ZoomLevel>({ isWhole: true, isLargest: false });
  const camera = useMemo(() => createPlanCamera(hall, page, setLevel), [hall, page]);
  useFrameResize(page.frame, camera.resized);
  return { camera, level, ...page };
}

/** The elements that the camera reads and writes, and the view that a camera over another hall goes on with. */
interface Page extends Record<"frame" | "mover" | "surface", RefObject<HTMLDivElement | null>> {
  view: { current: PlanView };
}

const createPage = (): Page => ({
  frame: { current: null },
  mover: { current: null },
  surface: { current: null },
  view: { current: WHOLE_HALL },
});

function createPlanCamera(hall: Hall, { frame, mover, surface, view }: Page, setLevel: SetLevel): PlanCamera {
  const frameSize = () => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const fit = () => fitIn(frameSize(), hall.plan);
  const seatPixels = () => SEAT_SIZE * fit().unit;
  const seatSize = () => seatPixels() * view.current.scale;
  const limits = () => ({ least: 1, largest: largestScale(seatPixels()) });
  const isWhole = (): boolean => view.current.scale < 1.01;
  const easyScale = () => (seatPixels() > 0 ? Math.max(1, EASY_TARGET / seatPixels()) : 1);
  const { inFrame, reveal, ...core } = createCamera(
    {
      frameSize,
      fit,
      limits,
      within: (next) => clampView(next, frameSize(), limits().largest),
      isWhole,
      draw: ({ scale, x, y }, glides) => {
        const transition = glides ? "transform 240ms ease-out" : "";
        // The position has an element of its own, so that a browser moves the drawing without painting it again.
        if (mover.current) Object.assign(mover.current.style, { transition, transform: `translate(${x}px, ${y}px)` });
        if (surface.current) Object.assign(surface.current.style, { transition, transform: `scale(${scale})` });
      },
    },
    view,
    setLevel,
  );
  const showAll = (): void => core.show(WHOLE_HALL, true);
  const zoomIn = (around: Point): void => core.show(zoomAround(view.current, Math.max(easyScale(), 2), around), true);
  const seatsAreSmall = (): boolean => seatSize() < SMALLEST_TARGET;
  const showBox = (drawn: Box, least: number): void => {
    const [box, size] = [inFrame(drawn), frameSize()];
    const allFit = 0.92 * Math.min(size.width / box.width, size.height / box.height);
    core.show(
      centreOn(
        { x: box.x + box.width / 2, y: box.y + box.height / 2 },
        Math.max(least, Math.min(easyScale(), allFit)),
        size,
      ),
      true,
    );
  };

  return {
    ...core,
    zoomIn,
    showAll,
    toggleZoom: (around) => (isWhole() ? zoomIn(around) : showAll()),
    zoomToBox: (box, leastSeat) => {
      if (seatPixels() > 0) showBox(box, leastSeat / seatPixels());
    },
    zoomTo: (ids) => {
      // The shape of an area is seen from afar.
      const chairs = ids.flatMap((id) => (areaWith(hall, id) ? [] : (hall.seat(id) ?? [])));
      if (chairs.length === 0) return;
      const box = boxOf(chairs, SEAT_SIZE / 2);
      if (seatsAreSmall()) showBox(box, 1);
      // Well inside the frame, part of which may lie below the screen.
      else reveal(box, Math.min(frameSize().width, frameSize().height) / 3);
    },
    revealSeat: (id) => {
      const chair = hall.seat(id);
      if (chair) reveal(boxOf([chair], SEAT_SIZE / 2), 24);
    },
    revealBox: (box) => reveal(box, 8),
    seatSize,
    seatsAreSmall,
    resized: () => {
      // A hidden frame has no size that a view could fit.
      if (seatPixels() > 0) core.show(view.current);
    },
  };
}
