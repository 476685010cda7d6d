import type { GuestReservation, RefundAs } from "@podium/shared/contracts/box-office";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { toCents } from "@podium/shared/money/money";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { fullName } from "@podium/shared/words/typed-name";
import { formatEuro } from "#platform/format.ts";

/** Whether there is money to refund, so that the volunteer chooses how. */
export const wasPaid = ({ confirmed, totalprice }: Reservation): boolean => confirmed && totalprice > 0;

export const REFUND_OPTIONS = [
  { value: "money", label: "Als geld", hint: "Terugbetalen doet u daarna, bij Betaling beheer." },
  { value: "voucher", label: "Als cadeaubon", hint: "Als de gast dat wil." },
] as const satisfies ReadonlyArray<{ value: RefundAs; label: string; hint: string }>;

export function cancelConsequences(reservation: Reservation, refundAs: RefundAs = "money"): string[] {
  const { user, seats, confirmed } = reservation;
  const places = seatLabels(seats.map(({ seat }) => seat));
  return [
    `${places} ${seats.length === 1 ? "is" : "zijn"} meteen weer vrij.`,
    ...(confirmed ? ["De tickets en hun QR-codes zijn niet meer geldig."] : []),
    ...aboutMoney(reservation, refundAs),
    ...onVouchers(reservation),
    user.email
      ? `${user.email} krijgt een mail met de reden.`
      : `Er is geen e-mailadres bekend: verwittig ${fullName(user)} zelf.`,
  ];
}

export function giveUpConsequences(
  { user, confirmed, totalprice, cashDue }: Reservation,
  refundAs: RefundAs = "money",
): string[] {
  return [
    "Ze zijn meteen weer vrij.",
    ...(confirmed ? ["Hun tickets zijn niet meer geldig, de andere wel."] : []),
    ...(totalprice === 0
      ? []
      : confirmed && refundAs === "voucher"
        ? [`Wat ervoor betaald werd, gaat terug als cadeaubon. ${whereVoucherGoes(user.email)}`]
        : confirmed
          ? ["Wat ervoor betaald werd, komt bij ‘Terug te betalen’ te staan, op de pagina Betaling beheer."]
          : ["Het bedrag dat nog te betalen is, wordt kleiner."]),
    ...(cashDue === undefined ? [] : [`${formatEuro(cashDue)} moest nog contant komen: dat gaat er eerst af.`]),
    user.email
      ? `${user.email} krijgt een mail met wat nu geldt.`
      : `Er is geen e-mailadres bekend: verwittig ${fullName(user)} zelf.`,
  ];
}

const PAID = {
  PAYCONIQ: "online betaald",
  MANUAL: "overgeschreven",
  CASH: "contant betaald",
  CARD: "met een kaart betaald",
} as const;

const whereVoucherGoes = (email: string): string =>
  email === "" ? "Druk de bon daarna af op de pagina Cadeaubonnen." : `De bon wordt gemaild naar ${email}.`;

/** Says which amounts return to vouchers. */
function onVouchers({ vouchers = [] }: Reservation): string[] {
  return vouchers.map(({ code, amount }) => `${formatEuro(amount)} komt weer op cadeaubon ${code}.`);
}

function aboutMoney(
  { confirmed, paymentMethod, totalprice, cashDue = 0, user }: Reservation,
  refundAs: RefundAs,
): string[] {
  if (totalprice === 0) return [];
  const amount = formatEuro((toCents(totalprice) - toCents(cashDue)) / 100);
  const dropped = cashDue > 0 ? [`${formatEuro(cashDue)} moest nog contant komen: dat vervalt.`] : [];
  if (!confirmed) {
    return paymentMethod === "PAYCONIQ"
      ? ["Komt er toch nog een online betaling binnen, dan komt die bij ‘Terug te betalen’ te staan."]
      : [
          "Er werd nog niets betaald. Komt er toch nog geld binnen, dan komt dat bij ‘Terug te betalen’ te staan zodra het afschrift ingelezen is.",
        ];
  }
  if (refundAs === "voucher")
    return [
      `${amount} werd ${PAID[paymentMethod]} en gaat terug als cadeaubon. ${whereVoucherGoes(user.email)}`,
      ...dropped,
    ];
  return [
    `${amount} werd ${PAID[paymentMethod]} en komt bij ‘Terug te betalen’ te staan, op de pagina Betaling beheer.`,
    ...dropped,
  ];
}

export function reserveConsequence(paid: GuestReservation["paid"] | undefined, email: string): string {
  const mailed = email.trim() !== "";
  if (paid === undefined) return "Kies hoe er betaald wordt.";
  if (paid === "terminal")
    return "Na het reserveren gaat het bedrag naar de terminal. De plaatsen zijn dan al vrijgehouden.";
  if (paid === "transfer") {
    return mailed
      ? "De gast krijgt een mail met de betaalgegevens, en de tickets zodra de betaling bevestigd is."
      : "Er is geen e-mailadres: geef de betaalgegevens zelf door. De reservering verschijnt bij Betaling beheer.";
  }
  return mailed
    ? "De reservering is meteen bevestigd en de tickets worden gemaild."
    : "De reservering is meteen bevestigd. Er is geen e-mailadres: druk de tickets af.";
}
