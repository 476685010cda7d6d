/** What an act of the box office leads to, in sentences that are shown before it. */
import type { GuestReservation } from "@podium/shared/contracts/box-office";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { formatEuro } from "#platform/format.ts";

export function cancelConsequences(reservation: Reservation): string[] {
  const { user, seats, confirmed } = reservation;
  const places = seatLabels(seats.map(({ seat }) => seat));
  return [
    `${places} ${seats.length === 1 ? "is" : "zijn"} meteen weer vrij.`,
    ...(confirmed ? ["De tickets en hun QR-codes zijn niet meer geldig."] : []),
    ...aboutMoney(reservation),
    user.email
      ? `${user.email} krijgt een mail met de reden.`
      : `Er is geen e-mailadres bekend: verwittig ${user.firstname} ${user.lastname} zelf.`,
  ];
}

export function giveUpConsequences({ user, confirmed, totalprice }: Reservation): string[] {
  return [
    "Ze zijn meteen weer vrij.",
    ...(confirmed ? ["Hun tickets zijn niet meer geldig, de andere wel."] : []),
    ...(totalprice === 0
      ? []
      : confirmed
        ? ["Wat ervoor betaald werd, komt bij ‘Terug te betalen’ te staan, op de pagina Betaling beheer."]
        : ["Het bedrag dat nog te betalen is, wordt kleiner."]),
    user.email
      ? `${user.email} krijgt een mail met wat nu geldt.`
      : `Er is geen e-mailadres bekend: verwittig ${user.firstname} ${user.lastname} zelf.`,
  ];
}

const PAID = { PAYCONIQ: "online betaald", MANUAL: "overgeschreven", CASH: "contant betaald" } as const;

function aboutMoney({ confirmed, paymentMethod, totalprice }: Reservation): string[] {
  if (totalprice === 0) return [];
  const amount = formatEuro(totalprice);
  if (!confirmed) {
    return paymentMethod === "PAYCONIQ"
      ? ["Komt er toch nog een online betaling binnen, dan komt die bij ‘Terug te betalen’ te staan."]
      : [
          "Er werd nog niets betaald. Komt er toch nog geld binnen, dan komt dat bij ‘Terug te betalen’ te staan zodra het afschrift ingelezen is.",
        ];
  }
  return [
    `${amount} werd ${PAID[paymentMethod]} en komt bij ‘Terug te betalen’ te staan, op de pagina Betaling beheer.`,
  ];
}

export function reserveConsequence(paid: GuestReservation["paid"] | undefined, email: string): string {
  const mailed = email.trim() !== "";
  if (paid === undefined) return "Kies hoe er betaald wordt.";
  if (paid === "transfer") {
    return mailed
      ? "De gast krijgt een mail met de betaalgegevens, en de tickets zodra de betaling bevestigd is."
      : "Er is geen e-mailadres: geef de betaalgegevens zelf door. De reservatie verschijnt bij Betaling beheer.";
  }
  return mailed
    ? "De reservatie is meteen bevestigd en de tickets worden gemaild."
    : "De reservatie is meteen bevestigd. Er is geen e-mailadres: druk de tickets af.";
}
