import { FIRST_LANGUAGE } from "@podium/shared/words/languages";
import { useEffect, useState } from "react";
import { follow, repair, REPAIR_MS } from "#live/follow.ts";
import { rooms } from "#live/live.ts";
import { paths } from "#platform/paths.ts";
import { openOffline } from "#platform/open-offline.ts";
import { knowsServerTime, serverNow } from "#platform/server-clock.ts";
import { currentToken, onLeave } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { checkInCalls } from "#modules/entrance/check-in/api/check-in-calls.ts";
import { newId } from "#platform/new-id.ts";
import { scannerName, sha256 } from "./device.ts";
import { createCheckIn, type CheckIn } from "./check-in.ts";
import { checkInAtom } from "./check-in-state.ts";
import { openCheckInStorage } from "./check-in-storage.ts";

/** Retry interval without a network or with unsent scans. */
const RETRY_MS = 4000;

let opening: Promise<CheckIn> | undefined;

/** Opened once per page. */
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

/** Keeps the list up to date: live over the socket, and reloaded after each connection and at an interval. */
export function useCheckInSync(checkIn: CheckIn): void {
  const { showId, reachable, unsent } = useAtomValue(checkInAtom);
  const behind = !reachable || unsent.length > 0;

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
