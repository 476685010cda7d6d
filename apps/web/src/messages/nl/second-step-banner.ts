import { messages } from "../messages.ts";

/** Shown to volunteers without a second step. */
export const secondStepBanner = messages("second-step-banner", {
  advised: "Beveilig uw account met een tweede stap",
  whyAdvised:
    "Met uw account ziet u gegevens van anderen. Met een passkey of een authenticator-app komt niemand binnen die alleen uw wachtwoord kent. Het duurt twee minuten.",
  needed: "Stel nu een tweede stap in",
  whyNeeded:
    "Uw rol vraagt een tweede stap bij het inloggen. Zodra die er is, werken de schermen voor vrijwilligers weer.",
  daysLeft: (days: number) =>
    days === 1 ? "Nog 1 dag om een tweede stap in te stellen" : `Nog ${days} dagen om een tweede stap in te stellen`,
  neededFrom: (day: string) =>
    `Uw rol vraagt een tweede stap bij het inloggen. Zonder werken de schermen voor vrijwilligers vanaf ${day} niet meer. Het duurt twee minuten.`,
  toSection: "Naar Extra beveiliging",
  notToday: "Vandaag niet",
});
