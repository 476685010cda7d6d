/** Dates with a year of four digits or two, in the orders that most of Europe uses. */
const WRITINGS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/,
];

/** @returns yyyy-mm-dd; null for a cell that does not begin with a valid date */
export function isoDate(cell: string): string | null {
  for (const writing of WRITINGS) {
    const { year = "", month = "", day = "" } = writing.exec(cell)?.groups ?? {};
    if (day === "") continue;
    const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    const date = new Date(`${iso}T00:00:00Z`);
    // For Date, 31 February is a day in March.
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)) return iso;
  }
  return null;
}
