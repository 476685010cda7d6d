import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion, type ZoomLevel } from "#ui/hall-plan/use-plan-camera.ts";
import { centreOn, type PlanView, type Point, reveal, zoomAround } from "#ui/hall-plan/pan-zoom.ts";
import type { Bounds } from "../model/bounds.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Point, Size {}

/** Movements write straight to styles, without React. The scale of a view is CSS pixels per unit of the drawing. */
export interface EditorCamera {
  readonly current: () => PlanView;
  /** Shows this view at once, within bounds, to follow a pointer. */
  readonly follow: (view: PlanView) => void;
  /** Zooms around a point of the frame, by default its middle. */
  readonly zoomBy: (factor: number, around?: Point, glide?: boolean) => void;
  readonly showAll: (glide?: boolean) => void;
  /** Moves the view just enough to show this part of the drawing. */
  readonly reveal: (bounds: Bounds) => void;
  readonly limits: () => { readonly least: number; readonly largest: number };
  /** Converts a point of the frame to a point of the drawing. */
  readonly toPlan: (point: Point) => Point;
  /** The part of the drawing that the frame shows. */
  readonly shown: () => Box;
}

const LARGEST = 8;
/** Margin in CSS pixels around the whole drawing, for handles and marks at its edge. */
const MARGIN = 28;
/** Part of the drawing in CSS pixels that stays visible, however far the user pans. */
const STAYS = 80;
/** CSS pixels per unit below which seat labels are illegible, and hidden. */
const READABLE = 0.55;
/** Longer than a frame of a slow machine, or each step of a zoom would count as its end. */
const SETTLED_AFTER_MS = 300;

/**
 * The camera of `ui/hall-plan` for the editor, in which the edges of the drawing may enter the frame.
 *
 * @param drawing size of the plan, in its units
 * @param timesShown each change shows the whole drawing
 */
export function useEditorCamera(drawing: Size, timesShown: number) {
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<ZoomLevel>({ isWhole: true, isLargest: false });
  const [camera] = useState(() => makeCamera(drawing, setLevel));
  const { width, height } = drawing;

  useEffect(() => camera.resize({ width, height }), [camera, width, height]);
  useEffect(() => camera.showAnew(timesShown), [camera, timesShown]);

  useEffect(() => {
    const box = frame.current;
    if (!box || !surface.current) return;
    camera.attach({ frame: box, surface: surface.current });
    camera.showAll(false);
    if (typeof ResizeObserver === "undefined") return;
    let before = { width: box.clientWidth, height: box.clientHeight };
    const observer = new ResizeObserver(() => {
      const after = { width: box.clientWidth, height: box.clientHeight };
      const { scale, x, y } = camera.current();
      const isFirst = before.width === 0;
      const moved = { scale, x: x + (after.width - before.width) / 2, y: y + (after.height - before.height) / 2 };
      before = after;
      if (isFirst) camera.showAll(false);
      else camera.follow(moved);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      camera.attach(null);
    };
  }, [camera]);

  return { camera, level, frame, surface };
}

interface AttachedCamera extends EditorCamera {
  readonly attach: (page: Page | null) => void;
  readonly resize: (drawing: Size) => void;
  /** Shows the whole drawing, in the size that `resize` set, when the number has changed. */
  readonly showAnew: (times: number) => void;
}

/** The elements that the camera writes to. */
interface Page {
  readonly frame: HTMLElement;
  readonly surface: HTMLElement;
}

function makeCamera(drawing: Size, setLevel: (change: (old: ZoomLevel) => ZoomLevel) => void): AttachedCamera {
  let page: Page | null = null;
  let size = drawing;
  let view: PlanView = { scale: 1, x: 0, y: 0 };
  let isShown = false;
  let timesShown = 0;
  /** The scale that the surface was last painted at. */
  let painted = 1;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const room = (): Size => ({ width: page?.frame.clientWidth ?? 0, height: page?.frame.clientHeight ?? 0 });
  const middle = (): Point => ({ x: room().width / 2, y: room().height / 2 });
  const fitting = (): number => {
    const { width, height } = room();
    const margin = Math.min(MARGIN, width / 10, height / 10);
    const scale = Math.min((width - 2 * margin) / size.width, (height - 2 * margin) / size.height);
    return Number.isFinite(scale) && scale > 0 ? scale : 1;
  };
  const limits = () => ({ least: Math.min(fitting() / 2, 1), largest: Math.max(LARGEST, fitting() * 2) });
  const current = (): PlanView => view;

  const within = (next: PlanView): PlanView => {
    const { least, largest } = limits();
    const scale = clamp(next.scale, least, largest);
    const { width, height } = room();
    const stays = Math.min(STAYS, width / 3, height / 3);
    return {
      scale,
      x: clamp(next.x, stays - size.width * scale, width - stays),
      y: clamp(next.y, stays - size.height * scale, height - stays),
    };
  };

  const show = (next: PlanView, glide: boolean) => {
    const { scale, x, y } = within(next);
    const isScaled = !isShown || view.scale !== scale;
    isShown = true;
    view = { scale, x, y };
    const style = page?.surface.style;
    if (style) {
      style.transition = glide && !prefersReducedMotion() ? "transform 200ms ease-out" : "";
      style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    }
    if (!isScaled) return;
    // Set on the marks only, which use it: three thousand seats that inherit it would all be restyled.
    page?.frame.querySelectorAll<SVGElement>("[data-sized]").forEach((marks) => {
      marks.style.setProperty("--px", String(1 / scale));
    });
    page?.frame.toggleAttribute("data-far", scale < READABLE);
    tellLevel();
    settle();
  };

  const showsWhole = (): boolean => Math.abs(view.scale - fitting()) < 0.001;
  const tellLevel = () => {
    const isWhole = showsWhole();
    const isLargest = view.scale > limits().largest - 0.01;
    setLevel((old) => (old.isWhole === isWhole && old.isLargest === isLargest ? old : { isWhole, isLargest }));
  };
  const showAll = (glide = true) => {
    const { width, height } = size;
    show(centreOn({ x: width / 2, y: height / 2 }, fitting(), room()), glide);
  };

  /** Repaints the layer: it moves without being repainted, but only as sharp as at its last paint. */
  const repaint = () => {
    const surface = page?.surface;
    if (!surface) return;
    painted = view.scale;
    surface.style.willChange = "auto";
    requestAnimationFrame(() => (surface.style.willChange = "transform"));
  };
  const settle = () => {
    page?.frame.setAttribute("data-zooming", "");
    clearTimeout(settling);
    settling = setTimeout(() => {
      page?.frame.removeAttribute("data-zooming");
      repaint();
    }, SETTLED_AFTER_MS);
    // A layer that is shrunk far below its painted scale has many times the pixels of the screen.
    if (view.scale < painted / 2) repaint();
  };

  return {
    attach: (next) => {
      page = next;
      isShown = false;
    },
    resize: (next) => {
      const wasWhole = isShown && showsWhole();
      size = next;
      // A view that showed the whole drawing still does; for a closer view, the limits of the zoom may change.
      if (wasWhole) showAll(false);
      else if (isShown) tellLevel();
    },
    showAnew: (times) => {
      if (times !== timesShown) showAll(false);
      timesShown = times;
    },
    current,
    follow: (next) => show(next, false),
    zoomBy: (factor, around = middle(), glide = true) => {
      const { least, largest } = limits();
      show(zoomAround(current(), clamp(current().scale * factor, least, largest), around), glide);
    },
    showAll,
    reveal: ({ left, top, right, bottom }) => {
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      show(reveal(current(), box, room(), MARGIN), false);
    },
    limits,
    toPlan: ({ x, y }) => {
      const at = current();
      return { x: (x - at.x) / at.scale, y: (y - at.y) / at.scale };
    },
    shown: () => {
      const { scale, x, y } = current();
      return { x: -x / scale, y: -y / scale, width: room().width / scale, height: room().height / scale };
    },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
