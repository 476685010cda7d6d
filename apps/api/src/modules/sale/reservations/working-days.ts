import { gregorianEaster } from "date-easter";

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

/** Belgian local time written as UTC, so that days can be counted across summer time. */
function wallClock(moment: Date): Date {
  const parts = Object.fromEntries(brussels.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, moment.getUTCMilliseconds()));
}

const FIXED_HOLIDAYS = new Set(["1-1", "5-1", "7-21", "8-15", "11-1", "11-11", "12-25"]);
/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const AFTER_EASTER = [1, 39, 50];

/** Law of 4 January 1974. @param day local time written as UTC */
export function isHoliday(day: Date): boolean {
  const year = day.getUTCFullYear();
  if (FIXED_HOLIDAYS.has(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`)) return true;
  const midnight = Date.UTC(year, day.getUTCMonth(), day.getUTCDate());
  const easter = gregorianEaster(year);
  return AFTER_EASTER.some((days) => Date.UTC(year, easter.month - 1, easter.day + days) === midnight);
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6 && !isHoliday(day);
}

/** The same local time, a number of Belgian working days later; the day itself does not count. */
export function plusWorkingDays(moment: Date, days: number): Date {
  const wall = wallClock(moment);
  let day = wall;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorkingDay(day)) left--;
  }
  // Summer time may begin or end in between.
  const guess = new Date(moment.getTime() + (day.getTime() - wall.getTime()));
  return new Date(guess.getTime() + (day.getTime() - wallClock(guess).getTime()));
}
