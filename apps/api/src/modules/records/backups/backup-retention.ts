const DAY_MS = 86_400_000;
const [DAYS, WEEKS, MONTHS] = [7, 4, 12];

const NAME = /^podium-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

export function nameOfBackup(takenAt: Date): string {
  return `podium-${takenAt.toISOString().slice(0, 19).replaceAll(":", "")}Z.tar.gz`;
}

const PARTIAL = /^\.podium-.*\.tar\.gz\.[0-9a-f]{8}\.partial$/;

export const isPartial = (name: string): boolean => PARTIAL.test(name);

/** @returns null for a file with another name, which is not a backup of Podium */
function madeAt(name: string): Date | null {
  const [, day, ...time] = NAME.exec(name) ?? [];
  const at = new Date(`${day}T${time.join(":")}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

function ownNewestFirst(names: readonly string[]): Array<{ name: string; at: Date }> {
  const own = names.flatMap((name) => {
    const at = madeAt(name);
    return at ? [{ name, at }] : [];
  });
  return own.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

export function backupsSince(names: readonly string[], moment: Date): string[] {
  return ownNewestFirst(names).flatMap(({ name, at }) => (at > moment ? [name] : []));
}

const brussels = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels", dateStyle: "short" });

function periodsOf(moment: Date): [day: number, week: number, month: number] {
  const [year = 0, month = 0, date = 0] = brussels.format(moment).split("-").map(Number);
  const day = Date.UTC(year, month - 1, date) / DAY_MS;
  return [day, Math.floor((day + 3) / 7), year * 12 + month];
}

/** Keeps the backups of two nights, to notice in time that a newer one is of an empty or a wrong database. */
const YOUNG_MS = 2 * DAY_MS;

/** A run deletes the backups of more days only after a long pause or with a wrong clock. */
export const MOST_DAYS_AT_ONCE = 3;

/**
 * Retains the newest of each of 7 days, 4 weeks and 12 months, and those less than two days older than the second.
 * @returns backups to delete, and the number of days that lose all their backups
 */
export function backupsToDelete(names: readonly string[], now: Date): { names: string[]; lostDays: number } {
  const own = ownNewestFirst(names);
  const [, , thisMonth] = periodsOf(now);
  const [days, weeks, months] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const isFirst = (seen: Set<number>, period: number) => seen.size < seen.add(period).size;
  // The second newest counts: the newest may come from a clock that is years ahead.
  const youngFrom = Math.min(now.getTime(), own[1]?.at.getTime() ?? Infinity) - YOUNG_MS;
  const toDelete: string[] = [];
  let lostDays = 0;
  for (const [index, { name, at }] of own.entries()) {
    const [day, week, month] = periodsOf(at);
    const [ofDay, ofWeek, ofMonth] = [isFirst(days, day), isFirst(weeks, week), isFirst(months, month)];
    const counts = (ofDay && days.size <= DAYS) || (ofWeek && weeks.size <= WEEKS) || ofMonth;
    if (index === 0 || at.getTime() > youngFrom || (counts && thisMonth - month < MONTHS)) continue;
    toDelete.push(name);
    if (ofDay) lostDays += 1;
  }
  return { names: toDelete, lostDays };
}
