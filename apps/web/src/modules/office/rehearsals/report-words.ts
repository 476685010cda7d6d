import type { Rehearsal, RehearsalReport } from "@podium/shared/contracts/rehearsals";
import { formatCount } from "#platform/format.ts";

/** '48 seconden', '3 min 20 s' */
export function durationWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 seconde" : `${seconds} seconden`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest > 0 ? ` ${rest} s` : ""}`;
}

/** '42 ms', '1,2 s' */
export const callWords = (milliseconds: number): string =>
  milliseconds < 1000
    ? `${milliseconds} ms`
    : `${(milliseconds / 1000).toLocaleString("nl-BE", { maximumFractionDigits: 1 })} s`;

/** '1 persoon wachtte', '12 mensen wachtten' */
const people = (count: number, one: string, more: string): string =>
  count === 1 ? `1 persoon ${one}` : `${formatCount(count)} mensen ${more}`;

function waitWords({ waitTypical, waitLongest, waiting }: RehearsalReport): string {
  if (waitTypical === null || waitLongest === null) return "Er is nog niemand binnengelaten.";
  const sentence =
    waitLongest < 5
      ? "Wie kwam, mocht zo goed als meteen binnen."
      : `Van wie binnen mocht, wachtte de helft ten hoogste ${durationWords(waitTypical)}, en wie het langst wachtte ${durationWords(waitLongest)}.`;
  return waiting > 0 ? `${sentence} ${people(waiting, "wachtte", "wachtten")} toen nog.` : sentence;
}

function seatsWords({ seatsSold, seats, reserved, gaveUp }: RehearsalReport): string {
  const sold = `Verkochte plaatsen: ${formatCount(seatsSold)} van de ${formatCount(seats)}; ${people(reserved, "reserveerde", "reserveerden")}.`;
  return gaveUp === 0 ? sold : `${sold} ${people(gaveUp, "liet", "lieten")} gekozen plaatsen weer los.`;
}

function missedWords({ soldOut, clashes }: RehearsalReport): string {
  const none = soldOut === 0 ? "Niemand kwam te laat." : `${people(soldOut, "vond", "vonden")} geen stoel meer.`;
  return clashes === 0 ? none : `${none} ${formatCount(clashes)} keer was iemand anders net vlugger met een stoel.`;
}

/** Beyond this a visitor notices that the site is slow. */
const SLOW_MS = 1000;

function callsWords({ calls, callTypicalMs, callP99Ms, callLongestMs }: RehearsalReport): string {
  if (callTypicalMs === null || callP99Ms === null || callLongestMs === null) return "";
  const speed = callP99Ms <= SLOW_MS ? "De site bleef vlot" : "De site werd traag";
  return `${speed}: van ${formatCount(calls)} handelingen duurde de helft ten hoogste ${callWords(callTypicalMs)}, 99 op 100 ten hoogste ${callWords(callP99Ms)}, en de langste ${callWords(callLongestMs)}.`;
}

function refusalWords({ refused, refusals }: RehearsalReport): string {
  if (refused === 0) return "Niemand kreeg een foutmelding.";
  const messages = refusals.map(({ code, message = code, times }) => `‘${message}’ (${formatCount(times)} keer)`);
  return `${people(refused, "kreeg", "kregen")} een foutmelding: ${messages.join(", ")}.`;
}

const paceWords = ({ letInPerMinute, busiestMinute }: RehearsalReport): string =>
  `Het tempo was ${formatCount(letInPerMinute)} per minuut; in de drukste minuut gingen er ${formatCount(busiestMinute)} binnen.`;

/** A sentence for each thing that a visitor would have met. */
export const reportSentences = (report: RehearsalReport): string[] =>
  [waitWords, paceWords, seatsWords, missedWords, callsWords, refusalWords]
    .map((words) => words(report))
    .filter(Boolean);

const STATES: Readonly<Record<string, { word: string; tone: "info" | "success" | "warning" | "danger" }>> = {
  WAITING: { word: "Begint zo", tone: "info" },
  RUNNING: { word: "Loopt", tone: "info" },
  DONE: { word: "Klaar", tone: "success" },
  STOPPED: { word: "Gestopt", tone: "warning" },
  FAILED: { word: "Mislukt", tone: "danger" },
};

/** A state of a newer release shows its own word. */
export const stateWords = ({ state }: Rehearsal) => STATES[state] ?? { word: state, tone: "info" as const };
