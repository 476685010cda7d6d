import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatShortLabel } from "@podium/shared/seat-id";
import { formatEuro } from "#platform/format.ts";

/** Sentences that are shown before the cancellation. */
export function cancelConsequences(reservation: Reservation): string[] {
  const { user, seats, confirmed } = reservation;
  const places = seats.map(({ seat }) => seatShortLabel(seat.seatId)).join(", ");
  return [
    seats.length === 1 ? `De plaats ${places} is meteen weer vrij.` : `De plaatsen ${places} zijn meteen weer vrij.`,
    ...(confirmed ? ["De tickets en hun QR-codes zijn niet meer geldig."] : []),
    ...aboutMoney(reservation),
    user.email
      ? `${user.email} krijgt een mail met de reden.`
      : `Er is geen e-mailadres bekend: verwittig ${user.firstname} ${user.lastname} zelf.`,
  ];
}

function aboutMoney({ confirmed, paymentMethod, totalprice }: Reservation): string[] {
  if (totalprice === 0) return [];
  const amount = formatEuro(totalprice);
  if (!confirmed) {
    return paymentMethod === "PAYCONIQ"
      ? ["Komt er toch nog een online betaling binnen, dan komt die bij ‘Terug te betalen’ te staan."]
      : ["Er werd nog niets betaald. Komt er toch nog geld binnen, betaal het dan zelf terug."];
  }
  if (paymentMethod === "PAYCONIQ")
    return [`${amount} werd online betaald en komt bij ‘Terug te betalen’ te staan, op de bladzijde Betaling beheer.`];
  const how = paymentMethod === "CASH" ? "contant betaald" : "overgeschreven";
  return [`${amount} werd ${how}: betaal dat bedrag zelf terug.`];
}
