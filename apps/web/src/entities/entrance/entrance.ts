import { useEffect } from "react";
import { connectionAtom, rooms } from "#live/live.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { leave } from "#platform/leave.ts";
import { serverNow } from "#platform/server-clock.ts";
import { type Entrance, entranceAtom, setEntrance, setToken, signOut } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";

/** Makes this browser a device of the entrance; what it was before, also another device, ends. @throws {ApiError} */
export async function pairEntrance(code: string): Promise<void> {
  const { token, ...entrance } = await api.pairDoorDevice({ body: { code } });
  await leave();
  setToken(token);
  setEntrance(entrance);
}

/** @throws {ApiError} without a network: the server has to know */
export async function leaveEntrance(): Promise<void> {
  await api.endOwnDoorDevice().catch((error: unknown) => {
    // It was taken away a moment ago.
    if (!(error instanceof ApiError && error.statusCode === 401)) throw error;
  });
  signOut();
  setEntrance(null);
}

/** A refusal of its token ends it, as of every session. */
async function check(): Promise<void> {
  try {
    const found = await api.getOwnDoorDevice();
    if (store.get(entranceAtom)) setEntrance(found);
  } catch {
    // Without a network it goes on as it is.
  }
}

/** What this browser is at the entrance; notices at once when it was taken away, or its time is over. */
export function useEntrance(): Entrance | null {
  const entrance = useAtomValue(entranceAtom);
  const connection = useAtomValue(connectionAtom);
  const until = entrance && !entrance.over ? entrance.until : null;
  const isActive = until !== null;

  // The server closes the connections of a device that is taken away; without a show nothing else would open one.
  useEffect(
    () => (isActive ? rooms.ownDevice.enter({ onJoined: () => undefined, onEvent: () => undefined }).leave : undefined),
    [isActive],
  );
  useEffect(() => {
    if (isActive && connection === "lost") void check();
  }, [isActive, connection]);

  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(signOut, Math.max(0, Date.parse(until) - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);

  return entrance;
}
