import type { Site } from "#contracts/site.ts";
import { FIRST_LANGUAGE, type Language } from "#words/languages.ts";

export interface SitePeriods {
  holdMinutes: string;
  paymentDays: string;
  /** 'een uur', '45 minuten' */
  doorsOpen: string;
}

/** Returns the periods of the texts; the server writes the same numbers into the prerendered pages. */
export function sitePeriods(
  site: Pick<Site, "cartHoldSeconds" | "paymentWindowSeconds" | "doorsOpenMinutes">,
  language: Language = FIRST_LANGUAGE,
): SitePeriods {
  return {
    holdMinutes: String(Math.round(site.cartHoldSeconds / 60)),
    paymentDays: String(Math.round(site.paymentWindowSeconds / 86_400)),
    doorsOpen: site.doorsOpenMinutes === 60 ? AN_HOUR[language] : `${site.doorsOpenMinutes} ${MINUTES[language]}`,
  };
}

const AN_HOUR: Readonly<Record<Language, string>> = { nl: "een uur", fr: "une heure", en: "an hour" };
const MINUTES: Readonly<Record<Language, string>> = { nl: "minuten", fr: "minutes", en: "minutes" };
