import { HALL_SIZE, plannedSeat, SEAT_SIZE } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";
import { useEffect, useMemo, useRef, useState } from "react";
import { prefersReducedMotion } from "./motion.ts";
import {
  centreOn,
  clampView,
  EASY_TARGET,
  fitIn,
  largestScale,
  type PlanView,
  type Point,
  reveal,
  SMALLEST_TARGET,
  WHOLE_HALL,
  zoomAround,
} from "./pan-zoom.ts";

export const ZOOM_STEP = 1.6;

/** Moving writes straight to the surface's style, without React. */
export interface PlanCamera {
  readonly current: () => PlanView;
  /** Shows this view at once, clamped: for what follows a finger. */
  readonly follow: (view: PlanView) => void;
  /** Zooms around a point of the frame (by default its middle), animated by default. */
  readonly zoomBy: (factor: number, around?: Point, glide?: boolean) => void;
  readonly largest: () => number;
  readonly showAll: () => void;
  /** Zooms in around a point of the frame; from there back to the whole hall. */
  readonly toggleZoom: (around: Point) => void;
  /** Zooms in until these seats are easy to hit, or fill the frame. */
  readonly zoomTo: (ids: readonly SeatId[]) => void;
  readonly revealSeat: (id: SeatId) => void;
  readonly seatsAreSmall: () => boolean;
}

export interface ZoomLevel {
  readonly isWhole: boolean;
  readonly isLargest: boolean;
}

export function usePlanCamera() {
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<SVGSVGElement>(null);
  const view = useRef(WHOLE_HALL);
  const [level, setLevel] = useState<ZoomLevel>({ isWhole: true, isLargest: false });

  const camera = useMemo<PlanCamera>(() => {
    const frameSize = () => ({
      width: frame.current?.clientWidth ?? 0,
      height: frame.current?.clientHeight ?? 0,
    });
    const fit = () => fitIn(frameSize(), HALL_SIZE);
    const seatPixels = () => SEAT_SIZE * fit().unit;
    const largest = () => largestScale(seatPixels());
    const easyScale = () => (seatPixels() > 0 ? Math.max(1, EASY_TARGET / seatPixels()) : 1);

    const show = (next: PlanView, glide: boolean) => {
      const { scale, x, y } = clampView(next, frameSize(), largest());
      view.current = { scale, x, y };
      if (surface.current) {
        surface.current.style.transition = glide && !prefersReducedMotion() ? "transform 240ms ease-out" : "";
        surface.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      }
      const isWhole = scale < 1.01;
      const isLargest = scale > largest() - 0.01;
      setLevel((old) => (old.isWhole === isWhole && old.isLargest === isLargest ? old : { isWhole, isLargest }));
    };
    const middle = () => ({ x: frameSize().width / 2, y: frameSize().height / 2 });
    const boxOf = (ids: readonly SeatId[]) => {
      const { unit, left } = fit();
      const chairs = ids.map(plannedSeat);
      const xs = chairs.map((chair) => left + chair.x * unit);
      const ys = chairs.map((chair) => chair.y * unit);
      const half = (SEAT_SIZE / 2) * unit;
      const x = Math.min(...xs) - half;
      const y = Math.min(...ys) - half;
      return { x, y, width: Math.max(...xs) + half - x, height: Math.max(...ys) + half - y };
    };

    return {
      current: () => view.current,
      follow: (next) => show(next, false),
      zoomBy: (factor, around = middle(), glide = true) => {
        const scale = Math.min(view.current.scale * factor, largest());
        show(zoomAround(view.current, Math.max(1, scale), around), glide);
      },
      largest,
      showAll: () => show(WHOLE_HALL, true),
      toggleZoom: (around) => {
        const zoomedIn = view.current.scale > 1.01;
        const scale = Math.max(easyScale(), 2);
        show(zoomedIn ? WHOLE_HALL : zoomAround(view.current, scale, around), true);
      },
      zoomTo: (ids) => {
        if (ids.length === 0 || seatPixels() * view.current.scale >= SMALLEST_TARGET) return;
        const box = boxOf(ids);
        const size = frameSize();
        const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const allFit = 0.92 * Math.min(size.width / box.width, size.height / box.height);
        show(centreOn(point, Math.min(easyScale(), allFit), size), true);
      },
      revealSeat: (id) => show(reveal(view.current, boxOf([id]), frameSize(), 24), false),
      seatsAreSmall: () => seatPixels() * view.current.scale < SMALLEST_TARGET,
    };
  }, []);

  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => camera.follow(camera.current()));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [camera]);

  return { camera, level, frame, surface };
}
