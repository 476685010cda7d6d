import type { ReactNode } from "react";
import type { GroundKind } from "./poster-choice.ts";

const second = "var(--poster-second)";

export function PosterGround({ kind }: { kind: GroundKind }): ReactNode {
  if (kind === "rays") {
    const turns = Array.from({ length: 12 }, (_, index) => index * 30);
    return (
      <g fill={second}>
        {turns.map((turn) => (
          <path key={turn} d="M150 148 130 -260h40Z" transform={`rotate(${turn} 150 148)`} />
        ))}
      </g>
    );
  }
  if (kind === "sun") return <circle cx="150" cy="148" r="118" fill={second} />;
  if (kind === "stripes") {
    return (
      <g fill={second}>
        {[0, 60, 120, 180, 240].map((x) => (
          <rect key={x} x={x} width="30" height="420" />
        ))}
      </g>
    );
  }
  if (kind === "arches") {
    return (
      <g fill="none" stroke={second} strokeWidth="16">
        {[56, 92, 128, 164].map((radius) => (
          <path key={radius} d={`M${150 - radius} 300V148a${radius} ${radius} 0 0 1 ${radius * 2} 0V300`} />
        ))}
      </g>
    );
  }
  return (
    <g fill={second}>
      <path d="M0 0H92C88 110 54 190 0 226Z" />
      <path d="M300 0H208c4 110 38 190 92 226Z" />
      <path d="M0 0H300V26Q275 46 250 26 225 46 200 26 175 46 150 26 125 46 100 26 75 46 50 26 25 46 0 26Z" />
    </g>
  );
}
