import { useLiveQuery } from "#live/use-live-query.ts";
import { waitingPlaces } from "#messages/nl/waiting-list.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { ownPlacesQuery } from "./own-places.ts";
import { placesErrorWords } from "./places-error.ts";
import { type Accepting, WaitingPlace } from "./waiting-place.tsx";

/** The user's places on all waiting lists, offers first; renders nothing without places, and while they load. */
export function WaitingPlaces({ onAccepted }: Accepting) {
  const t = waitingPlaces();
  const query = useLiveQuery(ownPlacesQuery());
  if (query.data?.length === 0 || (query.data === undefined && query.error === null)) return null;
  return (
    <section aria-labelledby="waiting" className="mb-5">
      <h2 id="waiting" className="mb-4 scroll-mt-24 text-2xl">
        {t.title}
      </h2>
      <Loaded query={query} loading={t.loading} words={placesErrorWords}>
        {(places) =>
          places
            .toSorted((a, b) => Number(b.offer !== null) - Number(a.offer !== null))
            .map((place) => <WaitingPlace key={place.id} place={place} onAccepted={onAccepted} />)
        }
      </Loaded>
    </section>
  );
}
