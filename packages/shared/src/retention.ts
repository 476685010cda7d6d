// How long what is kept, once for the job that deletes it and for the privacy page that says so.
import { FIRST_LANGUAGE, type Language, pluralOf } from "./languages.ts";

export type Term = { days: number } | { years: number };

export const KEPT = {
  /** After it was sent. */
  contactMessages: { years: 1 },
  /** After the show. */
  unpaidReservations: { days: 90 },
  /** After the show: what was written to everybody who holds tickets, and to whom. */
  showMessages: { days: 90 },
  /** After the show: who waited for seats. */
  waitingLists: { days: 30 },
  /** After the show: to whom tickets were passed on. */
  passedTickets: { days: 30 },
  /** After the show: what a volunteer noted about the guest. */
  remarks: { days: 30 },
  /** After the show: whose reservation it was. */
  namesOfReservations: { years: 2 },
  /** After the show: on which phones its tickets are. */
  walletPasses: { days: 7 },
  /** After the show, with their payments: the books. */
  paidReservations: { years: 7 },
  /** After it was given, once the money is back: the account for it. */
  refundAccounts: { days: 90 },
  /** After the statement was read. */
  unmatchedTransfers: { days: 90 },
  /** After it was issued: for whom it is. */
  namesOfVouchers: { years: 2 },
  /** After it was last used, once nothing is left on it: the books. */
  spentVouchers: { years: 7 },
  /** After it was used or expired. */
  mailedLinks: { days: 30 },
  /** After it ended: on which device and network somebody was signed in. */
  sessions: { days: 30 },
  /** After it ended: a phone or tablet of the entrance. */
  doorDevices: { days: 30 },
  /** After it began: of who chose seats and never said who they were. */
  anonymousAccounts: { days: 1 },
  /** After it was written as a file, where no mail server takes it. */
  mailFiles: { days: 30 },
  logLines: { years: 3 },
  /** After it was made or used last: an account with an address that was never verified and nothing in it. */
  unverifiedAccounts: { days: 60 },
  /** After it was used last; its owner is told before (`UNUSED_NOTICE`). */
  unusedAccounts: { years: 3 },
  /** After it was closed, or after its last show. */
  closedAccounts: { days: 1 },
} as const satisfies Record<string, Term>;

/** How long before it goes the owner of an unused account is told. */
export const UNUSED_NOTICE = { days: 30 } as const satisfies Term;

export type Kept = keyof typeof KEPT;

/** Accounts, which `account-closing` ends as their owners would. */
export type AccountsKept = "unverifiedAccounts" | "unusedAccounts" | "closedAccounts";

/** '1 jaar', '7 jaar', '1 dag', '90 dagen' */
export function termInWords(term: Term, language: Language = FIRST_LANGUAGE): string {
  const words = TERM_WORDS[language];
  const [count, [one, other]] = "years" in term ? [term.years, words.years] : [term.days, words.days];
  return `${count} ${pluralOf(language)(count, one, other)}`;
}

const TERM_WORDS: Readonly<Record<Language, Record<"years" | "days", readonly [one: string, other: string]>>> = {
  nl: { years: ["jaar", "jaar"], days: ["dag", "dagen"] },
  fr: { years: ["an", "ans"], days: ["jour", "jours"] },
  en: { years: ["year", "years"], days: ["day", "days"] },
};

/** The moment before which something has been kept long enough. */
export function termBefore(term: Term, now: Date): Date {
  const before = new Date(now);
  if ("years" in term) before.setUTCFullYear(before.getUTCFullYear() - term.years);
  else before.setUTCDate(before.getUTCDate() - term.days);
  return before;
}
