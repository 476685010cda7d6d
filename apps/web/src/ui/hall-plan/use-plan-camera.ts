import { type Hall, SEAT_SIZE } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useEffect, useMemo, useRef, useState } from "react";
import {
  type Box,
  boxOf,
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

/** The zoom and position of the plan; a move writes straight to the surface's style, without React. */
export interface PlanCamera {
  readonly current: () => PlanView;
  /** Shows this view, clamped, without animation: for gestures, where the plan follows the finger. */
  readonly follow: (view: PlanView) => void;
  /** Zooms around a point of the frame (by default its middle), animated by default. */
  readonly zoomBy: (factor: number, around?: Point, glide?: boolean) => void;
  readonly largest: () => number;
  readonly showAll: () => void;
  /** Zooms in around a point of the frame, until seats are easy to hit. */
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
  /** The part of the drawing that the frame shows, in units of the drawing. */
  readonly inView: () => Box;
  /** Calls `onMove` at each move. Returns a function that stops this. */
  readonly watch: (onMove: () => void) => () => void;
  readonly seatsAreSmall: () => boolean;
}

export interface ZoomLevel {
  readonly isWhole: boolean;
  readonly isLargest: boolean;
}

export function usePlanCamera(hall: Hall) {
  const frame = useRef<HTMLDivElement>(null);
  const mover = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const view = useRef(WHOLE_HALL);
  const [level, setLevel] = useState<ZoomLevel>({ isWhole: true, isLargest: false });

  const camera = useMemo<PlanCamera>(() => {
    const frameSize = () => ({
      width: frame.current?.clientWidth ?? 0,
      height: frame.current?.clientHeight ?? 0,
    });
    const fit = () => fitIn(frameSize(), hall.plan);
    const seatPixels = () => SEAT_SIZE * fit().unit;
    const largest = () => largestScale(seatPixels());
    const easyScale = () => (seatPixels() > 0 ? Math.max(1, EASY_TARGET / seatPixels()) : 1);

    const watchers = new Set<() => void>();
    const show = (next: PlanView, glide: boolean) => {
      const { scale, x, y } = clampView(next, frameSize(), largest());
      view.current = { scale, x, y };
      const transition = glide && !prefersReducedMotion() ? "transform 240ms ease-out" : "";
      // The position has an element of its own, so that a browser moves the drawing without painting it again.
      if (mover.current) Object.assign(mover.current.style, { transition, transform: `translate(${x}px, ${y}px)` });
      if (surface.current) Object.assign(surface.current.style, { transition, transform: `scale(${scale})` });
      const isWhole = scale < 1.01;
      const isLargest = scale > largest() - 0.01;
      for (const onMove of watchers) onMove();
      setLevel((old) => (old.isWhole === isWhole && old.isLargest === isLargest ? old : { isWhole, isLargest }));
    };
    const middle = () => ({ x: frameSize().width / 2, y: frameSize().height / 2 });
    /** Converts a box of the drawing to CSS pixels at scale 1. */
    const inFrame = (box: Box): Box => {
      const { unit, left } = fit();
      return { x: left + box.x * unit, y: box.y * unit, width: box.width * unit, height: box.height * unit };
    };
    const seatsBox = (ids: readonly SeatId[]): Box | null => {
      const chairs = ids.flatMap((id) => hall.seat(id) ?? []);
      return chairs.length === 0 ? null : inFrame(boxOf(chairs, SEAT_SIZE / 2));
    };
    /** Shows a box in the middle of the frame, as large as it fits between these scales. */
    const showBox = (box: Box, least: number, most: number): void => {
      const size = frameSize();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const allFit = 0.92 * Math.min(size.width / box.width, size.height / box.height);
      show(centreOn(point, Math.max(least, Math.min(most, allFit)), size), true);
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
      zoomIn: (around) => show(zoomAround(view.current, Math.max(easyScale(), 2), around), true),
      toggleZoom: (around) => {
        const zoomedIn = view.current.scale > 1.01;
        const scale = Math.max(easyScale(), 2);
        show(zoomedIn ? WHOLE_HALL : zoomAround(view.current, scale, around), true);
      },
      zoomToBox: (box, leastSeat) => {
        if (seatPixels() > 0) showBox(inFrame(box), leastSeat / seatPixels(), easyScale());
      },
      zoomTo: (ids) => {
        if (seatPixels() * view.current.scale >= SMALLEST_TARGET) return;
        const box = seatsBox(ids);
        if (box) showBox(box, 1, easyScale());
      },
      revealSeat: (id) => {
        const box = seatsBox([id]);
        if (box) show(reveal(view.current, box, frameSize(), 24), false);
      },
      revealBox: (box) => show(reveal(view.current, inFrame(box), frameSize(), 8), false),
      seatSize: () => seatPixels() * view.current.scale,
      inView: () => {
        const [{ scale, x, y }, { unit, left }, size] = [view.current, fit(), frameSize()];
        const perUnit = unit * scale;
        if (!(perUnit > 0)) return { x: 0, y: 0, width: hall.plan.width, height: hall.plan.height };
        return {
          x: (-x / scale - left) / unit,
          y: -y / scale / unit,
          width: size.width / perUnit,
          height: size.height / perUnit,
        };
      },
      watch: (onMove) => {
        watchers.add(onMove);
        return () => void watchers.delete(onMove);
      },
      seatsAreSmall: () => seatPixels() * view.current.scale < SMALLEST_TARGET,
    };
  }, [hall]);

  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden frame has no size that a view could fit.
      if (entry && entry.contentRect.width > 0 && entry.contentRect.height > 0) camera.follow(camera.current());
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [camera]);

  return { camera, level, frame, mover, surface };
}

export function prefersReducedMotion(): boolean {
  if (typeof window.matchMedia !== "function") return false;
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
