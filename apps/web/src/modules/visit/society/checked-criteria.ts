// Success criteria of WCAG that browser tests check; e2e/accessibility.e2e.ts fails when the tests check others.

/** Criteria of axe's rules, which the tours run in each state of each page. */
export const CHECKED_BY_AXE: readonly string[] = [
  "1.1.1",
  "1.2.2",
  "1.3.1",
  "1.3.5",
  "1.4.1",
  "1.4.2",
  "1.4.3",
  "1.4.4",
  "1.4.12",
  "2.1.1",
  "2.1.3",
  "2.2.1",
  "2.2.2",
  "2.4.1",
  "2.4.2",
  "2.4.4",
  "3.1.1",
  "3.1.2",
  "3.3.2",
  "4.1.2",
];

/** Criteria of tests of their own: reflow at 320 px, and the way of the focus. */
export const CHECKED_BESIDES: readonly string[] = ["1.4.10", "2.1.2", "2.4.3"];

const inOrder = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });

/** The criteria below each of the four principles: '1' perceivable, '2' operable, '3' understandable, '4' robust. */
export const checkedByPrinciple = (): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy([...CHECKED_BY_AXE, ...CHECKED_BESIDES].toSorted(inOrder), (criterion) => criterion.slice(0, 1));
