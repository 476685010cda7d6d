import type { Language } from "@podium/shared/words/languages";
import ical, {
  escape,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { plusSeconds } from "#platform/process/clock.ts";

/** Shows have no stored end: assumes two acts and a break. */
const SHOW_SECONDS = 2.5 * 3600;
const DAY_SECONDS = 24 * 3600;
/** How often a subscribed calendar fetches the feed. */
const REFRESH_SECONDS = 4 * 3600;
/** SEQUENCE has 31 bits: seconds since this moment last until 2094. */
const SEQUENCE_FROM = Date.UTC(2026, 0, 1);

export interface CalendarEvent {
  /** Identifies the event, and never changes. */
  uid: string;
  name: string;
  startsAt: Date;
  /** Grows with each change, so that a calendar knows the newer version. */
  changedAt: Date;
  where: string;
  lines: readonly string[];
  url: string | null;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** The text of an alarm a day before, for a visitor's own event; null: not their own, and shown as free time. */
  reminder: string | null;
}

/**
 * @param options.follow name of a subscribed calendar; absent: events to add to an existing calendar
 * @returns iCalendar (RFC 5545) with times in UTC; equal events give equal text
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { language, follow }: { language: Language; follow?: string },
): string {
  const calendar = ical({
    prodId: { company: "Podium", product: "Agenda", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes all texts except the name.
    ...(follow !== undefined && { name: escape(follow, false), ttl: REFRESH_SECONDS }),
  });
  for (const { uid, startsAt, changedAt, lines, url, status, reminder, ...event } of events) {
    const rings = reminder !== null && status !== "CANCELLED";
    calendar.createEvent({
      id: uid,
      start: startsAt,
      end: plusSeconds(startsAt, SHOW_SECONDS),
      summary: event.name,
      location: event.where,
      description: lines.join("\n"),
      url,
      stamp: changedAt,
      lastModified: changedAt,
      sequence: Math.max(0, Math.floor((changedAt.getTime() - SEQUENCE_FROM) / 1000)),
      status: ICalEventStatus[status],
      transparency: reminder === null ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      alarms: rings ? [{ type: ICalAlarmType.display, trigger: DAY_SECONDS, description: reminder }] : [],
    });
  }
  return `${calendar.toString()}\r\n`;
}
