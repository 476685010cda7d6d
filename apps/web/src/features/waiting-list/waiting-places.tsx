import { useLiveQuery } from "#live/use-live-query.ts";
import { ownPlacesQuery } from "./own-places.ts";
import { type Accepting, WaitingPlace } from "./waiting-place.tsx";

/** On every list, offers first; nothing for who waits nowhere. */
export function WaitingPlaces({ onAccepted }: Accepting) {
  const { data: places = [] } = useLiveQuery(ownPlacesQuery());
  if (places.length === 0) return null;
  const inOrder = places.toSorted((a, b) => Number(b.offer !== null) - Number(a.offer !== null));
  return (
    <section aria-labelledby="waiting" className="mb-5">
      <h2 id="waiting" className="mb-4 text-2xl">
        Mijn wachtlijst
      </h2>
      {inOrder.map((place) => (
        <WaitingPlace key={place.id} place={place} onAccepted={onAccepted} />
      ))}
    </section>
  );
}
