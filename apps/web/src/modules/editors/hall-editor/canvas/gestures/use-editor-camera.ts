import type { Point } from "@podium/shared/halls/boxes";
import { useEffect, useRef, useState } from "react";
import type { Bounds } from "#modules/editors/hall-editor/model/bounds.ts";
import { type Camera, createCamera, type SetLevel, useFrameResize, type ZoomLevel } from "#ui/hall-plan/camera.ts";
import { centreOn, type PlanView, type Size } from "#ui/hall-plan/pan-zoom.ts";

/** The camera of the editor: its scale is CSS pixels per unit, and the drawing's edges may enter the frame. */
export interface EditorCamera extends Camera {
  readonly showAll: (glide?: boolean) => void;
  readonly toPlan: (point: Point) => Point;
  /** Moves the view just enough to show this part of the drawing. */
  readonly reveal: (bounds: Bounds) => void;
}

const LARGEST = 8;
/** Margin in CSS pixels around the whole drawing, for handles and marks at its edge. */
const MARGIN = 28;
/** Part of the drawing in CSS pixels that stays visible, however far the user pans. */
const STAYS = 80;
/** CSS pixels per unit below which seat labels are illegible, and hidden. */
export const READABLE = 0.55;
/** Longer than a frame of a slow machine, or each step of a zoom would count as its end. */
const SETTLED_AFTER_MS = 300;

/** @param drawing size of the plan, in its units @param timesShown each change shows the whole drawing */
export function useEditorCamera(drawing: Size, timesShown: number) {
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<ZoomLevel>({ isWhole: true, isLargest: false });
  const [camera] = useState(() => createEditorCamera(drawing, setLevel));
  const { width, height } = drawing;

  useEffect(() => camera.resize({ width, height }), [camera, width, height]);
  useEffect(() => camera.showAnew(timesShown), [camera, timesShown]);
  useEffect(() => {
    if (!frame.current || !surface.current) return;
    camera.attach({ frame: frame.current, surface: surface.current });
    camera.showAll(false);
    return () => camera.attach(null);
  }, [camera]);
  useFrameResize(frame, camera.resized);

  return { camera, level, frame, surface };
}

interface AttachedCamera extends EditorCamera {
  readonly attach: (page: Page | null) => void;
  readonly resize: (drawing: Size) => void;
  /** The frame has another size: its middle stays where it is. */
  readonly resized: () => void;
  /** Shows the whole drawing, in the size that `resize` set, when the number has changed. */
  readonly showAnew: (times: number) => void;
}

interface Page {
  readonly frame: HTMLElement;
  readonly surface: HTMLElement;
}

function createEditorCamera(drawing: Size, setLevel: SetLevel): AttachedCamera {
  let page: Page | null = null;
  let size = drawing;
  let frameBefore: Size = { width: 0, height: 0 };
  const view = { current: { scale: 1, x: 0, y: 0 } };
  /** The scale that the page shows; null before the first view. */
  let shown: number | null = null;
  let timesShown = 0;
  let paintedScale = 1;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const frameSize = (): Size => ({ width: page?.frame.clientWidth ?? 0, height: page?.frame.clientHeight ?? 0 });
  const fitting = (): number => {
    const { width, height } = frameSize();
    const margin = Math.min(MARGIN, width / 10, height / 10);
    const scale = Math.min((width - 2 * margin) / size.width, (height - 2 * margin) / size.height);
    return Number.isFinite(scale) && scale > 0 ? scale : 1;
  };
  const isWhole = (): boolean => Math.abs(view.current.scale - fitting()) < 0.001;
  const limits = () => ({ least: Math.min(fitting() / 2, 1), largest: Math.max(LARGEST, fitting() * 2) });

  const within = (next: PlanView): PlanView => {
    const { least, largest } = limits();
    const scale = clamp(next.scale, least, largest);
    const { width, height } = frameSize();
    const stays = Math.min(STAYS, width / 3, height / 3);
    return {
      scale,
      x: clamp(next.x, stays - size.width * scale, width - stays),
      y: clamp(next.y, stays - size.height * scale, height - stays),
    };
  };

  /** Repaints the layer: it moves without being repainted, but only as sharp as at its last paint. */
  const repaint = () => {
    const surface = page?.surface;
    if (!surface) return;
    paintedScale = view.current.scale;
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
    if (view.current.scale < paintedScale / 2) repaint();
  };
  const draw = ({ scale, x, y }: PlanView, glides: boolean) => {
    const style = page?.surface.style;
    if (style) {
      style.transition = glides ? "transform 200ms ease-out" : "";
      style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    }
    if (shown === scale) return;
    shown = scale;
    // Set on the marks only, which use it: three thousand seats that inherit it would all be restyled.
    page?.frame.querySelectorAll<SVGElement>("[data-sized]").forEach((marks) => {
      marks.style.setProperty("--px", String(1 / scale));
    });
    page?.frame.toggleAttribute("data-far", scale < READABLE);
    settle();
  };

  const {
    inFrame: _inFrame,
    reveal,
    updateLevel,
    ...camera
  } = createCamera(
    {
      frameSize,
      fit: () => ({ unit: 1, left: 0 }),
      limits,
      within,
      isWhole,
      draw,
    },
    view,
    setLevel,
  );
  const showAll = (glide = true): void =>
    camera.show(centreOn({ x: size.width / 2, y: size.height / 2 }, fitting(), frameSize()), glide);
  return {
    ...camera,
    showAll,
    attach: (next) => {
      page = next;
      frameBefore = frameSize();
      shown = null;
    },
    resize: (next) => {
      const wasWhole = shown !== null && isWhole();
      size = next;
      // A view that showed the whole drawing still does; for a closer view, the limits of the zoom may change.
      if (wasWhole) showAll(false);
      else if (shown !== null) updateLevel();
    },
    resized: () => {
      const before = frameBefore;
      frameBefore = frameSize();
      const { scale, x, y } = view.current;
      const [right, down] = [frameBefore.width - before.width, frameBefore.height - before.height];
      if (before.width === 0) showAll(false);
      else camera.show({ scale, x: x + right / 2, y: y + down / 2 });
    },
    showAnew: (times) => {
      if (times !== timesShown) showAll(false);
      timesShown = times;
    },
    toPlan: ({ x, y }) => {
      const at = view.current;
      return { x: (x - at.x) / at.scale, y: (y - at.y) / at.scale };
    },
    reveal: ({ left, top, right, bottom }) =>
      reveal({ x: left, y: top, width: right - left, height: bottom - top }, MARGIN),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
