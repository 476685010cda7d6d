import type { Play } from "@podium/shared/contracts/plays";
import type { Show } from "@podium/shared/contracts/shows";
import { pathInLanguage } from "@podium/shared/words/languages";
import { type ReactNode, useId } from "react";
import { Share2 } from "virtual:icons";
import { FollowShows } from "#entities/shows/follow-shows.tsx";
import { useSitePeriods } from "#entities/site/site.ts";
import { currentLanguage } from "#messages/messages.ts";
import { play as messagesOfPlay } from "#messages/nl/plays.ts";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/clipboard.ts";
import { RichText } from "#ui/rich-text.tsx";
import { toast } from "#ui/toast.ts";
import { PhotoGallery } from "./photo-gallery.tsx";
import { PlayShows } from "./play-shows.tsx";
import { PlayImage } from "#entities/plays/play-image.tsx";

interface PlayViewProps {
  play: Play;
  /** Current `listShows` response for the play's shows, with live counts; undefined while loading. */
  shows: readonly Show[] | undefined;
  /** Path of the play's page, for sharing. */
  path: string;
}

/** A play as visitors read it; its title is the heading of the page. Empty facts are not shown. */
export function PlayView({ play, shows, path }: PlayViewProps) {
  const t = messagesOfPlay();
  const { doorsOpen } = useSitePeriods();
  const isComing = play.phase === "COMING";
  return (
    <article>
      <div className="grid gap-6 sm:grid-cols-[min(15rem,35%)_minmax(0,1fr)] sm:gap-10 lg:grid-cols-[min(20rem,35%)_minmax(0,1fr)]">
        <PlayImage
          play={play}
          sizes="(min-width: 64rem) 20rem, 15rem"
          isFirst
          className="mx-auto max-w-60 self-start shadow-raised sm:max-w-none"
        />
        <div className="min-w-0 wrap-break-word">
          {play.genre !== "" && <p className="font-semibold text-accent">{play.genre}</p>}
          <h1 className="mt-1 text-3xl sm:text-4xl lg:text-5xl">{play.title}</h1>
          {play.about !== "" && <p className="mt-4 max-w-2xl text-lg">{play.about}</p>}
          <PlayFacts play={play} />
          <div className="mt-6">
            <ShareButton title={play.title} path={path} />
          </div>
        </div>
      </div>
      <Part title={isComing ? t.when : t.isOver}>
        <PlayShows play={play} shows={shows} />
        {isComing && play.evenings.length > 0 && (
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6">
            <p className="text-muted">{t.doorsOpen(doorsOpen)}</p>
            <FollowShows />
          </div>
        )}
      </Part>
      {play.synopsis !== "" && (
        <Part title={t.story}>
          <RichText html={play.synopsis} className="text-lg" />
        </Part>
      )}
      {play.cast.length > 0 && (
        <Part title={t.cast}>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {play.cast.map(({ name, role }) => (
              <li key={`${name} ${role}`}>
                <span className="font-semibold">{name}</span>
                {role !== "" && <span className="block text-muted">{role}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {play.quotes.length > 0 && (
        <Part title={t.quotes}>
          <div className="grid gap-6 lg:grid-cols-2">
            {play.quotes.map(({ text, source }) => (
              <figure key={text} className="border-l-3 border-brass pl-4">
                <blockquote className="font-display text-xl">{t.quote(text)}</blockquote>
                {source !== "" && <figcaption className="mt-1 text-muted">{source}</figcaption>}
              </figure>
            ))}
          </div>
        </Part>
      )}
      {play.photos.length > 0 && (
        <Part title={t.photos}>
          <PhotoGallery photos={play.photos} />
        </Part>
      )}
    </article>
  );
}

/** Facts that are not filled in are not shown. */
function PlayFacts({ play }: { play: Play }) {
  const t = messagesOfPlay();
  const { author, director, durationMinutes, hasInterval, minAge, spokenLanguage } = play;
  const facts: readonly [label: string, value: string][] = [
    [t.author, author],
    [t.director, director],
    [t.duration, durationMinutes === null ? "" : durationText(durationMinutes, hasInterval)],
    [t.age, minAge === null ? "" : t.fromAge(minAge)],
    [t.spokenLanguage, spokenLanguage],
  ];
  const known = facts.filter(([, value]) => value !== "");
  if (known.length === 0) return null;
  return (
    <dl className="mt-5 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      {known.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="font-semibold text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '2 uur 10 min., met pauze' */
export function durationText(minutes: number, hasInterval: boolean): string {
  const t = messagesOfPlay();
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const time = [hours > 0 && t.hours(hours), rest > 0 && t.minutes(rest)].filter(Boolean).join(" ");
  return hasInterval ? t.withInterval(time) : time;
}

function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button variant="secondary" icon={<Share2 />} onClick={() => void share(title, path)}>
      {messagesOfPlay().share}
    </Button>
  );
}

async function share(title: string, path: string): Promise<void> {
  const url = new URL(pathInLanguage(path, currentLanguage()), window.location.origin).href;
  if ("share" in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // A visitor who closes the list of apps changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  if (await copyText(url)) toast.success(messagesOfPlay().copied, { description: url });
  else toast.info(messagesOfPlay().copyThis, { description: url, duration: 15_000 });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
