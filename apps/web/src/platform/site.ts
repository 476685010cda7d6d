import { useQuery } from "@tanstack/react-query";
import type { Site, siteContract } from "@podium/shared/contracts/site";
import { call } from "./api-client.ts";

const KEPT_KEY = "podium.site";

/**
 * The society's facts and what the server offers. Undefined only at the very first visit, until the server has answered:
 * what it said last time shows at once and is then asked anew.
 */
export function useSite(): Site | undefined {
  const { data } = useQuery({
    queryKey: ["site"],
    queryFn: async ({ signal }) => {
      const site = await call<typeof siteContract>({ method: "GET", path: "/api/site", signal });
      keep(site);
      return site;
    },
    staleTime: 5 * 60_000,
    placeholderData: readKept,
  });
  return data;
}

function keep(site: Site): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(site));
  } catch {
    return;
  }
}

function readKept(): Site | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? "null");
    const complete = typeof kept === "object" && kept !== null && "societyName" in kept && "paymentMethods" in kept;
    return complete ? (kept as Site) : undefined;
  } catch {
    return undefined;
  }
}
