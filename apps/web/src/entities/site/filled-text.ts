import { PAY_WITHIN_WORKING_DAYS, TRANSFER_WORKING_DAYS } from "@podium/shared/contracts/limits";
import { site as siteMessages } from "#messages/nl/site.ts";
import { useSite, useSocietyName, useSitePeriods } from "./site.ts";

/** Values of the placeholders in the society's texts, such as `{society}`; neutral words until they have loaded. */
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

export function useFilledHtml(): (html: string) => string {
  const values = usePlaceholders();
  return (html) => fill(html, (name) => values[name]?.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}
