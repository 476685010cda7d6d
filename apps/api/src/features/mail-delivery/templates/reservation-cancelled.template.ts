import type { Settlement } from "@podium/shared/contracts/reservations";
import { type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import type { MadeChoice } from "#features/show-changes/show-changes.service.ts";
import { euros } from "#platform/formats.ts";
import { NOTHING_OWED } from "./reservation.templates.ts";
import { addressTo, backOnVouchers, reservationFacts } from "./wording.ts";

const MONEY_BACK = {
  PAYCONIQ: (amount) =>
    `U betaalde ${amount} online. Dat bedrag storten wij terug op de rekening waarmee u betaalde; u hoeft daar niets voor te doen.`,
  MANUAL: (amount) =>
    `U schreef ${amount} over. Dat bedrag storten wij terug op de rekening waarvan u betaalde; u hoeft daar niets voor te doen.`,
  CASH: (amount) =>
    `U betaalde ${amount} contant. Dat bedrag krijgt u terug aan de kassa. Hebt u het liever op uw rekening, antwoord dan op deze mail met uw rekeningnummer.`,
} as const satisfies Record<Settlement, (amount: string) => string>;

const AS_VOUCHER = (amount: string) =>
  `Wat u betaalde, ${amount}, krijgt u terug als cadeaubon. Die komt in een aparte mail. U betaalt er later tickets mee, in één keer of in verschillende keren.`;

const GIVEN = (amount: string) => `U schenkt ${amount} aan onze vereniging. Hartelijk dank!`;
const TO_ACCOUNT = (amount: string) => `U koos uw geld terug. Wij storten ${amount} op de rekening die u opgaf.`;

/** The same way that was announced where it was chosen. */
function moneyWords(settlement: Settlement, made: MadeChoice | null): (amount: string) => string {
  if (made?.choice === "GIFT") return GIVEN;
  if (made?.choice === "MONEY" && made.toAccount) return TO_ACCOUNT;
  return MONEY_BACK[made?.goesOnline === true ? "PAYCONIQ" : settlement];
}

/** What becomes of the money, and of the tickets that were given for it. */
function consequences(reservation: Reservation, asVoucherCents: number, made: MadeChoice | null): string[] {
  const { confirmedAt, totalCents, paymentMethod } = reservation;
  const onVouchers = backOnVouchers(reservation);
  if (confirmedAt === null) return [NOTHING_OWED, ...onVouchers];
  const moneyCents = totalCents - asVoucherCents;
  const money = moneyCents > 0 ? [moneyWords(paymentMethod, made)(euros(moneyCents))] : [];
  const given = asVoucherCents > 0 ? [AS_VOUCHER(euros(asVoucherCents))] : [];
  return [...money, ...given, ...onVouchers, "Uw tickets zijn niet meer geldig."];
}

function why({ cancelReason }: Reservation, made: MadeChoice | null): string {
  if (!cancelReason) return "Uw reservering werd geannuleerd.";
  // Of the reader's own will, in a sentence of its own.
  if (made?.kind === "CHANGED" && made.choice !== "KEEP") return cancelReason;
  return `Uw reservering werd door ons geannuleerd. Reden: ${cancelReason}`;
}

/**
 * @param asVoucherCents what of its money comes back as a voucher
 * @param made what its guest chose, when they were asked
 */
export function reservationCancelled(
  reservation: Reservation,
  asVoucherCents: number,
  made: MadeChoice | null,
): MailContent {
  return {
    ...addressTo(reservation.user),
    subject: `Uw reservering voor ${reservation.show.name} is geannuleerd (nr. ${reservation.id})`,
    title: "Uw reservering is geannuleerd",
    blocks: [
      ...[why(reservation, made), ...consequences(reservation, asVoucherCents, made)].map(text),
      reservationFacts(reservation),
      note("Is dit een vergissing? Antwoord dan op deze mail."),
    ],
  };
}
