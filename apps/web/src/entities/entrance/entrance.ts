import { useEffect } from "react";
import { connectionAtom, rooms } from "#live/live.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { leave } from "#platform/leave.ts";
import { knowsServerTime, serverNow, useServerNow } from "#platform/server-clock.ts";
import { type Entrance, entranceAtom, setEntrance, setToken, signOut } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";

/** After its end, how often it asks whether that is so. */
const END_CHECK_MS = 10_000;

/** Makes this browser a device of the entrance; what it was before, also another device, ends. @throws {ApiError} */
export async function pairEntrance(code: string): Promise<void> {
  const { token, ...entrance } = await api.pairDoorDevice({ body: { code } });
  // The code is spent: a reload while the server is told of the end must not lose the new token.
  const left = leave();
  setToken(token);
  setEntrance(entrance);
  await left;
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
    // Without a network it goes on until its end, by the server's clock: its own may be wrong.
    const entrance = store.get(entranceAtom);
    if (entrance && knowsServerTime() && Date.parse(entrance.until) <= serverNow()) signOut();
  }
}

/** This browser as a device of the entrance; notices at once when it was removed, or its time is over. */
export function useEntrance(): Entrance | null {
  const entrance = useAtomValue(entranceAtom);
  const connection = useAtomValue(connectionAtom);
  const until = entrance && !entrance.over ? entrance.until : null;
  const isActive = until !== null;
  const now = useServerNow(END_CHECK_MS);

  // The server closes the connections of a device that is taken away; without a show nothing else would open one.
  useEffect(
    () => (isActive ? rooms.ownDevice.enter({ onJoined: () => undefined, onEvent: () => undefined }).leave : undefined),
    [isActive],
  );
  useEffect(() => {
    if (isActive && connection === "lost") void check();
  }, [isActive, connection]);

  useEffect(() => {
    if (until !== null && Date.parse(until) <= now) void check();
  }, [until, now]);

  return entrance;
}
