// How long data is stored; the deletion job and the privacy page both read this. Each comment says when a term begins.
import { FIRST_LANGUAGE, type Language, pluralOf } from "#words/languages.ts";

export type Term = { days: number } | { years: number };

export const KEPT = {
  /** After it was sent. */
  contactMessages: { years: 1 },
  /** After the newsletter was asked, when the link in the mail was not opened. */
  newsletterRequests: { days: 7 },
  /** After leaving the newsletter: the proof that it was asked. */
  newsletterLeavers: { days: 30 },
  /** After the show, as the seven below. */
  unpaidReservations: { days: 90 },
  showMessages: { days: 90 },
  waitingLists: { days: 30 },
  passedTickets: { days: 30 },
  /** Volunteers' notes about guests, for whom and why seats are blocked, and actors' quotas. */
  remarks: { days: 30 },
  /** The buyer's name and account; the reservation then has a nameless owner. */
  namesOfReservations: { years: 2 },
  walletPasses: { days: 7 },
  /** Together with their payments, which bookkeeping needs. */
  paidReservations: { years: 7 },
  /** After the account for a refund was entered, once no refund is due. */
  refundAccounts: { days: 90 },
  /** After the statement was read. */
  unmatchedTransfers: { days: 90 },
  /** After arriving there, or the end of the turn: place and network. */
  waitingRooms: { days: 7 },
  /** After the voucher was issued: its recipient's name. */
  namesOfVouchers: { years: 2 },
  /** After the last use of a voucher without a balance; bookkeeping needs it. */
  spentVouchers: { years: 7 },
  /** After it was closed: a volunteer's shift at the till, which bookkeeping needs. */
  cashShifts: { years: 7 },
  /** After it was used or expired. */
  mailedLinks: { days: 30 },
  /** After the session ended: its device and network. */
  sessions: { days: 30 },
  /** After its access ended: a phone or tablet of the entrance. */
  doorDevices: { days: 30 },
  /** After its creation: the account of a visitor who chose seats and never gave a name. */
  anonymousAccounts: { days: 1 },
  /** After the mail was written as a file, on installations without a mail server. */
  mailFiles: { days: 30 },
  logLines: { years: 3 },
  /** After its creation or last use: an empty account whose address was never verified. */
  unverifiedAccounts: { days: 60 },
  /** After its last use; a mail warns the owner before (`UNUSED_NOTICE`). */
  unusedAccounts: { years: 3 },
  /** After it was closed, or after its last show. */
  closedAccounts: { days: 1 },
} as const satisfies Record<string, Term>;

/** How long before its deletion the owner of an unused account is notified. */
export const UNUSED_NOTICE = { days: 30 } as const satisfies Term;

export type Kept = keyof typeof KEPT;

/** Accounts: `account-closing` closes them in the way that their owners would. */
export type RetainedAccounts = "unverifiedAccounts" | "unusedAccounts" | "closedAccounts";

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

/** Returns the moment before which data has outlived the term. */
export function termBefore(term: Term, now: Date): Date {
  const before = new Date(now);
  if ("years" in term) before.setUTCFullYear(before.getUTCFullYear() - term.years);
  else before.setUTCDate(before.getUTCDate() - term.days);
  return before;
}
