import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import type { CodeCard } from "@podium/shared/tickets/ticket-pdf-codes";
import { formatDayOfYear, formatEuro } from "#platform/format.ts";
import { type NamedShow, showWords } from "#entities/shows/named-shows.ts";

/** @param today at the theatre, yyyy-mm-dd @param coming shows that have neither ended nor been cancelled */
export function isUsable(
  { usedCount, maxTickets, validUntil, showIds }: TicketCode,
  today: string,
  coming: ReadonlyArray<Pick<NamedShow, "id">>,
): boolean {
  const isInTime = validUntil === undefined || validUntil >= today;
  const hasShow = showIds === undefined || coming.some(({ id }) => showIds.includes(id));
  return usedCount < maxTickets && isInTime && hasShow;
}

/** For the recipient of a code. @param shows upcoming shows, among them one of the code's own */
export function codeCard(code: TicketCode, shows: readonly NamedShow[], site: string): CodeCard {
  const left = code.maxTickets - code.usedCount;
  const until = code.validUntil && ` Geldig tot en met ${formatDayOfYear(`${code.validUntil}T12:00:00Z`)}.`;
  return {
    code: code.code,
    gives: givesWords(code),
    terms: [showsWords(code, shows), `Goed voor ${left === 1 ? "1 ticket" : `${left} tickets`}.${until ?? ""}`],
    how:
      code.type === "PRE_ORDER"
        ? `Tik de code in op ${site}, bij de voorstelling van uw keuze.`
        : `Tik de code in op ${site}, voor u uw reservering bevestigt.`,
  };
}

function givesWords({ type, percent, amountPerSeat }: TicketCode): string {
  if (type === "SPONSOR") return "Gratis tickets";
  if (type === "PRE_ORDER") return "Als eerste reserveren";
  return percent === undefined ? `${formatEuro(amountPerSeat ?? 0)} korting per stoel` : `${percent}% korting`;
}

/** More shows than this are counted instead of named, because a card has room for two lines. */
const NAMED = 2;

function showsWords({ type, showIds }: TicketCode, shows: readonly NamedShow[]): string {
  const before = type === "PRE_ORDER" ? ", nog voor de verkoop opengaat" : "";
  if (showIds === undefined) return `Voor elke voorstelling${before}.`;
  const named = shows.filter(({ id }) => showIds.includes(id)).map((show) => showWords(show));
  if (named.length > NAMED) return `Voor ${named.length} voorstellingen${before}.`;
  return `Enkel voor ${named.join(" en ")}${before}.`;
}
