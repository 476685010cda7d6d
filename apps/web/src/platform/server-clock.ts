/** The server's clock, as its responses tell it: a visitor's own may be wrong. Every countdown and every limit goes by it. */
import { useEffect, useState } from "react";

interface Sample {
  /** Server time less the browser's, in milliseconds. */
  offset: number;
  /** How far the offset may be off, in milliseconds. */
  uncertainty: number;
}

/** One telling of the server's time; all in milliseconds, `sentAt` and `receivedAt` by the browser's clock. */
interface Reading {
  serverTime: number;
  /** What the server rounds down to: 1000 in a Date header. */
  resolution: number;
  sentAt: number;
  receivedAt: number;
}

let best: Sample | undefined;

/** The server's time in milliseconds; the browser's own until a response told it. */
export function serverNow(): number {
  return Date.now() + (best?.offset ?? 0);
}

/** Learns from a response. The server's time belongs to the middle of the round trip, so the shortest one tells it best. */
export function learnServerTime({ serverTime, resolution, sentAt, receivedAt }: Reading): void {
  const roundTrip = receivedAt - sentAt;
  if (Number.isNaN(serverTime) || roundTrip < 0) return;
  const offset = serverTime + resolution / 2 - (sentAt + receivedAt) / 2;
  const uncertainty = (roundTrip + resolution) / 2;
  // Two samples that exclude each other: the browser's clock was set meanwhile.
  const contradicts = best && Math.abs(offset - best.offset) > uncertainty + best.uncertainty;
  if (!best || contradicts || uncertainty <= best.uncertainty) best = { offset, uncertainty };
}

/** The server's time in milliseconds, anew every `everyMs`. */
export function useServerNow(everyMs = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = (): void => setNow(serverNow());
    tick();
    const timer = setInterval(tick, everyMs);
    // A tab in the background ticks slowly; it must be right the moment it is seen again.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [everyMs]);
  return now;
}
