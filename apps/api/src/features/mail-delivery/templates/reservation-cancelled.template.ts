import type { Choice } from "@podium/shared/contracts/show-changes";
import type { Settlement } from "@podium/shared/contracts/reservations";
import { type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";
import { euros } from "#platform/formats.ts";
import { NOTHING_OWED } from "./reservation.templates.ts";
import { addressTo, reservationFacts } from "./wording.ts";

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

/** What became of it is the reader's own choice. */
const CHOSEN: Partial<Record<Choice, (amount: string) => string>> = {
  GIFT: (amount) => `U schenkt ${amount} aan onze vereniging. Hartelijk dank!`,
};
const TO_ACCOUNT = (amount: string) => `U koos uw geld terug. Wij storten ${amount} op de rekening die u opgaf.`;

/** What becomes of the money, and of the tickets that were given for it. */
function consequences(
  { confirmedAt, totalCents, paymentMethod, vouchers }: Reservation,
  asVoucherCents: number,
  choice: Choice | null,
): string[] {
  const onVouchers = vouchers
    .filter(({ cents }) => cents > 0)
    .map(({ code, cents }) => `Op uw cadeaubon ${code} staat weer ${euros(cents)} meer.`);
  if (confirmedAt === null) return [NOTHING_OWED, ...onVouchers];
  const moneyCents = totalCents - asVoucherCents;
  const toAccount = choice === "MONEY" && paymentMethod !== "PAYCONIQ" ? TO_ACCOUNT : MONEY_BACK[paymentMethod];
  const words = (choice && CHOSEN[choice]) ?? toAccount;
  const money = moneyCents > 0 ? [words(euros(moneyCents))] : [];
  const given = asVoucherCents > 0 ? [AS_VOUCHER(euros(asVoucherCents))] : [];
  return [...money, ...given, ...onVouchers, "Uw tickets zijn niet meer geldig."];
}

/**
 * @param asVoucherCents what of its money comes back as a voucher
 * @param choice what its guest wanted, when they were asked
 */
export function reservationCancelled(
  reservation: Reservation,
  asVoucherCents: number,
  choice: Choice | null,
): MailContent {
  const { cancelReason } = reservation;
  const why = cancelReason
    ? `Uw reservering werd door ons geannuleerd. Reden: ${cancelReason}`
    : "Uw reservering werd geannuleerd.";
  return {
    ...addressTo(reservation.user),
    subject: `Uw reservering voor ${reservation.show.name} is geannuleerd (nr. ${reservation.id})`,
    title: "Uw reservering is geannuleerd",
    blocks: [
      ...[why, ...consequences(reservation, asVoucherCents, choice)].map(text),
      reservationFacts(reservation),
      note("Is dit een vergissing? Antwoord dan op deze mail."),
    ],
  };
}
