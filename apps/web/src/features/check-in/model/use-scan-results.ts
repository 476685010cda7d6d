import { useEffect, useRef, useState } from "react";
import type { CheckIn } from "./check-in.ts";
import type { CheckInResult } from "./check-in-state.ts";
import { signal } from "./signal.ts";
import { UNREADABLE } from "./words.ts";

/** How long a result fills the screen before the next ticket is read (specification, section 9). */
const SUCCESS_MS = 1000;
const FAILURE_MS = 1500;
/** An admitted guest still holds up the ticket: reading it again would turn green into red. */
const LOWER_MS = 2500;

/** Scans, and shows each result for its time with a sound and a vibration. */
export function useScanResults(checkIn: CheckIn, sound: boolean) {
  const [shown, setShown] = useState<CheckInResult | null>(null);
  /** The camera reads the same code several times before it is paused. */
  const asking = useRef(false);
  const letIn = useRef({ text: "", until: 0 });

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shown.ok ? SUCCESS_MS : FAILURE_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const show = (scanning: Promise<CheckInResult>): void => {
    asking.current = true;
    void scanning
      .then((result) => {
        signal(result.ok, sound);
        setShown(result);
      })
      .finally(() => {
        asking.current = false;
      });
  };
  /** Text read by the camera or a hand scanner. */
  const scan = (text: string): void => {
    if (asking.current || (text === letIn.current.text && Date.now() < letIn.current.until)) return;
    const scanning = checkIn.scan(text);
    show(scanning);
    void scanning.then(({ ok }) => {
      if (ok) letIn.current = { text, until: Date.now() + SUCCESS_MS + LOWER_MS };
    });
  };
  /** The reader failed. */
  const fault = (): void => {
    if (!asking.current) show(Promise.resolve(checkIn.fail(UNREADABLE)));
  };

  return { shown, show, scan, fault };
}
