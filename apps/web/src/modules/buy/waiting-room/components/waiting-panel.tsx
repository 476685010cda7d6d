import type { Show } from "@podium/shared/contracts/shows";
import type { WaitingRoom } from "@podium/shared/contracts/waiting-room";
import { Hourglass, Volume2, VolumeX, WifiOff } from "virtual:icons";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { waitingRoom } from "#messages/nl/waiting-room.tsx";
import { lazyExtra } from "#platform/lazy-component.ts";
import { formatCount, formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Countdown, formatClock, formatDaysLeft } from "#ui/countdown.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { LoadState, type LoadStateProps } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import type { Phase } from "#modules/buy/waiting-room/model/phase.ts";
import { setSound, soundAtom } from "#modules/buy/waiting-room/model/sound.ts";
import { canSound } from "#modules/buy/waiting-room/model/tone.ts";
import { aheadWords, waitWords } from "#modules/buy/waiting-room/model/words.ts";
import { HaveReady } from "./have-ready.tsx";

const DrawCheck = lazyExtra(async () => (await import("./draw-check.tsx")).DrawCheck);

/** Says a phase, or why there is none. */
export type Said =
  | Exclude<Phase, { kind: "none" }>
  | { kind: "outside"; enter: (() => void) | null; busy: boolean; hasExpired: boolean; error: Error | null }
  | { kind: "entering"; query: LoadStateProps["query"] }
  | { kind: "refused"; title: string; message: string }
  | { kind: "cancelled" | "closed" };

interface WaitingPanelProps {
  said: Said;
  show: Show;
  room: WaitingRoom | null;
  /** Public name of one's place. */
  entry: string | null;
  hasSeats: boolean;
  /** Whether the visitor said who they are. */
  isMember: boolean;
  isLost: boolean;
  /** The new opening, when it changed while the page was open. */
  movedTo: string | null;
  onAgain: () => void;
  onRetry: () => void;
}

/** Stands above the seat plan, which stays in view. */
export function WaitingPanel(props: WaitingPanelProps) {
  const { said, show, room, entry, isMember, isLost, movedTo } = props;
  const t = waitingRoom();
  const id = useId();
  const hasOwnTurn = said.kind === "turn" || said.kind === "open";
  const heading = useFocusOnTurn(hasOwnTurn);
  const waits = WAITING.has(said.kind);
  return (
    <section
      aria-labelledby={id}
      className={
        hasOwnTurn
          ? "mb-4 rounded-lg border-2 border-success bg-success-soft p-4"
          : "mb-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5"
      }
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl outline-offset-4 sm:text-2xl">
        {!hasOwnTurn && <Hourglass className="size-6 shrink-0 text-accent" />}
        {hasOwnTurn ? t.yourTurn : t.title}
      </h2>
      {waits && isLost && (
        <p role="status" className="mt-3 flex items-center gap-2 font-semibold text-warning">
          <WifiOff className="size-5 shrink-0" />
          {t.offline}
        </p>
      )}
      {movedTo !== null && (waits || said.kind === "open") && (
        <Notice announce tone="warning" className="mt-3">
          {t.moved(formatDateTime(movedTo))}
        </Notice>
      )}
      {waits ? (
        <div className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-3">
            <Standing {...props} />
            <SoundSwitch />
          </div>
          <HaveReady show={show} isMember={isMember} />
        </div>
      ) : (
        <div className="mt-2">
          <Standing {...props} />
        </div>
      )}
      {room && entry !== null && (waits || said.kind === "turn") && (
        <DrawCheck showId={show.id} room={room} entry={entry} />
      )}
    </section>
  );
}

const HOUR_MS = 3_600_000;

const WAITING: ReadonlySet<Said["kind"]> = new Set<Said["kind"]>(["before", "drawing", "called", "waiting"]);

function Standing({ said, hasSeats, onAgain, onRetry }: WaitingPanelProps): ReactNode {
  const t = waitingRoom();
  switch (said.kind) {
    case "before":
      return (
        <>
          <p>
            <span className="block text-muted">{t.opensIn}</span>
            <Countdown
              until={said.opensAt}
              format={(left) => (left < HOUR_MS ? formatClock(left) : formatDaysLeft(left))}
              className={() => "font-display text-4xl font-semibold text-accent"}
            />
          </p>
          <p>
            {t.opensAt(formatDateTime(said.opensAt))}. {t.here(formatCount(said.count), said.count <= 1)}
          </p>
          <p>{t.draw}</p>
          <p className="font-semibold">{t.stayOpen}</p>
        </>
      );
    case "drawing":
    case "called":
      return (
        <>
          <Loading label={t[said.kind]} className="py-2 justify-start! text-lg font-semibold" />
          <p>{t.stayOpen}</p>
        </>
      );
    case "waiting":
      return <InLine {...said} />;
    case "turn":
      return (
        <p>{hasSeats ? t.chooseOn(<TurnLeft until={said.until} />) : t.chooseFirst(<TurnLeft until={said.until} />)}</p>
      );
    case "open":
      return <p>{t.openForAll}</p>;
    case "ended":
      return (
        <>
          <Notice announce tone="warning" title={t.ended}>
            {t.endedText}
          </Notice>
          <Button className="mt-3" onClick={onAgain}>
            {t.again}
          </Button>
        </>
      );
    case "outside":
      return <Outside {...said} />;
    case "entering":
      return (
        <LoadState
          query={said.query}
          loading={t.loading}
          words={({ message }) => ({ message: t.failed, detail: message })}
        />
      );
    case "refused":
      return (
        <>
          <Notice announce tone="warning" title={said.title}>
            {said.message}
          </Notice>
          <Button variant="secondary" className="mt-3" onClick={onRetry}>
            {t.retry}
          </Button>
        </>
      );
    case "cancelled":
      return (
        <Notice announce tone="danger" title={t.cancelled}>
          {t.cancelledText}
        </Notice>
      );
    case "closed":
      return (
        <Notice announce tone="warning" title={t.closed}>
          {t.closedText}
        </Notice>
      );
  }
}

function TurnLeft({ until }: { until: string }) {
  return <Countdown until={until} className={() => "font-semibold"} />;
}

function InLine({ rank, ahead, paused, seconds }: Extract<Phase, { kind: "waiting" }>) {
  const t = waitingRoom();
  const [first] = useState(ahead);
  const done = first === 0 ? 1 : Math.max(0, 1 - ahead / first);
  return (
    <>
      <p className="text-lg font-semibold">{t.waiting}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure label={t.place}>{formatCount(rank)}</Figure>
        <Figure label={t.ahead}>{aheadWords(ahead)}</Figure>
        <Figure label={t.wait}>{waitWords(seconds)}</Figure>
      </dl>
      <span aria-hidden className="block h-3 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line">
        <span
          className="block h-full rounded-full bg-accent transition-[width] duration-500"
          style={{ width: `${Math.round(done * 100)}%` }}
        />
      </span>
      {paused && (
        <Notice announce tone="warning">
          {t.paused}
        </Notice>
      )}
      <p className="font-semibold">{t.stayOpen}</p>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Outside({ enter, busy, hasExpired, error }: Extract<Said, { kind: "outside" }>) {
  const t = waitingRoom();
  const location = useLocation();
  return (
    <>
      <p>{hasExpired ? t.sessionEnded : t.notInYet}</p>
      <ErrorNotice error={error} className="mt-3" />
      <div className="mt-3 flex flex-wrap gap-2">
        {enter && (
          <Button variant={hasExpired ? "secondary" : "primary"} busy={busy} busyLabel={t.entering} onClick={enter}>
            {t.enter}
          </Button>
        )}
        <ButtonLink to={paths.login} state={rememberPath(location)} variant={hasExpired ? "primary" : "secondary"}>
          {t.signIn}
        </ButtonLink>
      </div>
    </>
  );
}

function SoundSwitch() {
  const t = waitingRoom();
  const id = useId();
  const isOn = useAtomValue(soundAtom) === "on";
  if (!canSound()) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        icon={isOn ? <VolumeX /> : <Volume2 />}
        aria-describedby={id}
        onClick={() => setSound(!isOn)}
      >
        {isOn ? t.soundOff : t.soundOn}
      </Button>
      <span id={id} className="text-sm text-muted">
        {t.soundHint}
      </span>
    </p>
  );
}

/** Moves the focus to the heading once one's turn comes, unless the visitor is typing or in a dialog. */
function useFocusOnTurn(hasTurn: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef(hasTurn);
  useEffect(() => {
    const isBusy = Boolean(document.activeElement?.closest("input, textarea, select, [role=dialog]"));
    if (hasTurn && !had.current && !isBusy) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: "nearest" });
    }
    had.current = hasTurn;
  }, [hasTurn]);
  return heading;
}
