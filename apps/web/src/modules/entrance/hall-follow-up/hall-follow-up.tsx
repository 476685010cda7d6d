import type { Show } from "@podium/shared/contracts/shows";
import { Armchair, ClipboardList, Maximize, Minimize } from "virtual:icons";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { ShowSelect } from "#entities/shows/show-select.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatDateTime } from "#platform/format.ts";
import { loadBeside } from "#platform/lazy-component.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { entranceShowsQuery, namedShow, showsQuery } from "#entities/shows/shows.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import "./hall-screen.css";
import { FollowedHall } from "./followed-hall.tsx";

const EvacuationOfShow = loadBeside(async () => (await import("./evacuation-of-show.tsx")).EvacuationOfShow);

interface HallFollowUpProps {
  /** Lists blocked seats and reasons, for users who may see them. */
  Blocked?: ComponentType<{ showId: number; hallPlanId: number }>;
  /** Links to the show's waiting room, for the same users. */
  WaitingRoomLink?: ComponentType<{ show: Show }>;
}

/** Specification, Zaalopvolging. */
export function HallFollowUp({ Blocked, WaitingRoomLink }: HallFollowUpProps) {
  const seesAll = userMay(useAtomValue(userAtom), "box-office");
  const query = useLiveQuery(seesAll ? showsQuery : entranceShowsQuery);
  const { data: shows } = query;
  const [search, setSearch] = useSearchParams();
  const [fullScreen, setFullScreen] = useFullScreen();
  const [evacuating, setEvacuating] = useState(false);

  if (shows === undefined) {
    const words = ({ message }: Error) => ({ message: "Kon shows niet laden", detail: message });
    return <LoadState query={query} loading="Bezig met laden..." words={words} />;
  }
  const show = namedShow(shows, search) ?? shows[0];
  if (!show) {
    return (
      <EmptyState icon={<Armchair />} title="Geen voorstelling om te volgen">
        {seesAll
          ? "Zodra er een voorstelling gepland is, ziet u hier de zaal."
          : "U ziet de zaal hier van 36 uur voor tot 36 uur na het begin van een voorstelling."}
      </EmptyState>
    );
  }
  return (
    <div className={classNames(fullScreen && "hall-screen")}>
      <div className="hall-screen-controls mb-5 flex flex-wrap items-end gap-4">
        <ShowSelect
          label="Kies een show:"
          className="w-full sm:w-auto sm:min-w-[min(24rem,100%)]"
          shows={shows}
          value={show.id}
          onChange={(id) => setSearch({ show: id }, { replace: true })}
          formatDate={formatDateTime}
        />
        <Button
          variant="secondary"
          icon={fullScreen ? <Minimize /> : <Maximize />}
          aria-pressed={fullScreen}
          onClick={() => setFullScreen(!fullScreen)}
        >
          {fullScreen ? "Volledig scherm verlaten" : "Volledig scherm"}
        </Button>
        <Button variant="secondary" icon={<ClipboardList />} onClick={() => setEvacuating(true)}>
          Ontruimingslijst
        </Button>
        {WaitingRoomLink && seesAll && <WaitingRoomLink show={show} />}
        <span className="ml-auto self-center">
          <LiveBadge />
        </span>
      </div>
      {evacuating && (
        <Suspense fallback={null}>
          <EvacuationOfShow showId={show.id} onClose={() => setEvacuating(false)} />
        </Suspense>
      )}
      <FollowedHall key={show.id} showId={show.id} hallPlanId={show.hallPlanId} />
      {Blocked && seesAll && !fullScreen && <Blocked showId={show.id} hallPlanId={show.hallPlanId} />}
    </div>
  );
}

/** The page covers the window; where the browser allows it (not on an iPhone) the window covers the screen. */
function useFullScreen(): [on: boolean, change: (on: boolean) => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    const leave = (): void => {
      if (document.fullscreenElement === null) setOn(false);
    };
    const leaveOnEscape = (event: KeyboardEvent): void => {
      if (
        event.key === "Escape" &&
        document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"]') === null
      )
        setOn(false);
    };
    document.addEventListener("fullscreenchange", leave);
    document.addEventListener("keydown", leaveOnEscape);
    return () => {
      document.removeEventListener("fullscreenchange", leave);
      document.removeEventListener("keydown", leaveOnEscape);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [on]);

  const change = (wanted: boolean): void => {
    setOn(wanted);
    // When the browser refuses, covering the window is enough.
    if (wanted) document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return [on, change];
}
