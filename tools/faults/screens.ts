import type { ClientToServerEvents, SeatState, ServerToClientEvents } from "@podium/shared/realtime";
import { io, type Socket } from "socket.io-client";
import { clockOf } from "./history.ts";
import type { Recorder } from "./recorder.ts";

/** Decisions, section 4: every screen is right again within 30 s. */
const RIGHT_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 1000;

/** What somebody sees who leaves a show open all evening. */
interface Screen {
  name: string;
  url: string;
  showId: number;
  seats: Map<string, SeatState>;
  /** Whether its lateness was noted: once is enough. */
  reported: boolean;
  /** Where it stands with its server, for reports. */
  state(): string;
  close(): void;
}

/** Joins as the website does: take the picture, merge by version, join again after each break until it works. */
function openScreen(name: string, url: string, showId: number): Screen {
  const seats = new Map<string, SeatState>();
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(url, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  });
  let retry: NodeJS.Timeout | undefined;
  let last = "nothing";
  const merge = (states: readonly SeatState[]): void => {
    for (const state of states)
      if ((seats.get(state.seatId)?.version ?? -1) < state.version) seats.set(state.seatId, state);
  };
  function join(): void {
    clearTimeout(retry);
    socket.timeout(8000).emit("show:join", { showId }, (error: Error | null, answer) => {
      last = `${error?.message ?? (answer.ok ? "joined" : answer.code)} at ${clockOf(Date.now())}`;
      if (!error && answer.ok) merge(answer.seats);
      else if (socket.connected) retry = setTimeout(join, 1000);
    });
  }
  socket.on("connect", join);
  socket.on("connect_error", (error) => (last = `${error.message} at ${clockOf(Date.now())}`));
  socket.on("disconnect", () => !socket.active && setTimeout(() => socket.connect(), 1000));
  socket.on("seats:changed", (change) => change.showId === showId && merge(change.seats));
  return {
    name,
    url,
    showId,
    seats,
    reported: false,
    state: () => `${socket.connected ? "connected" : "not connected"}, last: ${last}`,
    close() {
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}

interface Truth {
  showId: number;
  seatId: string;
  version: number;
  status: string;
}

export interface Screens {
  /** Which screens show something else than the database; empty when every screen is right. */
  differences(): Promise<string[]>;
  /** What was wrong on a screen for longer than it may be. */
  readonly late: readonly string[];
  /** The longest time that any screen was behind, in ms. */
  readonly longestMs: number;
  close(): void;
}

/** Whether a server answers at all. */
async function answers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(900) }).catch(() => undefined);
  return answer?.ok ?? false;
}

/**
 * Opens a screen per address and show, and looks every second how long each is behind the database. The time in which its
 * server is not there does not count: nobody can show what he cannot ask for, and a proxy would have sent him elsewhere.
 */
export function openScreens(urls: readonly string[], showIds: readonly number[], recorder: Recorder): Screens {
  const screens = urls.flatMap((url, index) =>
    showIds.map((showId) => openScreen(`screen of server ${index} on show ${showId}`, url, showId)),
  );
  /** Since when a screen lacks a version that the database has, by screen and seat. */
  const behindSince = new Map<string, { at: number; version: number }>();
  const late: string[] = [];
  let longestMs = 0;
  let closed = false;

  async function readTruth(): Promise<Truth[]> {
    return recorder.query<Truth & Record<string, unknown>>(
      `select show_id as "showId", seat_id as "seatId", version,
         case when status = 'blocked' then 'reserved' else status end as status from seats`,
    );
  }

  /** How long this screen has lacked a version of this seat, in ms; 0 when it does not. */
  function lagOf(screen: Screen, { seatId, version }: Truth, now: number): number {
    const key = `${screen.name}, seat ${seatId}`;
    const since = behindSince.get(key);
    const shown = screen.seats.get(seatId)?.version ?? -1;
    if (since && shown >= since.version) behindSince.delete(key);
    if (shown >= version) return 0;
    const open = behindSince.get(key) ?? { at: now, version };
    behindSince.set(key, open);
    return now - open.at;
  }

  function compare(truth: readonly Truth[], now: number): void {
    for (const screen of screens) {
      const lags = truth.filter((seat) => seat.showId === screen.showId).map((seat) => lagOf(screen, seat, now));
      const longest = Math.max(0, ...lags);
      longestMs = Math.max(longestMs, longest);
      if (longest <= RIGHT_WITHIN_MS || screen.reported) continue;
      screen.reported = true;
      const seats = lags.filter((lag) => lag > RIGHT_WITHIN_MS).length;
      late.push(
        `${screen.name} was behind in ${seats} seats since ${clockOf(now - longest)}, ${longest} ms; ${screen.state()}`,
      );
    }
  }

  async function look(): Promise<void> {
    // While the database is away there is nothing to compare with.
    const truth = await readTruth().catch(() => undefined);
    const there = new Set((await Promise.all(urls.map(async (url) => ((await answers(url)) ? [url] : [])))).flat());
    for (const screen of screens.filter((one) => !there.has(one.url)))
      for (const key of behindSince.keys()) if (key.startsWith(screen.name)) behindSince.delete(key);
    if (truth) compare(truth, Date.now());
    if (!closed) setTimeout(() => void look(), LOOK_EVERY_MS);
  }
  void look();

  return {
    late,
    get longestMs() {
      return longestMs;
    },
    async differences() {
      const truth = await readTruth();
      return screens.flatMap((screen) =>
        truth
          .filter((seat) => seat.showId === screen.showId)
          .flatMap(({ seatId, status, version }) => {
            const shown = screen.seats.get(seatId);
            if (shown?.version === version && shown.status === status) return [];
            return [`${screen.name}, seat ${seatId}: ${shown?.status} (${shown?.version}) for ${status} (${version})`];
          }),
      );
    },
    close() {
      closed = true;
      for (const screen of screens) screen.close();
    },
  };
}
