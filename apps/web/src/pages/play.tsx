import { useParams } from "react-router-dom";
import { usePlay } from "#entities/plays/plays.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { Page } from "#entities/site/page.tsx";
import { VenueMap } from "#modules/visit/contact/venue-map.tsx";
import { PlayView } from "#modules/visit/plays/play-view.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { venue } from "#messages/nl/society.tsx";
import { paths } from "#platform/paths.ts";
import type { Play } from "@podium/shared/contracts/plays";
import { NotFoundPage } from "./not-found.tsx";

export function PlayPage() {
  const { slug = "" } = useParams();
  const play = usePlay(slug);
  return play ? <ShownPlay play={play} /> : <NotFoundPage />;
}

function ShownPlay({ play }: { play: Play }) {
  const { data: shows } = useLiveQuery(showsQuery);
  usePageMeta(play.title, play.about);
  return (
    <Page>
      <PlayView play={play} shows={shows} path={paths.play(play.slug)} />
      {play.phase === "COMING" && (
        <section aria-labelledby="zaal" className="mt-12 max-w-2xl">
          <h2 id="zaal" className="mb-4 text-2xl">
            {venue().findHall}
          </h2>
          <VenueMap />
        </section>
      )}
    </Page>
  );
}
