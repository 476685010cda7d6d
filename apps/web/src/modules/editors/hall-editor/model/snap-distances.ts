/** An interval along the snapping direction, and across it. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly near: number;
  readonly far: number;
}

export interface Fit {
  readonly by: number;
  readonly guides: (shifted: Span) => readonly AlongGuide[];
}

/** A guide without its absolute direction: `isAcross` lies across the snapping direction. */
export interface AlongGuide {
  readonly isAcross: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly kind: "line" | "distance" | "grid";
}

/** Shifts that make two gaps equal. Only elements beside the moving one count, on the line along which it moves. */
export function equalDistances(rest: readonly Span[], moved: Span, tolerance: number): Fit[] {
  const beside = rest.filter(({ near, far }) => near < moved.far && far > moved.near);
  const before = furthest(beside.filter(({ end }) => end <= moved.start + tolerance));
  const after = nearest(beside.filter(({ start }) => start >= moved.end - tolerance));
  const fits: Fit[] = [];
  const add = (by: number, gaps: (final: Span) => [Gap, Gap]): void => {
    if (Math.abs(by) <= tolerance) fits.push({ by, guides: (final) => gaps(final).map((gap) => gapGuide(gap, final)) });
  };
  if (before && after) {
    const by = (before.end + after.start) / 2 - (moved.start + moved.end) / 2;
    add(by, (final) => [
      [before.end, final.start],
      [final.end, after.start],
    ]);
  }
  const beyond = before && furthest(beside.filter(({ end }) => end <= before.start));
  if (before && beyond) {
    const gap = before.start - beyond.end;
    add(before.end + gap - moved.start, (final) => [
      [beyond.end, before.start],
      [before.end, final.start],
    ]);
  }
  const past = after && nearest(beside.filter(({ start }) => start >= after.end));
  if (after && past) {
    const gap = past.start - after.end;
    add(after.start - gap - moved.end, (final) => [
      [final.end, after.start],
      [after.end, past.start],
    ]);
  }
  return fits;
}

type Gap = readonly [from: number, to: number];

function gapGuide([from, to]: Gap, { near, far }: Span): AlongGuide {
  return { isAcross: false, at: (near + far) / 2, from, to, kind: "distance" };
}

function furthest(spans: readonly Span[]): Span | undefined {
  return spans.reduce<Span | undefined>((best, span) => (best && best.end >= span.end ? best : span), undefined);
}

function nearest(spans: readonly Span[]): Span | undefined {
  return spans.reduce<Span | undefined>((best, span) => (best && best.start <= span.start ? best : span), undefined);
}
