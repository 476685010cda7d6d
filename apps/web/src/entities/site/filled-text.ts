import { PAY_WITHIN_WORKING_DAYS, TRANSFER_WORKING_DAYS } from "@podium/shared/limits";
import { site as siteMessages } from "#messages/nl/site.ts";
import { useSite, useSocietyName, useSitePeriods } from "./site.ts";

/** Placeholders of the society's own texts, such as `{society}`. Until the facts are loaded, neutral words fill them. */
function usePlaceholders(): Record<string, string> {
  const t = siteMessages();
  const site = useSite();
  return {
    society: useSocietyName() ?? t.ourSociety,
    email: site?.societyEmail ?? t.ourEmail,
    venue: site?.venueName ?? t.ourHall,
    address: site?.venueAddress ?? t.inVillage,
    payWithinDays: String(PAY_WITHIN_WORKING_DAYS),
    transferDays: String(TRANSFER_WORKING_DAYS),
    ...useSitePeriods(),
  };
}

const fill = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => valueOf(name) ?? hole);

export function useFilledText(): (text: string) => string {
  const values = usePlaceholders();
  return (text) => fill(text, (name) => values[name]);
}

/** In HTML that the server sanitised. */
export function useFilledHtml(): (html: string) => string {
  const values = usePlaceholders();
  return (html) => fill(html, (name) => values[name]?.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}
