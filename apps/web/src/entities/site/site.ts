import { useQuery } from "@tanstack/react-query";
import type { Site } from "@podium/shared/contracts/site";
import { sitePeriods, type SitePeriods } from "@podium/shared/site-periods";
import { api } from "#platform/api-client.ts";

/** Prerendered pages have placeholders, which the server fills in at startup. */
const placeholders: Site = {
  societyName: "{{societyName}}",
  societyEmail: "{{societyEmail}}",
  venueName: "{{venueName}}",
  venueAddress: "{{venueAddress}}",
  doorsOpenMinutes: 60,
  paymentMethods: ["MANUAL"],
  wallets: [],
  cartHoldSeconds: 900,
  paymentWindowSeconds: 604_800,
};

/** Society and settings, embedded in the page. In development they are fetched: undefined until then. */
export function useSite(): Site | undefined {
  const { data } = useQuery({
    queryKey: ["site"],
    queryFn: ({ signal }) => api.getSite({ signal }),
    staleTime: 5 * 60_000,
    initialData: import.meta.env.SSR ? placeholders : readFromPage,
  });
  return data;
}

/** In development the defaults until the fetch ends. */
export function useSitePeriods(): SitePeriods {
  const site = useSite();
  if (import.meta.env.SSR)
    return { holdMinutes: "{{holdMinutes}}", paymentDays: "{{paymentDays}}", doorsOpen: "{{doorsOpen}}" };
  return sitePeriods(site ?? placeholders);
}

/** Its name with soft hyphens, for where a long word would be wider than a phone. */
export function useSocietyName(): string | undefined {
  const site = useSite();
  if (import.meta.env.SSR) return "{{societyHyphenated}}";
  return readFromPage()?.societyHyphenated ?? site?.societyName;
}

/** The server writes them into every page (apps/api/src/features/site/site.presenter.ts). */
function readFromPage(): (Site & { societyHyphenated: string }) | undefined {
  const written = document.getElementById("site")?.textContent;
  return written === undefined ? undefined : (JSON.parse(written) as Site & { societyHyphenated: string });
}
