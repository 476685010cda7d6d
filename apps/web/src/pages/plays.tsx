import { useSearchParams } from "react-router-dom";
import { plays } from "#content/plays.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { DecadeFilter } from "#features/plays/decade-filter.tsx";
import { decadesOf, decadeStart } from "#features/plays/decades.ts";
import { PlaysTimeline } from "#features/plays/plays-timeline.tsx";

const decades = decadesOf(plays);

export function PlaysPage() {
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get("vanaf"));
  const decade = decades.find(({ start }) => start === wanted)?.start ?? null;
  const shown = decade === null ? plays : plays.filter(({ year }) => decadeStart(year) === decade);
  return (
    <TitledPage
      title="Gespeelde stukken"
      description={`Alle stukken die wij speelden, van ${plays[0]?.year} terug tot ${plays.at(-1)?.year}, met regie en hoofdrollen.`}
      lead={<p>Een kwarteeuw premières: wie regisseerde, wie de zaal deed lachen en wie ze stil kreeg.</p>}
    >
      <div className="mb-10 flex flex-wrap items-center justify-between gap-4">
        <DecadeFilter
          decades={decades}
          value={decade}
          onChange={(start) => setSearch(start === null ? {} : { vanaf: String(start) }, { replace: true })}
        />
        <p role="status" className="text-muted">
          {shown.length} stukken
        </p>
      </div>
      <PlaysTimeline plays={shown} />
    </TitledPage>
  );
}
