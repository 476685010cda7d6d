import { memo } from "react";

const STEP = 50;

interface GridProps {
  readonly width: number;
  readonly height: number;
  readonly shown: boolean;
}

/** The edge of the drawing, with grid lines to measure by. */
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
