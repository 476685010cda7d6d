import { FIRST_LANGUAGE } from "@podium/shared/words/languages";
import { useEffect, useState } from "react";
import { follow, repair, REPAIR_MS } from "#live/follow.ts";
import { rooms } from "#live/live.ts";
import { paths } from "#platform/paths.ts";
import { openOffline } from "#platform/open-offline.ts";
import { knowsServerTime, serverNow } from "#platform/server-clock.ts";
import { currentToken, entranceAtom, onLeave } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { checkInCalls } from "#modules/entrance/check-in/api/check-in-calls.ts";
import { newId } from "#platform/new-id.ts";
import { DEVICE_KEY, readStored, writeStored } from "#platform/storage.ts";
import { type CheckIn, createCheckIn } from "./check-in.ts";
import { checkInAtom } from "./check-in-state.ts";
import { openCheckInStorage } from "./check-in-storage.ts";

/** Retry interval without a network or with unsent scans. */
const RETRY_MS = 4000;

let opening: Promise<CheckIn> | undefined;

function openCheckIn(): Promise<CheckIn> {
  opening ??= (async () => {
    const checkIn = createCheckIn({
      calls: checkInCalls,
      storage: await openCheckInStorage(),
      device: scannerName(),
      now: serverNow,
      knowsTime: knowsServerTime,
      newId,
      hash: sha256,
      hasToken: () => currentToken() !== null,
      store,
    });
    await checkIn.open();
    onLeave(() => void checkIn.forget());
    return checkIn;
  })();
  return opening;
}

/** Returns undefined while check-in opens. */
export function useCheckIn(): CheckIn | undefined {
  const [checkIn, setCheckIn] = useState<CheckIn>();
  useEffect(() => openOffline("/door-worker.js", paths.scan, [FIRST_LANGUAGE]), []);
  useEffect(() => void openCheckIn().then(setCheckIn), []);
  return checkIn;
}

/** Updates the list: live over the socket, and reloaded after each connection and at an interval. */
export function useCheckInSync(checkIn: CheckIn): void {
  const { showId, reachable, unsent, unsentHandOuts } = useAtomValue(checkInAtom);
  const behind = !reachable || unsent.length + unsentHandOuts.length > 0;

  useEffect(() => repair(checkIn.sync, () => (behind ? RETRY_MS : REPAIR_MS), true), [checkIn, behind]);

  useEffect(() => {
    const back = (): void => void checkIn.sync();
    window.addEventListener("online", back);
    window.addEventListener("offline", checkIn.loseNetwork);
    if (!navigator.onLine) checkIn.loseNetwork();
    return () => {
      window.removeEventListener("online", back);
      window.removeEventListener("offline", checkIn.loseNetwork);
    };
  }, [checkIn]);

  useEffect(() => {
    if (showId === null) return undefined;
    return follow({
      rooms: [rooms.hall(showId)],
      refetch: checkIn.sync,
      onEvent: checkIn.applyScan,
      repairEvery: false,
    }).stop;
  }, [checkIn, showId]);
}

/** Such as 'Toestel 3F2A'; the same at every visit. */
export function deviceName(): string {
  const fresh = `Toestel ${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(16).toUpperCase().padStart(4, "0")}`;
  const stored = readStored(DEVICE_KEY);
  if (stored) return stored;
  writeStored(DEVICE_KEY, fresh);
  return fresh;
}

function scannerName(): string {
  const own = deviceName();
  return store.get(entranceAtom)?.name ?? own;
}

/** SHA-256 in hexadecimal; undefined on plain http. */
export async function sha256(text: string): Promise<string | undefined> {
  if (!("subtle" in crypto)) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
