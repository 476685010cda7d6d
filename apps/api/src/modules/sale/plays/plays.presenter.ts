import type { Language } from "@podium/shared/words/languages";
import type {
  PlayShow as EveningJson,
  ManagedPlay as ManagedPlayJson,
  Play as PlayJson,
  PlayDraft,
  PlaySummary,
} from "@podium/shared/contracts/plays";
import { type PicturesById, shownIn } from "@podium/shared/site/shown-content";
import { presentState } from "#modules/records/documents/documents.presenter.ts";
import type { PlayShow } from "#modules/sale/shows/shows.service.ts";
import type { ManagedPlay, PlayOnSite, PublishedPlays } from "./plays.service.ts";

const MOST_LEADS = 4;

function presentEvening(show: PlayShow): EveningJson {
  const { id, startsAt, venue, ticketTypes, salesOpenAt, salesCloseAt, cancelledAt } = show;
  const prices = ticketTypes.flatMap((type) => type.prices.map(({ priceCents }) => priceCents));
  return {
    showId: id,
    dateTime: startsAt.toISOString(),
    ...(venue && { venue }),
    priceFrom: Math.min(...prices) / 100,
    salesOpenAt: salesOpenAt?.toISOString() ?? null,
    salesCloseAt: salesCloseAt.toISOString(),
    cancelled: cancelledAt !== null,
  };
}

function presentSummary(play: PlayOnSite, language: Language, pictures: PicturesById): PlaySummary {
  const { id, slug, phase, year, motif, content } = play;
  const { title, genre, about, director, cast, poster } = content;
  return {
    id,
    slug,
    ...shownIn({ title, genre, about, poster }, language, pictures),
    director,
    leads: cast.slice(0, MOST_LEADS).map(({ name }) => name),
    year,
    phase,
    motif,
  };
}

export function presentPlay(play: PlayOnSite, language: Language, pictures: PicturesById): PlayJson {
  const { author, cast, synopsis, durationMinutes, hasInterval, minAge, spokenLanguage, photos, quotes } = play.content;
  return {
    ...presentSummary(play, language, pictures),
    ...shownIn({ cast, synopsis, spokenLanguage, photos, quotes }, language, pictures),
    author,
    durationMinutes,
    hasInterval,
    minAge,
    evenings: play.shows.map(presentEvening),
  };
}

export const presentPlays = ({ plays, pictures }: PublishedPlays, language: Language): PlaySummary[] =>
  plays.map((play) => presentSummary(play, language, pictures));

export const presentPages = (all: PublishedPlays, language: Language): { list: PlaySummary[]; plays: PlayJson[] } => ({
  list: presentPlays(all, language),
  plays: all.plays.map((play) => presentPlay(play, language, all.pictures)),
});

export function presentManagedPlay({ id, slug, shows, document }: ManagedPlay): ManagedPlayJson {
  return { ...presentState(document), id, slug, shows, title: document.draft.title.nl };
}

export const presentPlayDraft = (play: ManagedPlay): PlayDraft => ({
  ...presentManagedPlay(play),
  content: play.document.draft,
});
