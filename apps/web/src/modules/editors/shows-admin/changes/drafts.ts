import type { Show } from "@podium/shared/contracts/shows";
import { MAX_MESSAGE, MAX_SUBJECT } from "@podium/shared/contracts/show-messages";
import * as z from "zod";
import { formatDateTime, theatreDay } from "#platform/format.ts";
import { fromTheatreTime, toTheatreTime } from "#platform/theatre-time.ts";
import { isElsewhere, isPutBack, type UnannouncedShow } from "./unannounced.ts";

const DAY_MS = 24 * 3600 * 1000;
const DAYS_TO_CHOOSE = 14;
/** Maximum after a cancellation: a refund waits no longer for buyers who do not choose. */
const MOST_DAYS_TO_CHOOSE = 365;

export interface ChangeMailFields {
  subject: string;
  text: string;
  asks: boolean;
  /** Last day to choose, yyyy-mm-dd; ignored when nothing is asked. */
  chooseBefore: string;
}

/** A mail whose `chooseBefore` is the moment at the end of the last day; empty when nothing is asked. */
export type ChangeMail = ChangeMailFields;

/** In milliseconds since 1970. */
export interface ChoosePeriod {
  from: number;
  until: number;
}

const dayOf = (moment: number): string => toTheatreTime(new Date(moment).toISOString()).slice(0, 10);
const min = (one: string, other: string): string => (one < other ? one : other);
const max = (one: string, other: string): string => (one > other ? one : other);

/** The earliest and the latest possible last day to choose. */
export const lastDays = ({ from, until }: ChoosePeriod): { min: string; max: string } => ({
  min: dayOf(from),
  max: dayOf(until),
});

export const afterCancellation = (now: number): ChoosePeriod => ({
  from: now,
  until: now + MOST_DAYS_TO_CHOOSE * DAY_MS,
});
export const beforeShow = ({ dateTime }: Show, now: number): ChoosePeriod => ({
  from: now,
  until: Date.parse(dateTime),
});

/** Returns the end of a day at the theatre, at most that of the period; null for a day outside the period. */
export function lastMoment(day: string, period: ChoosePeriod): string | null {
  const days = lastDays(period);
  const end = fromTheatreTime(`${day}T23:59`);
  if (end === null || day < days.min || day > days.max) return null;
  return new Date(Math.min(Date.parse(end), period.until)).toISOString();
}

export const changeMailSchema = (period: ChoosePeriod) =>
  z
    .object({
      subject: z.string().trim().min(1).max(MAX_SUBJECT),
      text: z.string().trim().min(1).max(MAX_MESSAGE),
      asks: z.boolean(),
      chooseBefore: z.string(),
    })
    .transform(({ chooseBefore: day, ...mail }, context): ChangeMail => {
      if (!mail.asks) return { ...mail, chooseBefore: "" };
      const chooseBefore = lastMoment(day, period);
      if (chooseBefore !== null) return { ...mail, chooseBefore };
      context.addIssue({ code: "custom", path: ["chooseBefore"], input: day });
      return z.NEVER;
    });

const PHONE = "Lukt het niet? Antwoord dan op deze mail of bel ons, dan helpen wij u.";

/** Leaves out the possible choices and their last day: each mail has them above its button. */
export const cancellationDraft = ({ name, dateTime }: Show, now: number): ChangeMailFields => ({
  subject: `${name} gaat niet door`,
  text: [
    `Tot onze spijt kunnen wij ${name} op ${formatDateTime(dateTime)} niet spelen.`,
    "Het spijt ons dat wij u moeten teleurstellen. Wij hopen u bij een volgende voorstelling te zien.",
    PHONE,
  ].join("\n\n"),
  asks: true,
  chooseBefore: dayOf(now + DAYS_TO_CHOOSE * DAY_MS),
});

function whatChanged({ told, ...show }: UnannouncedShow): string {
  const other = [
    ...(theatreDay(show.dateTime) !== theatreDay(told.dateTime)
      ? ["datum"]
      : show.dateTime !== told.dateTime
        ? ["uur"]
        : []),
    ...(isElsewhere(show, told) ? ["plaats"] : []),
  ];
  return other.join(" en ");
}

function howItChanged({ told, ...show }: UnannouncedShow, at: string): string {
  const now = formatDateTime(show.dateTime);
  if (isPutBack({ told, ...show })) return `${show.name} is toch op ${now}${at}, zoals eerst gepland.`;
  if (show.dateTime === told.dateTime) return `${show.name} op ${now} is op een andere plaats${at}.`;
  const place = isElsewhere(show, told) ? ` Ook de plaats is een andere${at}.` : "";
  return `${show.name} van ${formatDateTime(told.dateTime)} verschuift naar ${now}.${place}`;
}

/** @param where the current place of the show; empty while the site's facts load */
export function changeDraft(show: UnannouncedShow, where: string, now: number): ChangeMailFields {
  const { name, dateTime } = show;
  const what = whatChanged(show);
  // The last day to choose for a show of today or tomorrow is today.
  const dayBefore = max(dayOf(Date.parse(dateTime) - DAY_MS), dayOf(now));
  return {
    subject: isPutBack(show)
      ? `${name}: toch op ${formatDateTime(dateTime)}`
      : `${name}: ${what.startsWith("uur") ? "een ander" : "een andere"} ${what}`,
    text: [
      howItChanged(show, where === "" ? "" : `, ${where}`),
      "U houdt uw plaatsen, en tickets die u al hebt, blijven geldig.",
      "Hebt u een vraag? Antwoord dan op deze mail of bel ons.",
    ].join("\n\n"),
    asks: true,
    chooseBefore: min(dayBefore, dayOf(now + DAYS_TO_CHOOSE * DAY_MS)),
  };
}

export const reminderDraft = ({ name }: Show) => ({
  subject: `Wat wilt u met uw tickets voor ${name}?`,
  text: [`U hebt nog niet gekozen wat er met uw tickets voor ${name} gebeurt.`, PHONE].join("\n\n"),
});
