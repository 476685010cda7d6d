import type { Language } from "@podium/shared/languages";
import ical, {
  escape,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { plusSeconds } from "#platform/clock.ts";

/** A show has no end of its own: about two acts and a break. */
const SHOW_SECONDS = 2.5 * 3600;
const DAY_SECONDS = 24 * 3600;
/** How often a calendar that follows asks again. */
const REFRESH_SECONDS = 4 * 3600;
/** SEQUENCE has 31 bits: seconds since then last until 2094. */
const SEQUENCE_FROM = Date.UTC(2026, 0, 1);

export interface CalendarEvent {
  /** The same for as long as it is the same event. */
  uid: string;
  name: string;
  startsAt: Date;
  /** Grows with each change: by it a calendar tells the newer of two. */
  changedAt: Date;
  where: string;
  lines: readonly string[];
  url: string | null;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** For who goes there, what it says when it rings the day before; null: it is nobody's own, and takes no time. */
  reminder: string | null;
}

/**
 * @param options.follow the name of a calendar that people follow; none: events to put in a calendar that they have
 * @returns iCalendar (RFC 5545) with times in UTC, the same for the same events
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { language, follow }: { language: Language; follow?: string },
): string {
  const calendar = ical({
    prodId: { company: "Podium", product: "Agenda", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes all texts but this one.
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
