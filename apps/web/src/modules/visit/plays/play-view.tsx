import type { Play } from "@podium/shared/contracts/plays";
import type { Show } from "@podium/shared/contracts/shows";
import { type ReactNode, useId } from "react";
import { FollowShows } from "#entities/shows/follow-shows.tsx";
import { useSitePeriods } from "#entities/site/site.ts";
import { play as messagesOfPlay } from "#messages/nl/plays.ts";
import { RichText } from "#ui/rich-text.tsx";
import { PhotoGallery } from "./view/photo-gallery.tsx";
import { PlayEvenings } from "./view/play-evenings.tsx";
import { PlayFacts } from "./view/play-facts.tsx";
import { PlayImage } from "#entities/plays/play-image.tsx";
import { ShareButton } from "./view/share-button.tsx";

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
        <PlayEvenings play={play} shows={shows} />
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
