import { formatShortDate, formatTime, theatreDay } from "#platform/format.ts";

const DAY_MS = 24 * 3600_000;

/** 'vannacht om 03:30', 'vandaag om 14:00', 'gisteren om 03:30', 'za 14 mrt 2026 om 03:30' */
export function backupWords(lastBackupAt: string | null, now: string): string {
  if (lastBackupAt === null) return "nog geen";
  const time = formatTime(lastBackupAt);
  const day = theatreDay(lastBackupAt);
  if (day === theatreDay(now)) return `${time < "06:00" ? "vannacht" : "vandaag"} om ${time}`;
  const yesterday = theatreDay(new Date(Date.parse(now) - DAY_MS).toISOString());
  return `${day === yesterday ? "gisteren" : formatShortDate(lastBackupAt)} om ${time}`;
}
