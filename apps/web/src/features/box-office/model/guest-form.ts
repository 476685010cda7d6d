import type { GuestReservation } from "@podium/shared/contracts/box-office";

export function whatFollows(paid: GuestReservation["paid"] | undefined, email: string): string {
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
