import type { Settlement } from "@podium/shared/contracts/reservations";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import { type MailContent, type MailTemplates, note, text } from "#modules/records/mails/mails.mail-parts.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import {
  aboutReservations,
  addressToGuest,
  backOnVouchers,
  reservationFacts,
  type Several,
} from "#modules/sale/reservations/reservations.mail-parts.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { euros } from "#platform/process/formats.ts";
import { cancelledWords } from "./cancelled-reservations.words.ts";
import { type MadeChoice, REASONS, type ShowChangesService } from "./show-changes.service.ts";

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

function consequences(reservation: Reservation, asVoucherCents: number, made: MadeChoice | null): string[] {
  const { confirmedAt, totalCents, paymentMethod, language } = reservation;
  const words = cancelledWords[language];
  const onVouchers = backOnVouchers(reservation);
  if (confirmedAt === null) return [words.nothingToPay, ...onVouchers];
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

/** @param asVoucherCents the part that comes back as a voucher @param made the guest's choice, when asked */
function reservationCancelled(reservation: Reservation, asVoucherCents: number, made: MadeChoice | null): MailContent {
  const { id, show, language } = reservation;
  const words = cancelledWords[language];
  return {
    ...addressToGuest(reservation),
    subject: words.subject(show.name, id),
    title: words.title,
    blocks: [
      ...[why(reservation, made), ...consequences(reservation, asVoucherCents, made)].map(text),
      reservationFacts(reservation),
      note(mailWords[language].isMistake),
    ],
  };
}

function severalCancelled(reservations: Several): MailContent {
  const [first] = reservations;
  const { cancelReason, language } = first;
  const words = cancelledWords[language];
  return {
    ...addressToGuest(first),
    subject: words.several(reservations.length, reservations.map(({ id }) => id).join(", ")),
    title: words.severalTitle,
    blocks: [
      text(cancelReason ? words.severalByUs(cancelReason) : words.severalWhy),
      text(words.nothingToPay),
      ...reservations.map(reservationFacts),
      note(mailWords[language].isMistake),
    ],
  };
}

export function createCancelledReservationsMails(deps: {
  reservations: Pick<ReservationsService, "getMany">;
  refunds: Pick<RefundsService, "givenAsVoucher">;
  showChanges: Pick<ShowChangesService, "choiceOf">;
}): MailTemplates<"RESERVATION_CANCELLED"> {
  return {
    RESERVATION_CANCELLED: aboutReservations(
      deps.reservations,
      "CANCELLED",
      async (reservation) => {
        const asVoucherCents = await deps.refunds.givenAsVoucher(reservation.id);
        return reservationCancelled(reservation, asVoucherCents, await deps.showChanges.choiceOf(reservation.id));
      },
      severalCancelled,
    ),
  };
}
