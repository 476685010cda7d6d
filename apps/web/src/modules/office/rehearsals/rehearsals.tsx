import type { Rehearsal, RehearsalReport } from "@podium/shared/contracts/rehearsals";
import { useMutation } from "@tanstack/react-query";
import { Play, Square } from "virtual:icons";
import { type ComponentType, useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { formatCount, formatDateTime } from "#platform/format.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { isUnderWay, rehearsalsQuery } from "./rehearsals-query.ts";
import { durationWords, reportSentences, stateWords } from "./report-words.ts";
import { StartDialog } from "./start-dialog.tsx";

interface RehearsalsProps {
  showId: number;
  Chart: ComponentType<{ report: RehearsalReport }>;
}

/** Plays an opening on a copy of the show, and reports what a visitor would have met; for administrators. */
export function Rehearsals(props: RehearsalsProps) {
  return userMay(useAtomValue(userAtom), "admin") ? <OfAdmin {...props} /> : null;
}

function OfAdmin({ showId, Chart }: RehearsalsProps) {
  const query = useLiveQuery(rehearsalsQuery(showId));
  const [starting, setStarting] = useState(false);
  return (
    <section aria-labelledby="rehearsals" className="mt-8 flex flex-col gap-4">
      <h2 id="rehearsals" className="text-xl">
        Opening oefenen
      </h2>
      <p className="max-w-prose text-muted">
        Speel de opening na op een kopie van deze voorstelling, en lees wat een bezoeker zou meemaken.
      </p>
      <Loaded query={query} loading="Oefeningen laden…" words={adminErrorWords}>
        {(rehearsals) => (
          <>
            <Button
              variant="secondary"
              icon={<Play />}
              className="self-start"
              disabled={rehearsals.some(isUnderWay)}
              onClick={() => setStarting(true)}
            >
              Opening oefenen…
            </Button>
            {rehearsals.map((rehearsal, index) => (
              <Played key={rehearsal.id} rehearsal={rehearsal} showId={showId} Chart={Chart} isLatest={index === 0} />
            ))}
          </>
        )}
      </Loaded>
      {starting && (
        <StartDialog
          showId={showId}
          onClose={() => setStarting(false)}
          onStarted={() => {
            setStarting(false);
            void liveQueries.refetch(rehearsalsQuery(showId).key);
          }}
        />
      )}
    </section>
  );
}

interface PlayedProps extends RehearsalsProps {
  rehearsal: Rehearsal;
  isLatest: boolean;
}

function Played({ rehearsal, showId, Chart, isLatest }: PlayedProps) {
  const { id, people, seconds, createdAt, report } = rehearsal;
  const stop = useMutation({
    mutationFn: () => api.stopRehearsal({ params: { id } }),
    onSuccess: () => liveQueries.refetch(rehearsalsQuery(showId).key),
  });
  const { word, tone } = stateWords(rehearsal);
  return (
    <details open={isLatest} className="rounded-lg border border-line p-4">
      <summary>
        {formatDateTime(createdAt)}: {formatCount(people)} mensen in {durationWords(seconds)}{" "}
        <Badge tone={tone}>{word}</Badge>
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        {isUnderWay(rehearsal) && (
          <div className="flex flex-wrap items-center gap-3">
            <p role="status">{report ? progressWords(report, people) : "De kopie wordt klaargemaakt…"}</p>
            <Button variant="quiet" icon={<Square />} busy={stop.isPending} onClick={() => stop.mutate()}>
              Stop de oefening
            </Button>
          </div>
        )}
        <ErrorNotice error={stop.error} title="Dat lukte niet." />
        {rehearsal.state === "FAILED" && (
          <p>De oefening liep vast: een server viel uit, of er ging iets mis bij ons. De kopie is opgeruimd.</p>
        )}
        {report && (
          <>
            <ul className="max-w-prose list-disc space-y-1 pl-5">
              {reportSentences(report).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <Chart report={report} />
            <p className="max-w-prose text-sm text-muted">
              De nagebootste bezoekers zitten in de server zelf. Ze gebruiken dezelfde wachtkamer, stoelen en
              reserveringen als een bezoeker, op eigen tabellen van dezelfde databank. Wat er niet bij is: het laden van
              pagina’s, de weg over het internet, meldingen naar schermen, mails, betalingen en de limieten per
              internetverbinding. Een server die al die bezoekers ook pagina’s stuurt, is trager dan hier staat.
            </p>
          </>
        )}
      </div>
    </details>
  );
}

const progressWords = ({ arrived, waiting, inside, seatsSold }: RehearsalReport, people: number): string =>
  `Aangekomen: ${formatCount(arrived)} van de ${formatCount(people)}. Wachten: ${formatCount(waiting)}. Kiezen: ${formatCount(inside)}. Verkochte plaatsen: ${formatCount(seatsSold)}.`;
