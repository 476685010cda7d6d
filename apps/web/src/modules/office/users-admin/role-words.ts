import type { Role } from "@podium/shared/contracts/roles";

/** The name of each role, and its permissions (decisions, section 9). */
export const roleWords: Record<Role, { word: string; may: string }> = {
  USER: { word: "User", may: "Reserveert en betaalt voor zichzelf." },
  DOOR: {
    word: "Onthaal",
    may: "Scant tickets en volgt de zaal, van 36 uur voor tot 36 uur na een voorstelling. Ziet namen en plaatsen, geen e-mail, telefoon of prijs.",
  },
  BOX_OFFICE: {
    word: "Kassa",
    may: "Alles van Onthaal, en reserveringen, wachtlijst, geblokkeerde stoelen, betalingen, rekeningafschriften, terugbetalingen en cadeaubonnen.",
  },
  ADMIN: {
    word: "Admin",
    may: "Een Admin ziet en wijzigt alles: ook voorstellingen en tickettypes, berichten, afgelasten, codes en gebruikers.",
  },
};
