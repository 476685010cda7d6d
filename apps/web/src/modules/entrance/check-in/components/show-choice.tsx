import type { CheckInShow } from "@podium/shared/contracts/check-in";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { formatShortDateTime, theatreDay } from "#platform/format.ts";
import { loadBeside } from "#platform/lazy-component.ts";
import { classNames } from "#ui/class-names.ts";
import { controlStyle } from "#ui/field.tsx";
import { api } from "#platform/api-client.ts";
import { serverNow } from "#platform/server-clock.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import type { CheckIn } from "#modules/entrance/check-in/model/check-in.ts";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";

/** Loaded later: the first scan needs the chosen show, not the whole list. */
const ShowSelect = loadBeside(async () => (await import("#entities/shows/show-select.tsx")).ShowSelect, ChosenShow);

const NONE: readonly CheckInShow[] = [];

/** Today's show by default. The choice is in the address, so that a reload keeps it and each tab has its own. */
export function ShowChoice({ checkIn }: { checkIn: CheckIn }) {
  const { showId, storedShows } = useAtomValue(checkInAtom);
  const [search, setSearch] = useSearchParams();
  const seesAll = userMay(useAtomValue(userAtom), "box-office");
  const asked = search.get("show");
  // The request is tried even without a network: its failure selects the stored shows.
  const { data, isError, isPending } = useQuery({
    queryKey: ["check-in", "shows", seesAll],
    // Volunteers of the entrance only see shows within 36 hours, including ended ones.
    queryFn: ({ signal }) => api.listShows({ ...(!seesAll && { query: { all: true } }), signal }),
    networkMode: "always",
    retry: 1,
    retryDelay: 500,
  });
  const shows: readonly CheckInShow[] = data ?? (isError ? storedShows : NONE);

  useEffect(() => (isPending ? checkIn.expectShow() : undefined), [checkIn, isPending]);

  useEffect(() => {
    const byHand = shows.find(({ id }) => String(id) === asked);
    const show = byHand ?? (showId === null ? chooseShow(shows, serverNow()) : undefined);
    if (show) void checkIn.choose(show.id);
  }, [checkIn, showId, shows, asked]);

  if (shows.length === 0 && isError)
    return (
      <p role="alert" className="text-danger">
        Kon de voorstellingen niet laden, en dit toestel heeft er geen bewaard. Open deze pagina één keer met
        verbinding.
      </p>
    );
  if (shows.length === 0 && data)
    return (
      <p role="status" className="text-muted">
        Er is nu geen voorstelling om te scannen.
        {!seesAll && " U ziet ze hier van 36 uur voor tot 36 uur na hun begin."}
      </p>
    );
  const choice = {
    label: "Voorstelling aan deze deur",
    shows,
    value: showId,
    onChange: (id: string) => setSearch({ show: id }, { replace: true }),
  };
  return (
    <Suspense fallback={<ChosenShow {...choice} />}>
      <ShowSelect {...choice} />
    </Suspense>
  );
}

interface ChosenShowProps {
  label: string;
  shows: readonly CheckInShow[];
  value: number | null;
}

function ChosenShow({ label, shows, value }: ChosenShowProps) {
  const show = shows.find(({ id }) => id === value);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-semibold">{label}</p>
      <p className={classNames(controlStyle, "truncate")}>
        {show ? `${show.name}, ${formatShortDateTime(show.dateTime)}` : "…"}
      </p>
    </div>
  );
}

/** Guests arrive until this long after the start of a show, so that it is still chosen before a later one. */
const LATE_MS = 2 * 3600_000;

/** Chooses today's first show that is not well under way, otherwise today's last; without shows today, the next one. */
export function chooseShow<Show extends CheckInShow>(shows: readonly Show[], now: number): Show | undefined {
  const soonestFirst = shows.toSorted((a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime));
  const today = soonestFirst.filter(({ dateTime }) => theatreDay(dateTime) === theatreDay(new Date(now).toISOString()));
  const open = (show: Show): boolean => Date.parse(show.dateTime) + LATE_MS > now;
  return today.find(open) ?? today.at(-1) ?? soonestFirst.find(open) ?? soonestFirst.at(-1);
}
