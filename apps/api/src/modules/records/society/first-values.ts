import type { Content } from "@podium/shared/contracts/content";
import { SITE_PALETTES } from "@podium/shared/site/site-palettes";
import type { Config } from "#config.ts";

/** Facts of the society from the environment, until they are published in the site. */
export const firstValues = (config: Config): Content<"society"> => ({
  name: config.SOCIETY_NAME,
  email: config.SOCIETY_EMAIL,
  phone: "",
  logo: null,
  palette: SITE_PALETTES[0],
  venueName: config.VENUE_NAME,
  venueAddress: config.VENUE_ADDRESS,
  venueRoute: { nl: config.VENUE_ROUTE },
  place: config.VENUE_PLACE,
  bank: { iban: config.BANK_IBAN, bic: config.BANK_BIC, beneficiary: config.BANK_BENEFICIARY },
});
