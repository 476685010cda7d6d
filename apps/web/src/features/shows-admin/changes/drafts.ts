import type { Show } from "@podium/shared/contracts/shows";
import { MAX_MESSAGE, MAX_SUBJECT } from "@podium/shared/contracts/show-messages";
import * as z from "zod";
import { formatDateTime } from "#platform/format.ts";
import { fromTheatreTime, toTheatreTime } from "#platform/theatre-time.ts";

const DAY_MS = 24 * 3600 * 1000;
const DAYS_TO_CHOOSE = 14;

export interface LetterFields {
  subject: string;
  text: string;
  /** yyyy-mm-dd, the last day. */
  chooseBefore: string;
}

/** The day in two weeks. */
const usualLastDay = (now: number): string =>
  toTheatreTime(new Date(now + DAYS_TO_CHOOSE * DAY_MS).toISOString()).slice(0, 10);

/** Not after the day before the show, so that it comes before the show. */
function lastDayBefore(dateTime: string, now: number): string {
  const dayBefore = toTheatreTime(new Date(Date.parse(dateTime) - DAY_MS).toISOString()).slice(0, 10);
  const usual = usualLastDay(now);
  return dayBefore < usual ? dayBefore : usual;
}

/** The end of that day at the theatre, in UTC. */
const endOfDay = (day: string): string | null => fromTheatreTime(`${day}T23:59`);

/** The last day becomes the moment at its end. */
export const letterSchema = z.object({
  subject: z.string().trim().min(1).max(MAX_SUBJECT),
  text: z.string().trim().min(1).max(MAX_MESSAGE),
  chooseBefore: z.string().transform((day, context) => {
    const end = endOfDay(day);
    if (end !== null) return end;
    context.addIssue({ code: "custom" });
    return z.NEVER;
  }),
});
export type Letter = z.output<typeof letterSchema>;

const CHOOSE =
  "Met de knop hieronder kiest u zelf wat er met uw tickets gebeurt: een cadeaubon, uw geld terug, of een gift aan onze vereniging. U hebt daar geen wachtwoord voor nodig.";
const PHONE = "Lukt het niet? Antwoord dan op deze mail of bel ons, dan helpen wij u.";

export const cancellationDraft = ({ name, dateTime }: Show, now: number): LetterFields => ({
  subject: `${name} gaat niet door`,
  text: [
    `Tot onze spijt kunnen wij ${name} op ${formatDateTime(dateTime)} niet spelen.`,
    CHOOSE,
    PHONE,
    "Het spijt ons dat wij u moeten teleurstellen. Wij hopen u bij een volgende voorstelling te zien.",
  ].join("\n\n"),
  chooseBefore: usualLastDay(now),
});

/** @param where where it is now */
export const changeDraft = (before: Show, after: Show, where: string, now: number): LetterFields => ({
  subject: `${after.name}: ${before.dateTime === after.dateTime ? "een andere plaats" : "een andere datum"}`,
  text: [
    before.dateTime === after.dateTime
      ? `${after.name} op ${formatDateTime(after.dateTime)} is op een andere plaats: ${where}.`
      : `${after.name} op ${formatDateTime(before.dateTime)} verschuift. De nieuwe datum is ${formatDateTime(after.dateTime)}, ${where}.`,
    "Uw tickets blijven geldig en u houdt uw plaatsen.",
    "Kunt u niet komen? Met de knop hieronder geeft u uw plaatsen terug, zonder wachtwoord. Komt u wel, dan kiest u 'Ik kom toch': dan weten wij dat u deze mail las.",
    PHONE,
  ].join("\n\n"),
  chooseBefore: lastDayBefore(after.dateTime, now),
});

export const reminderDraft = ({ name }: Show, lastDay: string) => ({
  subject: `Wat wilt u met uw tickets voor ${name}?`,
  text: [
    `U hebt nog niet gekozen wat er met uw tickets voor ${name} gebeurt.`,
    `Met de knop hieronder kiest u zelf, zonder wachtwoord, tot en met ${lastDay}.`,
    PHONE,
  ].join("\n\n"),
});
