import { guestReservationSchema } from "@podium/shared/contracts/box-office";
import type { RequestOf } from "@podium/shared/contracts/client";

export type GuestForm = RequestOf<"reserveForGuest">["body"];

/** What is typed about the guest. */
export interface GuestFields {
  firstname: string;
  lastname: string;
  number: string;
  email: string;
}

export type GuestFieldErrors = Partial<Record<keyof GuestFields, string>>;
export type Paid = GuestForm["paid"];

export const NO_GUEST: GuestFields = { firstname: "", lastname: "", number: "", email: "" };

const sentences: Record<keyof GuestFields, string> = {
  firstname: "Vul een voornaam in.",
  lastname: "Vul een achternaam in.",
  number: "Vul een telefoonnummer in (6 tot 15 cijfers), of laat leeg.",
  email: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be, of laat leeg.",
};

/** What is wrong with the fields and how to mend it, by the contract's own schema; null when nothing is. */
export function guestErrors(guest: GuestFields): GuestFieldErrors | null {
  const parsed = guestReservationSchema.shape.guest.safeParse(guest);
  if (parsed.success) return null;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  // Object.keys forgets which keys there are.
  const names = (Object.keys(sentences) as (keyof GuestFields)[]).filter((name) => wrong.has(name));
  return Object.fromEntries(names.map((name) => [name, sentences[name]]));
}

/** What follows from how the guest pays, before one presses the button. */
export function whatFollows(paid: Paid | null, email: string): string {
  const mailed = email.trim() !== "";
  if (paid === null) return "Kies hoe er betaald wordt.";
  if (paid === "transfer") {
    return mailed
      ? "De gast krijgt een mail met de betaalgegevens, en de tickets zodra de betaling bevestigd is."
      : "Er is geen e-mailadres: geef de betaalgegevens zelf door. De reservatie verschijnt bij Betaling beheer.";
  }
  return mailed
    ? "De reservatie is meteen bevestigd en de tickets worden gemaild."
    : "De reservatie is meteen bevestigd. Er is geen e-mailadres: druk de tickets af.";
}
