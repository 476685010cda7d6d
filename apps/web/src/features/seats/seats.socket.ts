/** Follows the seats of one show live: join, take the picture, merge what changes, join again after every break. */
import type { SeatsChanged, ShowJoinAnswer } from "@podium/shared/realtime";
import { openSocket, type PodiumSocket } from "../../platform/socket.ts";
import { store } from "../../platform/state.ts";
import { fetchAvailableSeats } from "./api/list-available-seats.ts";
import { hallPhaseAtom, mergeChanges, takeAvailability, takeSnapshot } from "./seats.atoms.ts";

const ANSWER_WITHIN_MS = 8000;
const RETRY_MS = 3000;

let live: PodiumSocket | undefined;

/** Follows a show until the returned function is called. */
export function followShow(showId: number): () => void {
  const controller = new AbortController();
  void readWhileWaiting(showId);
  connect(showId, controller.signal);
  return () => controller.abort();
}

function connect(showId: number, signal: AbortSignal): void {
  openSocket().then(
    (socket) => attach(socket, showId, signal),
    () => {
      failIfNothingCame(showId);
      setTimeout(() => {
        if (!signal.aborted) connect(showId, signal);
      }, RETRY_MS);
    },
  );
}

/** Reads the seats of a show anew. */
export async function reloadSeats(showId: number): Promise<void> {
  if (live?.connected) await join(live, showId);
  else await readWithoutSocket(showId);
}

function attach(socket: PodiumSocket, showId: number, signal: AbortSignal): void {
  if (signal.aborted) return;
  live = socket;
  const enter = (): void => void join(socket, showId, signal);
  const change = (changed: SeatsChanged): void => {
    if (changed.showId === showId) mergeChanges(showId, changed.seats);
  };
  socket.on("seats:changed", change);
  socket.on("connect", enter);
  if (socket.connected) enter();
  signal.addEventListener("abort", () => {
    socket.off("seats:changed", change);
    socket.off("connect", enter);
    if (socket.connected) socket.emit("show:leave", { showId });
  });
}

async function join(socket: PodiumSocket, showId: number, signal?: AbortSignal): Promise<void> {
  const answer = await ask(socket, showId);
  if (answer?.ok) return takeSnapshot(showId, answer.seats);
  failIfNothingCame(showId);
  // A break brings a new `connect` by itself; only an answer that never came, or a server in trouble, is asked again.
  if (signal && !signal.aborted && socket.connected && answer?.code !== "SHOW_NOT_FOUND") {
    setTimeout(() => {
      if (!signal.aborted && socket.connected) void join(socket, showId, signal);
    }, RETRY_MS);
  }
}

/** Undefined when no answer came in time. */
function ask(socket: PodiumSocket, showId: number): Promise<ShowJoinAnswer | undefined> {
  return new Promise((resolve) => {
    socket.timeout(ANSWER_WITHIN_MS).emit("show:join", { showId }, (error: Error | null, answer) => {
      resolve(error ? undefined : answer);
    });
  });
}

/** The live connection takes a moment to load and open; plain HTTP paints the hall before. */
async function readWhileWaiting(showId: number): Promise<void> {
  if (store.get(hallPhaseAtom(showId)) !== "ready") await readWithoutSocket(showId);
}

async function readWithoutSocket(showId: number): Promise<void> {
  try {
    const free = await fetchAvailableSeats(showId);
    if (!live?.connected) takeAvailability(showId, free);
  } catch {
    failIfNothingCame(showId);
  }
}

function failIfNothingCame(showId: number): void {
  if (store.get(hallPhaseAtom(showId)) !== "ready") store.set(hallPhaseAtom(showId), "failed");
}
