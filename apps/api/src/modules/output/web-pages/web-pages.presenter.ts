import { CONTENT_PARTS } from "@podium/shared/contracts/content";
import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";
import type { Play } from "@podium/shared/contracts/plays";
import type { PageData } from "@podium/shared/contracts/page-data";
import type { Clock } from "#platform/process/clock.ts";
import { presentPublished } from "#modules/site/content/content.presenter.ts";
import type { ContentService } from "#modules/site/content/content.service.ts";
import { presentPages } from "#modules/sale/plays/plays.presenter.ts";
import type { PlaysService } from "#modules/sale/plays/plays.service.ts";
import { presentSite, type SiteDeps } from "./site.presenter.ts";
import { presentNextShow } from "./next-show.presenter.ts";
import { withSoftHyphens } from "./soft-hyphens.ts";
import type { PublishedPages } from "./web-pages.service.ts";

export interface PublishedDeps extends SiteDeps {
  content: Pick<ContentService, "shown">;
  plays: Pick<PlaysService, "forPages">;
  clock: Clock;
}

const PARTS = CONTENT_PARTS.filter((part) => part !== "society");
const playPath = (slug: string): string => `/voorstelling/${slug}`;

/** Returns the last moment at which a show or its sale began or ended. */
function lastTurn(plays: readonly Play[], now: Date): string {
  const turns = plays
    .flatMap(({ evenings }) => evenings)
    .flatMap(({ salesOpenAt, salesCloseAt, dateTime }) => [salesOpenAt ?? [], salesCloseAt, dateTime].flat());
  const passed = turns.filter((turn) => new Date(turn) <= now);
  return passed.toSorted().at(-1) ?? new Date(0).toISOString();
}

/** Published content, from which public pages are drawn. */
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
    // Each key has the value of its own presenter, but TypeScript cannot infer computed keys.
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
