import { useEffect } from "react";
import { connectionAtom, rooms } from "#live/live.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { leave } from "#platform/leave.ts";
import { knowsServerTime, serverNow, useServerNow } from "#platform/server-clock.ts";
import { type Entrance, entranceAtom, setEntrance, setToken, signOut } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";

const END_CHECK_MS = 10_000;

/** Makes this browser a device of the entrance; ends its previous session or pairing. @throws {ApiError} */
export async function pairEntrance(code: string): Promise<void> {
  const { token, ...entrance } = await api.pairDoorDevice({ body: { code } });
  // The code works once, so the new token is stored before the previous session's end has reached the server.
  const left = leave();
  setToken(token);
  setEntrance(entrance);
  await left;
}

/** Ends the pairing. @throws {ApiError} also when offline, because the server must know */
export async function leaveEntrance(): Promise<void> {
  await api.endOwnDoorDevice().catch((error: unknown) => {
    // The server responds 401 when the device was removed a moment ago.
    if (!(error instanceof ApiError && error.statusCode === 401)) throw error;
  });
  signOut();
  setEntrance(null);
}

/** Refetches the device; a refusal of its token signs out, as for every session. */
async function check(): Promise<void> {
  try {
    const found = await api.getOwnDoorDevice();
    if (store.get(entranceAtom)) setEntrance(found);
  } catch {
    // An offline device continues until its end, by the server's clock, because its own may be wrong.
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

  // The server closes the connections of a removed device; this room keeps one open, also while no show is chosen.
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
