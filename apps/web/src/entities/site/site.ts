import { useQuery } from "@tanstack/react-query";
import type { Site } from "@podium/shared/contracts/site";
import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";
import { useEffect } from "react";
import { currentLanguage } from "#messages/messages.ts";
import { api } from "#platform/api-client.ts";
import { pageData } from "#platform/page-data.ts";
import { SAME_FOR_ALL } from "#platform/query-client.ts";

const USUAL_PERIODS = { doorsOpenMinutes: 60, cartHoldSeconds: 900, paymentWindowSeconds: 604_800 };

/** Society and settings, which the prerendered page includes. In development they are fetched, and undefined before. */
export function useSite(): Site | undefined {
  const { data } = useQuery<Site>({
    queryKey: ["site"],
    queryFn: ({ signal }) => api.getSite({ signal }),
    staleTime: 5 * 60_000,
    initialData: () => pageData("site"),
    ...SAME_FOR_ALL,
  });
  return data;
}

/** The site's periods in words; in development the defaults until the fetch ends. */
export function useSitePeriods(): SitePeriods {
  return sitePeriods(useSite() ?? USUAL_PERIODS, currentLanguage());
}

/** The society's name with soft hyphens, where a long word could be wider than a phone. */
export function useSocietyName(): string | undefined {
  const site = useSite();
  const drawn = pageData("site");
  // The name may have changed since the page was rendered, or be a draft's.
  return drawn && drawn.societyName === site?.societyName ? drawn.societyHyphenated : site?.societyName;
}

/** Updates the document's colours, which the server wrote into it, when another palette is published. */
export function usePalette(): void {
  const palette = useSite()?.palette;
  useEffect(() => {
    if (palette !== undefined) document.documentElement.dataset["palette"] = palette;
  }, [palette]);
}

interface SitePeriods {
  holdMinutes: string;
  paymentDays: string;
  /** 'een uur', '45 minuten' */
  doorsOpen: string;
}

function sitePeriods(
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
