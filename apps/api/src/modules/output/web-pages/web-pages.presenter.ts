import { CONTENT_PARTS } from "@podium/shared/contracts/content";
import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";
import type { Play, PlaySummary } from "@podium/shared/contracts/plays";
import type { NextShow, PageData } from "@podium/shared/contracts/page-data";
import { priceRange } from "@podium/shared/tickets/ticket-types";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Site } from "@podium/shared/contracts/site";
import type { Clock } from "#platform/process/clock.ts";
import { presentPublished } from "#modules/site/content/content.presenter.ts";
import type { ContentService } from "#modules/site/content/content.service.ts";
import { presentPages } from "#modules/sale/plays/plays.presenter.ts";
import type { PlaysService } from "#modules/sale/plays/plays.service.ts";
import { presentShow } from "#modules/sale/shows/shows.presenter.ts";
import type { Show } from "#modules/sale/shows/shows.service.ts";
import type { Config } from "#config.ts";
import type { WalletService } from "#modules/entrance/wallet/wallet.service.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import { withSoftHyphens } from "./soft-hyphens.ts";
import type { PublishedPages } from "./web-pages.service.ts";

export interface SiteDeps {
  config: Config;
  society: Pick<SocietyService, "current">;
  paymentMethods: PaymentMethod[];
  minimumOnlineCents: number;
  wallet: Pick<WalletService, "offered">;
}

export function presentSite({ config, society, paymentMethods, minimumOnlineCents, wallet }: SiteDeps): Site {
  const { name, email, phone, palette, logo, venueName, venueAddress, newsletter, place } = society.current();
  return {
    societyName: name,
    societyEmail: email,
    phone,
    palette,
    logo,
    venueName,
    venueAddress,
    newsletter,
    place,
    doorsOpenMinutes: config.DOORS_OPEN_MINUTES,
    paymentMethods,
    minimumOnline: minimumOnlineCents / 100,
    wallets: wallet.offered(),
    cartHoldSeconds: config.CART_HOLD_SECONDS,
    paymentWindowSeconds: config.PAYMENT_WINDOW_SECONDS,
  };
}

const LAST_PART = 10;

function saleOf({ cancelledAt, seatsAvailable, seatsTotal, salesOpenAt, salesCloseAt }: Show, now: Date) {
  if (cancelledAt) return "CANCELLED";
  if (seatsAvailable === 0) return "SOLD_OUT";
  if (salesCloseAt <= now) return "CLOSED";
  if (salesOpenAt && salesOpenAt > now) return "LATER";
  return seatsAvailable <= seatsTotal / LAST_PART ? "LAST_PLACES" : "OPEN";
}

export function presentNextShow(show: Show, plays: readonly PlaySummary[], now: Date): NextShow {
  const { id, name, dateTime, venue, ticketTypes, salesOpenAt } = presentShow(show, now);
  const { lowest, highest } = priceRange(ticketTypes);
  return {
    showId: id,
    title: name,
    dateTime,
    ...(venue && { venue }),
    lowestPrice: lowest,
    highestPrice: highest,
    sale: saleOf(show, now),
    salesOpenAt,
    play: plays.find((play) => play.id === show.playId) ?? null,
  };
}

export interface PublishedDeps extends SiteDeps {
  content: Pick<ContentService, "shown">;
  plays: Pick<PlaysService, "forPages">;
  clock: Clock;
}

const PARTS = CONTENT_PARTS.filter((part) => part !== "society");
const playPath = (slug: string): string => `/voorstelling/${slug}`;

function lastTurn(plays: readonly Play[], now: Date): string {
  const turns = plays
    .flatMap(({ evenings }) => evenings)
    .flatMap(({ salesOpenAt, salesCloseAt, dateTime }) => [salesOpenAt ?? [], salesCloseAt, dateTime].flat());
  const passed = turns.filter((turn) => new Date(turn) <= now);
  return passed.toSorted().at(-1) ?? new Date(0).toISOString();
}

export async function presentPublishedPages(deps: PublishedDeps, language: Language): Promise<PublishedPages> {
  const { content, plays, config, clock } = deps;
  const site = presentSite(deps);
  const { next, soldOut, movedFrom, ...published } = await plays.forPages();
  const { list, plays: details } = presentPages(published, language);
  const parts = await Promise.all(
    PARTS.map(async (part) => [`content/${part}`, presentPublished(await content.shown(part, language))] as const),
  );
  const data = {
    site: { ...site, societyHyphenated: withSoftHyphens(site.societyName) },
    plays: list,
    nextShow: next ? presentNextShow(next, list, clock.now()) : null,
    ...Object.fromEntries(parts),
    ...Object.fromEntries(details.map((play) => [`play/${play.slug}`, play])),
  } as Partial<PageData>;
  return {
    drawing: {
      language,
      data,
      publicUrl: config.PUBLIC_URL,
      events: {
        soldOut: [...soldOut],
        movedFrom: [...movedFrom].map(([showId, startedAt]) => [showId, startedAt.toISOString()]),
        since: lastTurn(details, clock.now()),
      },
    },
    paths: details.map(({ slug }) => playPath(slug)),
    // The pictures have no words, and so are the same in every language.
    posters: language === FIRST_LANGUAGE ? details.filter(({ poster }) => !poster).map(({ slug }) => slug) : [],
    moved: new Map([...published.oldSlugs].map(([slug, current]) => [playPath(slug), playPath(current)])),
  };
}
