import { paths } from "#platform/paths.ts";

/** The links of the bar, in the specification's order and words (section 2). */
export const navLinks = [
  { to: paths.home, label: "Home" },
  { to: paths.plays, label: "Gespeelde Stukken" },
  { to: paths.tickets, label: "Tickets" },
  { to: paths.about, label: "Over Ons" },
  { to: paths.contact, label: "Contact" },
] as const;
