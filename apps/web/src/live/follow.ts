import { focusManager } from "@tanstack/react-query";
import type { LiveRoom } from "./room.ts";
import { throttle } from "./throttle.ts";

/** Repairs within 30 s what a lost message left wrong (decisions, section 4). */
export const REPAIR_MS = 25_000;

interface Followed<Snapshot, Event> {
  rooms?: readonly LiveRoom<Snapshot, Event>[];
  refetch: () => Promise<unknown>;
  /** Without `onSnapshot` a join triggers a refetch. */
  onSnapshot?: ((snapshot: Snapshot) => void) | undefined;
  /** Without `onEvent` an event triggers a refetch, which is throttled. */
  onEvent?: ((event: Event, refetch: () => void) => void) | undefined;
  /** Milliseconds between repairs, evaluated before each; false when the server repairs. */
  repairEvery?: (() => number) | false;
  /** Whether the last fetch failed: then the server's repair of the rooms is not enough. */
  hasFailed?: () => boolean;
  joinAfter?: number | undefined;
}

export interface Following {
  stop: () => void;
  rejoin: () => Promise<boolean>;
}

/** Enters the rooms; refetches on events, after each reconnect and for repair. */
export function follow<Snapshot, Event>(followed: Followed<Snapshot, Event>): Following {
  const { rooms = [], refetch, onSnapshot, onEvent, repairEvery, hasFailed, joinAfter = 0 } = followed;
  const throttled = throttle(refetch);
  const enter = () =>
    rooms.map((room) =>
      room.enter({
        onJoined: (snapshot) => (onSnapshot ? onSnapshot(snapshot) : throttled.ask()),
        onEvent: (event) => (onEvent ? onEvent(event, throttled.ask) : throttled.ask()),
      }),
    );
  const waits = joinAfter > 0 && rooms.some((room) => room.isIdle());
  let memberships = waits ? [] : enter();
  const entering = waits ? setTimeout(() => (memberships = enter()), joinAfter) : undefined;
  const repairNow = async (): Promise<void> => {
    const repaired = onSnapshot && rooms.length > 0 && rooms.every((room) => room.isRepaired()) && !hasFailed?.();
    if (!repaired) await throttled.now();
  };
  const stopRepair = repairEvery === false ? () => undefined : repair(repairNow, repairEvery);

  return {
    async rejoin() {
      for (const membership of memberships) if (await membership.rejoin()) return true;
      return false;
    },
    stop() {
      clearTimeout(entering);
      stopRepair();
      throttled.stop();
      for (const { leave } of memberships) leave();
    },
  };
}

/** Runs repeatedly while the page is visible, `every()` ms after each run, and at once when it becomes visible. */
export function repair(run: () => Promise<unknown>, every = () => REPAIR_MS, whenHidden = false): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const next = async (): Promise<void> => {
    if (whenHidden || focusManager.isFocused()) await run();
    if (!stopped) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => void next(), every());
  };
  schedule();
  const unsubscribe = focusManager.subscribe((visible) => void (visible && run()));
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}
