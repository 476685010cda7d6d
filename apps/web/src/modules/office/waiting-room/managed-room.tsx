import type { ManagedWaitingRoom, WaitingRoomChange } from "@podium/shared/contracts/waiting-room";
import { useMutation } from "@tanstack/react-query";
import { ChevronsDown, ChevronsUp, DoorOpen, Pause, Play, RotateCcw, Users } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { formatCount, formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { Link } from "#ui/link.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import {
  fasterThan,
  managedRoomQuery,
  type RoomState,
  roomState,
  setManagedRoom,
  slowerThan,
} from "./room-controls.ts";

/** How many wait, how fast they are let in, and what the organiser can do about it; live. */
export function ManagedRoom({ showId }: { showId: number }) {
  const query = useLiveQuery(managedRoomQuery(showId));
  return (
    <Loaded query={query} loading="Wachtkamer laden…" words={adminErrorWords}>
      {(managed) => (
        <>
          <StateNotice managed={managed} />
          <Figures managed={managed} />
          {managed.mode !== "off" && <Controls managed={managed} />}
        </>
      )}
    </Loaded>
  );
}

const TONES = {
  off: "info",
  empty: "info",
  before: "info",
  open: "warning",
  paused: "warning",
  running: "success",
  quiet: "info",
} as const satisfies Record<RoomState, string>;

const TITLES: Readonly<Record<RoomState, string>> = {
  off: "De wachtkamer van deze voorstelling staat uit",
  empty: "Er is nog niemand geweest",
  before: "De verkoop moet nog opengaan",
  open: "Iedereen mag binnen",
  paused: "Gepauzeerd: er gaat niemand binnen",
  running: "De wachtkamer loopt",
  quiet: "Er wacht niemand",
};

function StateNotice({ managed }: { managed: ManagedWaitingRoom }) {
  const now = useServerNow();
  const state = roomState(managed, now);
  return (
    <Notice tone={TONES[state]} title={TITLES[state]} announce className="mb-5">
      <StateWords state={state} opensAt={managed.room?.opensAt ?? null} />
    </Notice>
  );
}

function StateWords({ state, opensAt }: { state: RoomState; opensAt: string | null }) {
  switch (state) {
    case "off":
      return (
        <>
          Wie Tickets opent, kiest meteen. Aanzetten doet u bij{" "}
          <Link to={paths.shows} className="text-link">
            Voorstellingen
          </Link>
          , met ‘Bewerken’.
        </>
      );
    case "empty":
      return "Bezoekers komen in de wachtkamer vanaf een half uur voor de verkoop opengaat. U kunt het tempo nu al kiezen.";
    case "before":
      return (
        opensAt !== null && (
          <>
            Op {formatDateTime(opensAt)}, over <Countdown until={opensAt} className={() => "font-semibold"} />. Dan loot
            de site de volgorde van wie er staat.
          </>
        )
      );
    case "open":
      return "Niemand hoeft nog te wachten. Sluit u de deur weer, dan wacht wie daarna komt.";
    case "paused":
      return "Wie al binnen is, kiest verder. Wie wacht, leest dat het even stilstaat en houdt zijn plaats.";
    case "running":
      return "Mensen gaan beurtelings binnen. Wie binnen is, heeft 5 minuten voor een eerste stoel, en vanaf dan 15 minuten.";
    case "quiet":
      return "Wie nu Tickets opent, mag meteen kiezen.";
  }
}

function Figures({ managed }: { managed: ManagedWaitingRoom }) {
  const { room, inside, letInLastMinute, usualPerMinute, perMinute, estimateSeconds } = managed;
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
      <Figure label="Wachten">{formatCount(room?.waiting ?? 0)}</Figure>
      <Figure label="Binnen">{formatCount(inside)}</Figure>
      <Figure label="Binnengelaten, laatste minuut">{formatCount(letInLastMinute)}</Figure>
      <Figure label={perMinute === null ? "Tempo per minuut (gewoon)" : `Tempo per minuut (gewoon: ${usualPerMinute})`}>
        {formatCount(perMinute ?? usualPerMinute)}
      </Figure>
      <Figure label="Iedereen binnen over">{estimateWords(estimateSeconds, room?.waiting ?? 0)}</Figure>
    </dl>
  );
}

/** @param seconds null while paused */
function estimateWords(seconds: number | null, waiting: number): string {
  if (waiting === 0) return "–";
  if (seconds === null) return "onbekend";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} u ${minutes % 60} min`;
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-1 p-4!">
      <dt className="leading-snug text-muted">{label}</dt>
      <dd className="font-display text-3xl font-semibold tabular-nums">{children}</dd>
    </Card>
  );
}

function Controls({ managed }: { managed: ManagedWaitingRoom }) {
  const { showId, room, perMinute, usualPerMinute, openForAll } = managed;
  const [opening, setOpening] = useState(false);
  const change = useMutation({
    mutationFn: (body: WaitingRoomChange) => api.changeWaitingRoom({ params: { id: showId }, body }),
    onSuccess: (changed) => {
      setManagedRoom(changed);
      setOpening(false);
    },
  });
  const pace = perMinute ?? usualPerMinute;
  const [slower, faster] = [slowerThan(pace), fasterThan(pace)];
  const paused = room?.paused ?? false;
  const busy = change.isPending;
  const setPace = (next: number | null): void => {
    change.mutate({ perMinute: next }, { onSuccess: () => announce(`Tempo: ${next ?? usualPerMinute} per minuut.`) });
  };
  return (
    <section aria-labelledby="controls" className="flex flex-col gap-4">
      <h2 id="controls" className="text-xl">
        Bijsturen
      </h2>
      <div role="group" aria-label="Tempo" className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={<ChevronsDown />}
          busy={busy}
          disabled={slower === null || openForAll}
          onClick={() => slower !== null && setPace(slower)}
        >
          Trager{slower !== null && ` (${formatCount(slower)})`}
        </Button>
        <Button
          variant="secondary"
          icon={<ChevronsUp />}
          busy={busy}
          disabled={faster === null || openForAll}
          onClick={() => faster !== null && setPace(faster)}
        >
          Sneller{faster !== null && ` (${formatCount(faster)})`}
        </Button>
        {perMinute !== null && (
          <Button variant="quiet" icon={<RotateCcw />} busy={busy} onClick={() => setPace(null)}>
            Terug naar gewoon ({formatCount(usualPerMinute)})
          </Button>
        )}
      </div>
      <div role="group" aria-label="Deur" className="flex flex-wrap gap-2">
        {!openForAll && (
          <Button
            variant={paused ? "primary" : "secondary"}
            icon={paused ? <Play /> : <Pause />}
            busy={busy}
            onClick={() => change.mutate({ paused: !paused })}
          >
            {paused ? "Hervatten" : "Pauzeren"}
          </Button>
        )}
        {openForAll ? (
          <Button variant="secondary" icon={<Users />} busy={busy} onClick={() => change.mutate({ openForAll: false })}>
            Weer beurtelings binnenlaten
          </Button>
        ) : (
          <Button variant="danger" icon={<DoorOpen />} busy={busy} onClick={() => setOpening(true)}>
            Open voor iedereen…
          </Button>
        )}
      </div>
      {!opening && <ErrorNotice error={change.error} title="Dat lukte niet." />}
      {opening && (
        <ConfirmDialog
          title="De wachtkamer openen voor iedereen?"
          description={
            room && room.waiting > 0
              ? `${formatCount(room.waiting)} ${room.waiting === 1 ? "persoon komt" : "mensen komen"} dan tegelijk binnen. De volgorde telt niet meer, en de site kan traag worden.`
              : "Wie komt, kiest dan meteen, ook als er veel mensen tegelijk komen."
          }
          cancelLabel="Terug"
          confirmLabel="Ja, open voor iedereen"
          busy={busy}
          onConfirm={() => change.mutate({ openForAll: true })}
          onClose={() => setOpening(false)}
        >
          <ErrorNotice error={change.error} title="Dat lukte niet." className="mt-3" />
        </ConfirmDialog>
      )}
    </section>
  );
}
