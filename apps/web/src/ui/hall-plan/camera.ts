import type { Box, Point } from "@podium/shared/halls/boxes";
import { type RefObject, useEffect } from "react";
import { type PlanView, reveal, type Size, zoomAround } from "./pan-zoom.ts";

export const ZOOM_STEP = 1.6;

/** The zoom and position of a drawing in its frame; a move writes straight to styles, without React. */
export interface Camera {
  readonly current: () => PlanView;
  /** Shows this view, within the limits; by default without animation, where the drawing follows a pointer. */
  readonly show: (view: PlanView, glide?: boolean) => void;
  /** Zooms around a point of the frame (by default its middle), animated by default. */
  readonly zoomBy: (factor: number, around?: Point, glide?: boolean) => void;
  readonly limits: () => ScaleLimits;
  /** The part of the drawing that the frame shows, in units of the drawing; meaningless in a frame without size. */
  readonly inView: () => Box;
  readonly watch: (onMove: () => void) => () => void;
}

export interface ScaleLimits {
  readonly least: number;
  readonly largest: number;
}

export interface ZoomLevel {
  readonly isWhole: boolean;
  readonly isLargest: boolean;
}

export interface CameraRules {
  /** CSS pixels. */
  readonly frameSize: () => Size;
  /** CSS pixels per unit of the drawing at scale 1, and its offset from the frame's left. */
  readonly fit: () => { readonly unit: number; readonly left: number };
  readonly limits: () => ScaleLimits;
  readonly within: (view: PlanView) => PlanView;
  readonly isWhole: () => boolean;
  readonly draw: (view: PlanView, glides: boolean) => void;
}

interface CameraCore extends Camera {
  readonly reveal: (box: Box, margin: number) => void;
  readonly inFrame: (box: Box) => Box;
  /** Updates the state of the zoom buttons: the size of the drawing has changed. */
  readonly updateLevel: () => void;
}

export type SetLevel = (change: (old: ZoomLevel) => ZoomLevel) => void;

/** @param view of an earlier camera over the same frame, or the first view */
export function createCamera(rules: CameraRules, view: { current: PlanView }, setLevel: SetLevel): CameraCore {
  const watchers = new Set<() => void>();
  const updateLevel = (): void => {
    const isWhole = rules.isWhole();
    const isLargest = view.current.scale > rules.limits().largest - 0.01;
    setLevel((old) => (old.isWhole === isWhole && old.isLargest === isLargest ? old : { isWhole, isLargest }));
  };
  const show = (next: PlanView, glide = false): void => {
    view.current = rules.within(next);
    rules.draw(view.current, glide && !prefersReducedMotion());
    for (const onMove of watchers) onMove();
    updateLevel();
  };
  const inFrame = (box: Box): Box => {
    const { unit, left } = rules.fit();
    return { x: left + box.x * unit, y: box.y * unit, width: box.width * unit, height: box.height * unit };
  };
  return {
    show,
    inFrame,
    updateLevel,
    current: () => view.current,
    zoomBy: (factor, around, glide = true) => {
      const { width, height } = rules.frameSize();
      const { least, largest } = rules.limits();
      const scale = Math.max(least, Math.min(view.current.scale * factor, largest));
      show(zoomAround(view.current, scale, around ?? { x: width / 2, y: height / 2 }), glide);
    },
    limits: rules.limits,
    reveal: (box, margin) => show(reveal(view.current, inFrame(box), rules.frameSize(), margin)),
    inView: () => {
      const { scale, x, y } = view.current;
      const { unit, left } = rules.fit();
      const { width, height } = rules.frameSize();
      const perUnit = unit * scale;
      return { x: (-x / scale - left) / unit, y: -y / perUnit, width: width / perUnit, height: height / perUnit };
    },
    watch: (onMove) => {
      watchers.add(onMove);
      return () => void watchers.delete(onMove);
    },
  };
}

/** Calls `onResize` when the frame gets another size, and first for the size that it has. */
export function useFrameResize(frame: RefObject<HTMLElement | null>, onResize: () => void): void {
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(onResize);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, onResize]);
}

export function prefersReducedMotion(): boolean {
  if (typeof window.matchMedia !== "function") return false;
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
