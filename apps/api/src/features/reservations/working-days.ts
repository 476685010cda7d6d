const DAY_MS = 24 * 3600 * 1000;
const brussels = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** The clock on the wall in Belgium, as if it were UTC, so that days can be counted without hours that come twice. */
function wallClock(moment: Date): Date {
  const parts = Object.fromEntries(brussels.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, moment.getUTCMilliseconds()));
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher), midnight UTC. */
export function easterSunday(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, g] = [Math.floor(b / 4), b % 4, Math.floor((8 * b + 13) / 25)];
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return new Date(Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32));
}

/** Month and day of the holidays that keep their date: New Year, 1 May, 21 July, Assumption, All Saints, Armistice, Christmas. */
const FIXED = new Set(["1-1", "5-1", "7-21", "8-15", "11-1", "11-11", "12-25"]);
/** Days after Easter: Easter Monday, Ascension, Whit Monday. The Sundays themselves are no working days anyway. */
const AFTER_EASTER = [1, 39, 50];

/** Whether a Belgian public holiday (law of 4 January 1974) falls on this day. @param day of a wall clock, read as UTC */
function isHoliday(day: Date): boolean {
  if (FIXED.has(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`)) return true;
  const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
  const easter = easterSunday(day.getUTCFullYear()).getTime();
  return AFTER_EASTER.some((days) => easter + days * DAY_MS === midnight);
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !isHoliday(day);
}

/**
 * The same time of day in Belgium, a number of working days later; the day itself does not count.
 * From a Friday, one working day is Monday.
 */
export function plusWorkingDays(moment: Date, days: number): Date {
  const wall = wallClock(moment);
  let day = wall;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorkingDay(day)) left--;
  }
  // A change of summer time in between moves the wall clock, not the wish.
  const guess = new Date(moment.getTime() + (day.getTime() - wall.getTime()));
  return new Date(guess.getTime() + (day.getTime() - wallClock(guess).getTime()));
}
