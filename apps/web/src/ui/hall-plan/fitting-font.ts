import type { CSSProperties } from "react";

/** Width of an average letter, relative to the font size. */
const LETTER = 0.6;
const SMALLEST = 5;

/** A font that lets a text fit in `room` units; undefined while the style sheet's own size fits. */
export function fittingFont(
  text: string,
  usual: number,
  room: number,
  { most = usual, wide = LETTER }: { most?: number; wide?: number } = {},
): CSSProperties | undefined {
  const fits = Math.max(SMALLEST, Math.min(most, room / Math.max(1, text.length * wide)));
  return Math.abs(fits - usual) < 0.01 ? undefined : { fontSize: `${Math.round(fits * 10) / 10}px` };
}
