import { useEffect, useState } from "react";
import { follow, repair, REPAIR_MS } from "#live/follow.ts";
import { rooms } from "#live/live.ts";
import { serverNow } from "#platform/server-clock.ts";
import { currentToken, onTokenChange } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { doorCalls } from "./api/door-calls.ts";
import { deviceName, newScanId, sha256 } from "./device.ts";
import { createDoor, type Door } from "./door.ts";
import { doorAtom, publishDoorState } from "./door-state.ts";
import { openDoorStorage } from "./door-storage.ts";

/** Without a network, or with scans to send: how often the server is tried. */
const RETRY_MS = 4000;

let opening: Promise<Door> | undefined;

/** The door of this device, opened once for as long as the page lives. */
function openDoor(): Promise<Door> {
  opening ??= (async () => {
    const door = createDoor({
      calls: doorCalls,
      storage: await openDoorStorage(),
      device: deviceName(),
      now: serverNow,
      newId: newScanId,
      hash: sha256,
      hasToken: () => currentToken() !== null,
      onChange: publishDoorState,
    });
    await door.open();
    onTokenChange((token) => {
      if (token === null) void door.forget();
    });
    return door;
  })();
  return opening;
}

/** The door, in touch with the server for as long as the screen is there. Undefined for the moment in which it opens. */
export function useDoor(): Door | undefined {
  const [door, setDoor] = useState<Door>();
  useEffect(() => {
    let left = false;
    void openDoor().then((opened) => {
      if (!left) setDoor(opened);
    });
    return () => {
      left = true;
    };
  }, []);
  return door;
}

/** Keeps the list right: live over the socket, anew after each connection, and now and then in any case. */
export function useDoorInTouch(door: Door | undefined): void {
  const { showId, reachable, unsent } = useAtomValue(doorAtom);
  const behind = !reachable || unsent.length > 0;

  useEffect(() => {
    if (!door) return undefined;
    return repair(door.sync, () => (behind ? RETRY_MS : REPAIR_MS), true);
  }, [door, behind]);

  useEffect(() => {
    if (!door) return;
    const back = (): void => void door.sync();
    window.addEventListener("online", back);
    window.addEventListener("offline", door.loseNetwork);
    if (!navigator.onLine) door.loseNetwork();
    return () => {
      window.removeEventListener("online", back);
      window.removeEventListener("offline", door.loseNetwork);
    };
  }, [door]);

  useEffect(() => {
    if (!door || showId === null) return undefined;
    return follow({ rooms: [rooms.hall(showId)], refetch: door.sync, onEvent: door.hear, repairEvery: false }).stop;
  }, [door, showId]);
}
