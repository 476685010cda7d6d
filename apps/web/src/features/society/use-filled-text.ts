import { PAY_WITHIN_WORKING_DAYS, TRANSFER_WORKING_DAYS } from "@podium/shared/limits";
import { useSite, useSocietyName, useSitePeriods } from "#entities/site/site.ts";

/** Until the facts are loaded neutral words replace them, so that every sentence is whole. */
export function useFilledText(): (text: string) => string {
  const site = useSite();
  const society = useSocietyName();
  const periods = useSitePeriods();
  const values: Record<string, string> = {
    society: society ?? "onze toneelkring",
    email: site?.societyEmail ?? "ons e-mailadres",
    venue: site?.venueName ?? "onze zaal",
    address: site?.venueAddress ?? "in het dorp",
    payWithinDays: String(PAY_WITHIN_WORKING_DAYS),
    transferDays: String(TRANSFER_WORKING_DAYS),
    ...periods,
  };
  return (text) => text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
