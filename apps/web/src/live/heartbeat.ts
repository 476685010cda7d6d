/** Time for a response; together with the pause, a silent server shows after 3 s. */
const RESPONSE_MS = 1700;
/** Pause between a response and the next question. */
const PAUSE_MS = 1200;
/** By then the connection itself may be dead: opening another is faster than TCP's retries on the old one. */
const GIVE_UP_MS = 10_000;
/** A deadline that is this late belongs to a page that slept, and proves nothing. */
const SLEPT_MS = 1000;

export interface Heartbeat {
  start: () => void;
  stop: () => void;
}

interface HeartbeatOptions {
  ask: (onResponse: () => void) => void;
  /** The server does not respond; the connection may still come back by itself. */
  onSilent: () => void;
  onRecovered: () => void;
  onGiveUp: () => void;
}

/** Asks the server for a sign of life. One question at a time, so that none pile up on a dead connection. */
export function createHeartbeat({ ask, onSilent, onRecovered, onGiveUp }: HeartbeatOptions): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silent = false;
  /** Responses to a question before the latest are ignored. */
  let latest = 0;

  function set(next: () => void, after: number): void {
    clearTimeout(timer);
    timer = setTimeout(next, after);
  }

  function beat(): void {
    latest++;
    const mine = latest;
    const deadline = Date.now() + RESPONSE_MS;
    set(() => {
      if (Date.now() > deadline + SLEPT_MS) return beat();
      silent = true;
      set(onGiveUp, GIVE_UP_MS);
      onSilent();
    }, RESPONSE_MS);
    ask(() => {
      if (mine !== latest) return;
      set(beat, PAUSE_MS);
      if (silent) onRecovered();
      silent = false;
    });
  }

  // `silent` stays, so that a server that was silent counts as recovered when it responds again.
  function stop(): void {
    clearTimeout(timer);
    latest++;
  }

  return { start: beat, stop };
}
