import { memo } from "react";
import type { Underlay } from "#modules/editors/hall-editor/state/tool.ts";

const STEP = 50;

interface GridProps {
  readonly width: number;
  readonly height: number;
  readonly shown: boolean;
}

export const Grid = memo(function Grid({ width, height, shown }: GridProps) {
  const lines = [...steps(width).map((x) => `M${x} 0V${height}`), ...steps(height).map((y) => `M0 ${y}H${width}`)].join(
    "",
  );
  return (
    <>
      <rect className="editor-paper" width={width} height={height} />
      {shown && <path className="editor-grid" d={lines} />}
    </>
  );
});

function steps(length: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(length / STEP) - 1) }, (_, index) => (index + 1) * STEP);
}

/** The floor plan picture below the drawing; the live layer moves it. */
export function UnderlayPicture({ underlay }: { underlay: Underlay }) {
  const { url, ...place } = underlay;
  return <image data-part="underlay" href={url} {...place} preserveAspectRatio="none" />;
}

export function UnderlayHandle({ underlay }: { underlay: Underlay }) {
  const { x, y, width, height } = underlay;
  return (
    <>
      <path className="editor-selected-box" d={`M${x} ${y}h${width}v${height}h${-width}Z`} />
      <g
        className="editor-handle"
        data-handle="underlay"
        data-look="resize"
        transform={`translate(${x + width} ${y + height})`}
      >
        <g className="editor-upright">
          <circle className="editor-handle-reach" r="15" />
          <circle className="editor-handle-knob" r="6.5" />
        </g>
      </g>
    </>
  );
}
