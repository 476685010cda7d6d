import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { withoutLanguage } from "@podium/shared/words/languages";
import { useNavigate } from "react-router-dom";
import { useAtomValue } from "#platform/state.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { onFirstPopState } from "#platform/first-popstate.ts";
import type { Saving } from "./draft-saver.ts";

/** Saving usually takes less: then nobody is asked anything. */
const ASKS_AFTER_MS = 800;

interface LeaveGuardProps {
  saver: Saving;
  /** Sentence about the unsaved changes, for a user who leaves all the same. */
  stays: string;
  /** The same sentence for a draft that the server no longer has. */
  gone: string;
  children?: ReactNode;
}

/** Lets a user leave once their changes are saved; asks when saving takes long or is impossible. */
export function LeaveGuard({ saver, stays, gone, children }: LeaveGuardProps) {
  const { status } = useAtomValue(saver.stateAtom);
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  const [isSlow, setSlow] = useState(false);
  useHeldNavigation(
    () => saver.state().status !== "saved",
    (go) => {
      setHeld({ go });
      setSlow(false);
      void saver.flush();
    },
  );
  useEffect(() => {
    if (!held) return;
    if (status === "saved") return held.go();
    const timer = setTimeout(() => setSlow(true), ASKS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [held, status]);
  if (!held || status === "saved" || (status === "saving" && !isSlow)) return null;
  // The question which version remains comes first: the choice resumes saving, and then leaving.
  if (status === "conflict") return null;
  const waits = status === "saving" || status === "offline";
  return (
    <ConfirmDialog
      title="Nog niet alles is bewaard"
      description={<p>{status === "gone" ? gone : waits ? `${WAITS} ${stays}` : stays}</p>}
      cancelLabel="Hier blijven"
      confirmLabel="Toch weggaan"
      tone="plain"
      onConfirm={held.go}
      onClose={() => setHeld(null)}
    >
      {children !== undefined && <div className="mt-4">{children}</div>}
    </ConfirmDialog>
  );
}

const WAITS = "Zodra het bewaren lukt, gaat u vanzelf verder.";

/** Takes the focus away, because typed text counts only then; gives the focus back when the user stays. */
export function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/** @param onHeld gets the function that goes there after all */
function useHeldNavigation(isHeld: () => boolean, onHeld: (go: () => void) => void): void {
  const navigate = useNavigate();
  const asksFirst = useEffectEvent(isHeld);
  const hold = useEffectEvent(onHeld);
  const follow = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    const { pathname } = window.location;
    let here = placeInHistory();
    let isLet = false;
    const letGo = (go: () => void): void => {
      if (isLet) return;
      isLet = true;
      go();
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.origin !== window.location.origin) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.target === "_blank") return;
      // A link within the page, such as the one to its content.
      if (link.pathname === pathname || isLet || !asksFirst()) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => letGo(() => follow(withoutLanguage(link.pathname) + link.search + link.hash)));
    };
    const onPopState = (event: PopStateEvent): void => {
      const there = placeInHistory();
      if (window.location.pathname === pathname) {
        here = there;
        return;
      }
      finishTyping();
      if (isLet || here === null || there === null || !asksFirst()) return;
      // Hides the event from the router: the browser went there already, and comes back at once.
      event.stopImmediatePropagation();
      const by = there - here;
      window.history.go(-by);
      hold(() => letGo(() => window.history.go(by)));
    };
    document.addEventListener("click", onClick, { capture: true });
    onFirstPopState(onPopState);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      onFirstPopState(null);
    };
  }, []);
}

/** Position of the page in the router's history; null when unknown. */
function placeInHistory(): number | null {
  const state: unknown = window.history.state;
  const isCounted = typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number";
  return isCounted ? (state as { idx: number }).idx : null;
}
