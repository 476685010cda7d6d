import { useEffect, useEffectEvent, useRef } from "react";
import { waitingRoom } from "#messages/nl/waiting-room.tsx";
import { serverNow } from "#platform/server-clock.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { type Announced, isToAnnounce, type Phase } from "./phase.ts";
import { soundAtom } from "./sound.ts";
import { playTone } from "./tone.ts";
import { aheadWords, waitWords } from "./words.ts";

const MINUTE_MS = 60_000;

/** Calls the visitor when it is their turn (sound, title, screen reader), and says how far they are until then. */
export function useCallIn(phase: Phase, hasWaited: boolean): void {
  const isIn = phase.kind === "turn" || phase.kind === "open";
  const isCalled = isIn && hasWaited;
  useEffect(() => {
    if (!isCalled) return undefined;
    const t = waitingRoom();
    announce(phase.kind === "turn" ? t.announcedTurn : t.openForAll);
    if (store.get(soundAtom) !== "off") void playTone().catch(() => undefined);
    navigator.vibrate?.([200, 100, 200]);
    return markTitle(t.titleTurn);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per turn, whichever way it began
  }, [isCalled]);
  useProgress(phase);
  useLastMinute(phase.kind === "before" ? phase.opensAt : null, () => waitingRoom().lastMinute);
  useLastMinute(phase.kind === "turn" ? phase.until : null, () => waitingRoom().announcedLastMinute);
}

/** Marks the document's title, which a tab in the background shows. */
function markTitle(mark: string): () => void {
  const prefix = `${mark} `;
  document.title = prefix + document.title;
  return () => {
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
}

function useProgress(phase: Phase): void {
  const announced = useRef<Announced>(null);
  const ahead = phase.kind === "waiting" ? phase.ahead : null;
  const say = useEffectEvent(() => {
    if (phase.kind !== "waiting") return;
    const now = serverNow();
    const last = announced.current;
    if (last && !isToAnnounce(last, phase.ahead, now)) return;
    announced.current = { from: last?.from ?? phase.ahead, ahead: phase.ahead, at: now };
    announce(waitingRoom().announced(aheadWords(phase.ahead), waitWords(phase.seconds)));
  });
  useEffect(() => {
    if (ahead !== null) say();
  }, [ahead]);
}

function useLastMinute(until: string | null, words: () => string): void {
  const say = useEffectEvent(() => announce(words()));
  useEffect(() => {
    const left = until === null ? 0 : Date.parse(until) - serverNow() - MINUTE_MS;
    if (left <= 0) return undefined;
    const timer = setTimeout(() => say(), left);
    return () => clearTimeout(timer);
  }, [until]);
}
