import { useEffect, useRef, useState } from "react";
import type { CheckIn } from "./check-in.ts";
import type { CheckInResult } from "./check-in-state.ts";
import { signal } from "./signal.ts";
import { UNREADABLE } from "./words.ts";

/** How long a result fills the screen before the next ticket is read (specification, section 9). */
const SUCCESS_MS = 1000;
const FAILURE_MS = 1500;
/** A hand scanner rereads a ticket that is held before it; after this pause, the same text is a new scan. */
const HELD_MS = 3500;

export function useScanResults(checkIn: { scan: CheckIn["read"]; fail: CheckIn["fail"] }, sound: boolean) {
  const [shown, setShown] = useState<CheckInResult | null>(null);
  /** The camera reads the same code several times before it is paused. */
  const asking = useRef(false);
  const [isNewInView] = useState(() => createCodesInView());
  const typed = useRef({ text: "", at: 0 });

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shown.ok ? SUCCESS_MS : FAILURE_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const show = (scanning: Promise<CheckInResult | null>): void => {
    asking.current = true;
    void scanning
      .then((result) => {
        // A product waits for the volunteer: nothing has been decided.
        if (result === null) return;
        signal(result.ok, sound);
        setShown(result);
      })
      .finally(() => {
        asking.current = false;
      });
  };
  /** Handles one camera frame; null without a code. A held ticket is scanned once: a second scan would be refused. */
  const see = (text: string | null): void => {
    // A code seen while another is being checked must still count as new in the next frame.
    if (!asking.current && isNewInView(text) && text !== null) show(checkIn.scan(text));
  };
  /** Text from a hand scanner. */
  const type = (text: string): void => {
    if (asking.current) return;
    const isHeld = text === typed.current.text && Date.now() - typed.current.at < HELD_MS;
    typed.current = { text, at: Date.now() };
    if (!isHeld) show(checkIn.scan(text));
  };
  const fault = (message = UNREADABLE): void => {
    if (!asking.current) show(Promise.resolve(checkIn.fail(message)));
  };

  return { shown, show, see, type, fault };
}

interface Sight {
  missedFrames: number;
  /** Milliseconds. */
  at: number;
}

/** A code has left the picture after this many frames without it: a reader misses some frames. */
const GONE_FRAMES = 15;
/** A code has also left the picture after this time: the camera may have been off. */
const GONE_MS = 10_000;

/** Tracks the codes in the camera's picture: each is new only in the first frame that shows it. */
function createCodesInView(now: () => number = Date.now) {
  const inView = new Map<string, Sight>();

  /** @returns whether the code was not in the picture before */
  return (text: string | null): boolean => {
    for (const [code, sight] of inView) {
      sight.missedFrames += 1;
      if (sight.missedFrames > GONE_FRAMES || now() - sight.at > GONE_MS) inView.delete(code);
    }
    if (text === null) return false;
    const isNew = !inView.has(text);
    inView.set(text, { missedFrames: 0, at: now() });
    return isNew;
  };
}
