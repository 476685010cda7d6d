/** Follows the seats of one show live: join, take the picture, merge what changes, join again after every break. */
import { followShow as followRoom } from "#platform/rooms.ts";
import { connectionAtom } from "#platform/socket.ts";
import type { Following } from "#platform/socket-room.ts";
import { store } from "#platform/state.ts";
import { fetchAvailableSeats } from "./api/list-available-seats.ts";
import { hallPhaseAtom, mergeChanges, takeAvailability, takeSnapshot } from "./seats.atoms.ts";

const followed = new Map<number, Following>();

/**
 * Follows a show until the returned function is called.
 * @param liveAfterMs how long plain HTTP is enough, in milliseconds, where there is no connection yet: it brings what changed
 *   meanwhile
 */
export function followShow(showId: number, liveAfterMs = 0): () => void {
  void readWhileWaiting(showId);
  let following: Following | undefined;
  const goLive = (): void => {
    following = followRoom(showId, {
      onJoined: ({ seats }) => takeSnapshot(showId, seats),
      onNews: ({ seats }) => mergeChanges(showId, seats),
      onFailed: () => failIfNothingCame(showId),
    });
    followed.set(showId, following);
  };
  const waits = liveAfterMs > 0 && store.get(connectionAtom) === "idle";
  const timer = waits ? setTimeout(goLive, liveAfterMs) : undefined;
  if (!waits) goLive();
  return () => {
    clearTimeout(timer);
    following?.leave();
  };
}

/** Reads the seats of a show anew. */
export async function reloadSeats(showId: number): Promise<void> {
  const following = followed.get(showId);
  if (!following || !(await following.joinAgain())) await readWithoutSocket(showId);
}

/** The live connection takes a moment to load and open; plain HTTP paints the hall before. */
async function readWhileWaiting(showId: number): Promise<void> {
  if (store.get(hallPhaseAtom(showId)) !== "ready") await readWithoutSocket(showId);
}

async function readWithoutSocket(showId: number): Promise<void> {
  try {
    const free = await fetchAvailableSeats(showId);
    // What came over the connection carries versions and is better.
    if (store.get(connectionAtom) !== "connected") takeAvailability(showId, free);
  } catch {
    failIfNothingCame(showId);
  }
}

function failIfNothingCame(showId: number): void {
  if (store.get(hallPhaseAtom(showId)) !== "ready") store.set(hallPhaseAtom(showId), "failed");
}
