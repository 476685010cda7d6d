import type { PlaySummary } from "@podium/shared/contracts/plays";
import { Drama } from "virtual:icons";
import { useSearchParams } from "react-router-dom";
import { usePlays } from "#entities/plays/plays.ts";
import { useContent } from "#entities/site/content.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { DecadeFilter, decadesOf, decadeStart } from "#modules/visit/plays/decades.tsx";
import { PlaysTimeline } from "#modules/visit/plays/plays-timeline.tsx";
import { plays as playsMessages } from "#messages/nl/plays.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function PlaysPage() {
  const t = playsMessages();
  const { lead } = useContent("plays").content;
  const plays = usePlays().filter(({ phase }) => phase === "PLAYED");
  const years = plays.flatMap(({ year }) => year ?? []);
  return (
    <TitledPage
      title={t.title}
      description={years.length > 0 ? t.descriptionOf(years[0], years.at(-1)) : t.description}
      {...(lead !== "" && { lead: <p>{lead}</p> })}
    >
      <Shown plays={plays} />
    </TitledPage>
  );
}

function Shown({ plays }: { plays: readonly PlaySummary[] }) {
  const t = playsMessages();
  const [search, setSearch] = useSearchParams();
  if (plays.length === 0)
    return (
      <EmptyState
        icon={<Drama />}
        title={t.emptyTitle}
        action={
          <ButtonLink to={paths.tickets} variant="secondary">
            {t.seeComing}
          </ButtonLink>
        }
      >
        {t.empty}
      </EmptyState>
    );
  const decades = decadesOf(plays);
  const wanted = Number(search.get("vanaf"));
  const decade = decades.find(({ start }) => start === wanted)?.start ?? null;
  const shown = decade === null ? plays : plays.filter(({ year }) => year !== null && decadeStart(year) === decade);
  return (
    <>
      <div className="mb-10 flex flex-wrap items-center justify-between gap-4">
        <DecadeFilter
          decades={decades}
          value={decade}
          onChange={(start) => setSearch(start === null ? {} : { vanaf: String(start) }, { replace: true })}
        />
        <p role="status" className="text-muted">
          {t.count(shown.length)}
        </p>
      </div>
      <PlaysTimeline plays={shown} />
    </>
  );
}
