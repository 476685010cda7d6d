import { type Language, languagePrefix } from "@podium/shared/words/languages";
import ical, {
  escape,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { calendarName } from "@podium/shared/site/calendar";
import { doorsAtTime, clockTime } from "@podium/shared/words/date-formats";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { typedPlaceLabels } from "@podium/shared/halls/typed-places";
import { venueLine } from "@podium/shared/site/venue";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Account } from "#platform/http/caller.ts";
import { compressAside, type Compressed } from "#platform/http/compressed.ts";
import { once } from "#platform/throughput/once.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { Show, ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { Tickets, TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import { calendarWords } from "./calendar.words.ts";

/** Shows have no stored end: assumes two acts and a break. */
const SHOW_SECONDS = 2.5 * 3600;
const DAY_SECONDS = 24 * 3600;
const REFRESH_SECONDS = 4 * 3600;
/** SEQUENCE has 31 bits: seconds since this moment last until 2094. */
const SEQUENCE_FROM = Date.UTC(2026, 0, 1);

interface CalendarEvent {
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

/** RFC 5545, in UTC; equal events give equal text. @param options.follow a subscription's name; absent: no feed */
function calendarFile(
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

export type CalendarService = ReturnType<typeof createCalendarService>;

/** A show that disappears from the feed disappears from subscribed calendars. */
const FEED_SECONDS_BACK = 366 * 24 * 3600;

const STATUS = {
  PENDING: "TENTATIVE",
  CONFIRMED: "CONFIRMED",
  EXPIRED: "CANCELLED",
  CANCELLED: "CANCELLED",
} as const satisfies Record<ReservationStatus, CalendarEvent["status"]>;

/** Returns why the owner of the event does not attend; null: they attend. */
function endOf(
  { isOff, status, isLeft }: { isOff: boolean; status: ReservationStatus; isLeft: boolean },
  words: (typeof calendarWords)[Language],
): { name: (show: string) => string; line: string } | null {
  if (isOff) return { name: words.off, line: words.showIsOff };
  if (STATUS[status] === "CANCELLED") return { name: words.over, line: words.ended };
  return isLeft ? null : { name: words.passedOn, line: words.othersCome };
}

/** Reservations and shows as files for people's calendars. @param deps.publicUrl without a trailing slash */
export function createCalendarService(deps: {
  tickets: Pick<TicketsService, "getFor">;
  shows: Pick<ShowsService, "list">;
  clock: Clock;
  society: Pick<SocietyService, "current">;
  doorsOpenMinutes: number;
  publicUrl: string;
}) {
  const { clock, society, doorsOpenMinutes, publicUrl } = deps;
  const { host } = new URL(publicUrl);

  const doors = (startsAt: Date, language: Language): string =>
    doorsAtTime(clockTime(plusSeconds(startsAt, -60 * doorsOpenMinutes), language), language);

  function ofTickets({ reservation, qrContents, handedAt, passedId }: Tickets, language: Language): CalendarEvent {
    const { id, status: own, show, isGuest, changedAt } = reservation;
    const words = calendarWords[language];
    // Recipients attend with passed-on tickets.
    const seats = reservation.seats.filter((_, index) => qrContents?.[index] !== "");
    const ended = endOf({ isOff: show.cancelledAt !== null, status: own, isLeft: seats.length > 0 }, words);
    // A guest has no account to open the page with.
    const url = isGuest ? null : `${publicUrl}${languagePrefix(language)}/ticketsDetail/${id}`;
    return {
      // A recipient's event differs from the payer's, as both may use one calendar.
      uid: passedId ? `reservation-${id}-passed-${passedId}@${host}` : `reservation-${id}@${host}`,
      name: ended ? ended.name(show.name) : show.name,
      startsAt: show.startsAt,
      changedAt: handedAt && handedAt > changedAt ? handedAt : changedAt,
      where: venueLine(show.venue, society.current()),
      lines: [
        ...(seats.length === 0 ? [] : [words.places(typedPlaceLabels(seats, language))]),
        doors(show.startsAt, language),
        words.reservation(id, society.current().name),
        ...(own === "PENDING" && !ended ? [words.unpaid] : []),
        ...(ended ? [ended.line] : []),
        ...(url === null ? [] : [words.tickets(url)]),
      ],
      url,
      status: ended ? "CANCELLED" : STATUS[own],
      reminder: words.tomorrow(show.name),
    };
  }

  function ofShow(show: Show, language: Language): CalendarEvent {
    const { id, name, startsAt, changedAt, cancelledAt, venue: where, playSlug } = show;
    const words = calendarWords[language];
    const site = publicUrl + languagePrefix(language);
    const tickets = `${site}/tickets?show=${id}`;
    return {
      uid: `show-${id}@${host}`,
      name: cancelledAt ? words.off(name) : name,
      startsAt,
      changedAt,
      where: venueLine(where, society.current()),
      lines: cancelledAt ? [words.showIsOff] : [doors(startsAt, language), words.choose(tickets)],
      url: playSlug === null ? tickets : `${site}/voorstelling/${playSlug}`,
      status: cancelledAt ? "CANCELLED" : "CONFIRMED",
      reminder: null,
    };
  }

  async function ofShows(language: Language): Promise<string> {
    const from = plusSeconds(clock.now(), -FEED_SECONDS_BACK);
    const shows = await deps.shows.list({ ended: true });
    const events = shows.filter(({ startsAt }) => startsAt > from).map((show) => ofShow(show, language));
    return calendarFile(events, { language, follow: society.current().name });
  }
  const feeds = new Map<Language, { plain: Buffer; compressed: () => Promise<Compressed> }>();

  const fileOf = (tickets: Tickets, language: Language = tickets.reservation.language): string =>
    calendarFile([ofTickets(tickets, language)], { language });

  return {
    /** Without a language, uses the reader's own; a page passes its language, so that the file matches its tickets. */
    fileOf,

    /** Returns an own reservation, or any for the box office. @throws DomainError RESERVATION_NOT_FOUND */
    async getFor(caller: Account, id: number, language: Language): Promise<{ name: string; file: string }> {
      return { name: calendarName(id), file: fileOf(await deps.tickets.getFor(caller, id), language) };
    },

    /** Returns shows of the last year and later; an unchanged feed is not compressed again. */
    async feedOf(language: Language): Promise<Compressed> {
      const plain = Buffer.from(await ofShows(language));
      const before = feeds.get(language);
      if (before?.plain.equals(plain)) return before.compressed();
      const feed = { plain, compressed: once(() => compressAside(plain)) };
      feeds.set(language, feed);
      return feed.compressed();
    },
  };
}
