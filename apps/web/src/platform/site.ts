import { useQuery } from "@tanstack/react-query";
import type { Site } from "@podium/shared/contracts/site";
import { sitePeriods, type SitePeriods } from "@podium/shared/site-periods";
import { api } from "./api-client.ts";

/** While building, the pages are drawn with holes that the server fills in with its own facts. */
const holes: Site = {
  societyName: "{{societyName}}",
  societyEmail: "{{societyEmail}}",
  venueName: "{{venueName}}",
  venueAddress: "{{venueAddress}}",
  paymentMethods: ["MANUAL"],
  cartHoldSeconds: 900,
  paymentWindowSeconds: 604_800,
};

/** The society's facts and what the server offers: they come with the page. Undefined only while developing, until asked for. */
export function useSite(): Site | undefined {
  const { data } = useQuery({
    queryKey: ["site"],
    queryFn: ({ signal }) => api.getSite({ signal }),
    staleTime: 5 * 60_000,
    initialData: import.meta.env.SSR ? holes : readFromPage,
  });
  return data;
}

/** What the sentences say of the server's periods; while developing, its defaults until it has said them. */
export function useSitePeriods(): SitePeriods {
  const site = useSite();
  if (import.meta.env.SSR) return { holdMinutes: "{{holdMinutes}}", paymentDays: "{{paymentDays}}" };
  return sitePeriods(site ?? holes);
}

/** The server writes them into every page (apps/api/src/platform/web-pages.ts), as exactly this. */
function readFromPage(): Site | undefined {
  const written = document.getElementById("site")?.textContent;
  return written === undefined ? undefined : (JSON.parse(written) as Site);
}
