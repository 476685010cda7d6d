/**
 * What a migration took away although `compareSchemas` complains: the complaint, and the last release that still used
 * it. That release no longer runs beside the one that takes it away: it is older than the release before.
 */
export const TAKEN_AWAY: Readonly<Record<string, string>> = {};

/** @returns what a process of the last release in the changelog still uses, or nobody knows until when */
export function takenAwayTooEarly(takenAway: Readonly<Record<string, string>>, changelog: string): string[] {
  const releases = [...changelog.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, release]) => release);
  return Object.entries(takenAway).flatMap(([what, release]) => (releases.indexOf(release) > 0 ? [] : [what]));
}
