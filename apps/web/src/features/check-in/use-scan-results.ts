import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckIn } from "./check-in.ts";
import type { CheckInResult } from "./check-in-state.ts";
import { signal } from "./signal.ts";
import { UNREADABLE } from "./words.ts";

/** How long an answer fills the screen before the next ticket is read (specification, section 9). */
const SUCCESS_MS = 1000;
const FAILURE_MS = 1500;
/** A guest who was let in still holds up the ticket: for this long it is not read again, or green would turn red. */
const LOWER_MS = 2500;

export interface ScanResults {
  /** What fills the screen now. */
  shown: CheckInResult | null;
  /** Shows an answer as soon as it is there. */
  show: (answer: Promise<CheckInResult>) => void;
  /** Something was read, by the camera or a hand scanner. */
  scan: (text: string) => void;
  /** The reader broke down. */
  fault: () => void;
}

/** Asks the door, and shows each answer for its time with a sound and a shake. */
export function useScanResults(checkIn: CheckIn, sound: boolean): ScanResults {
  const [shown, setShown] = useState<CheckInResult | null>(null);
  /** The camera sees the same code many times before it is paused. */
  const asking = useRef(false);
  const letIn = useRef({ text: "", until: 0 });

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shown.ok ? SUCCESS_MS : FAILURE_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const show = useCallback(
    (answer: Promise<CheckInResult>): void => {
      asking.current = true;
      void answer
        .then((result) => {
          signal(result.ok, sound);
          setShown(result);
        })
        .finally(() => {
          asking.current = false;
        });
    },
    [sound],
  );

  const scan = useCallback(
    (text: string): void => {
      if (asking.current || (text === letIn.current.text && Date.now() < letIn.current.until)) return;
      const answer = checkIn.scan(text);
      show(answer);
      void answer.then(({ ok }) => {
        if (ok) letIn.current = { text, until: Date.now() + SUCCESS_MS + LOWER_MS };
      });
    },
    [checkIn, show],
  );

  const fault = useCallback((): void => {
    if (!asking.current) show(Promise.resolve(checkIn.fail(UNREADABLE)));
  }, [checkIn, show]);

  return { shown, show, scan, fault };
}
