import type { entering } from "../nl/entering.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof entering> = {
  seatsKept: "Vous aviez déjà des places dans votre panier\u00A0: elles y sont restées.",
  othersFree: "Les places que vous venez de choisir sont à nouveau libres.",
};
