import type { Settlement } from "@podium/shared/contracts/reservations";
import { type MailContent, note, text } from "#modules/output/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";
import { type MadeChoice, REASONS } from "#modules/changes/show-changes/show-changes.service.ts";
import { euros } from "#platform/http/formats.ts";
import { addressToGuest, backOnVouchers, reservationFacts } from "./wording.ts";
import { cancelledWords } from "./words/cancelled.words.ts";
import { reservationWords } from "./words/reservation.words.ts";
import { wordingWords } from "./words/wording.words.ts";

type Words = (typeof cancelledWords)["nl"];

const MONEY_BACK = {
  PAYCONIQ: "backOnline",
  MANUAL: "backByTransfer",
  CASH: "backInCash",
  CARD: "backToCard",
} as const satisfies Record<Settlement, keyof Words>;

/** Sentence for the refund method that was announced when the guest chose */
function moneyWords(words: Words, settlement: Settlement, made: MadeChoice | null): (amount: string) => string {
  if (made?.choice === "GIFT") return words.given;
  if (made?.choice === "MONEY" && made.toAccount) return words.toAccount;
  return words[MONEY_BACK[made?.goesOnline === true ? "PAYCONIQ" : settlement]];
}

/** Consequences for the money, and for the tickets that were given for it. */
function consequences(reservation: Reservation, asVoucherCents: number, made: MadeChoice | null): string[] {
  const { confirmedAt, totalCents, paymentMethod, language } = reservation;
  const words = cancelledWords[language];
  const onVouchers = backOnVouchers(reservation);
  if (confirmedAt === null) return [reservationWords[language].nothingOwed, ...onVouchers];
  const moneyCents = totalCents - asVoucherCents;
  const money = moneyCents > 0 ? [moneyWords(words, paymentMethod, made)(euros(moneyCents, language))] : [];
  const given = asVoucherCents > 0 ? [words.asVoucher(euros(asVoucherCents, language))] : [];
  return [...money, ...given, ...onVouchers, words.notValid];
}

/** Translates a reason that the product itself notes; one that a volunteer wrote stays as it is. */
function inWords(reason: string, words: Words): string {
  if (reason === REASONS.CHANGED) return words.gaveBack;
  return reason === REASONS.CANCELLED ? words.showIsOff : reason;
}

function why({ cancelReason, language }: Reservation, made: MadeChoice | null): string {
  const words = cancelledWords[language];
  if (!cancelReason) return words.why;
  // A cancellation that the reader chose has a sentence of its own.
  if (made?.kind === "CHANGED" && made.choice !== "KEEP") return inWords(cancelReason, words);
  return words.byUs(inWords(cancelReason, words));
}

/**
 * @param asVoucherCents the part of its money that comes back as a voucher
 * @param made the choice of its guest, when they were asked
 */
export function reservationCancelled(
  reservation: Reservation,
  asVoucherCents: number,
  made: MadeChoice | null,
): MailContent {
  const { id, show, language } = reservation;
  const words = cancelledWords[language];
  return {
    ...addressToGuest(reservation),
    subject: words.subject(show.name, id),
    title: words.title,
    blocks: [
      ...[why(reservation, made), ...consequences(reservation, asVoucherCents, made)].map(text),
      reservationFacts(reservation),
      note(wordingWords[language].isMistake),
    ],
  };
}
