import { clockOf } from "./history.ts";
import type { Account } from "./participants.ts";
import type { Recorder } from "./recorder.ts";
import { openWebScreens, type Screen, type Shown } from "./web-screens.ts";

/** Decisions, section 4: every screen is right again within 30 s. */
export const RIGHT_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 1000;

export type Screens = ReturnType<typeof openScreens>;

async function isUp(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(900) }).catch(() => undefined);
  return response?.ok ?? false;
}

/** Returns the database's values where a screen differs; null: the database has no such value. */
function wrongThings(shown: Shown, truth: Shown): Map<string, string | null> {
  const wrong = new Map<string, string | null>();
  for (const [name, value] of truth) if (shown.get(name) !== value) wrong.set(name, value);
  for (const name of shown.keys()) if (!truth.has(name)) wrong.set(name, null);
  return wrong;
}

/** Compares screens with the database every second; time during which their server is down does not count. */
export function openScreens(
  urls: readonly string[],
  showIds: readonly number[],
  users: { admin: Account; visitors: readonly Account[] },
  recorder: Recorder,
  /** Grows with the load of the machine, where a run allows for that. */
  rightWithinMs: () => number = () => RIGHT_WITHIN_MS,
) {
  const servers = urls.map((url, server) => openWebScreens(url, server, showIds, users));
  const screens = servers.flatMap((server) => server.screens);
  const wrongSince = new Map<Screen, Map<string, { at: number; value: string | null }>>();
  const reported = new Set<Screen>();
  const reservations: number[] = [];
  const late: string[] = [];
  let longestMs = 0;
  let closed = false;

  async function compare(screen: Screen): Promise<Map<string, string | null>> {
    const shown = screen.shown() ?? new Map<string, string>();
    const { query, values } = screen.truth(shown);
    const truth = await recorder.query<{ name: string; value: string }>(query, values);
    // `shown` was read before the database, so that a change between the two reads appears as a difference.
    return wrongThings(shown, new Map(truth.map(({ name, value }) => [name, value])));
  }

  async function watch(screen: Screen, isThere: boolean): Promise<void> {
    const wrong = await compare(screen).catch(() => undefined);
    if (!wrong) return;
    const before = isThere ? wrongSince.get(screen) : undefined;
    const now = Date.now();
    const since = new Map(
      [...wrong].map(([name, value]) => {
        const old = before?.get(name);
        return [name, old?.value === value ? old : { at: now, value }] as const;
      }),
    );
    wrongSince.set(screen, since);
    const longest = Math.max(0, ...[...since.values()].map(({ at }) => now - at));
    longestMs = Math.max(longestMs, longest);
    const allowed = rightWithinMs();
    if (longest <= allowed || reported.has(screen)) return;
    reported.add(screen);
    const things = [...since].filter(([, { at }]) => now - at > allowed).map(([name]) => name);
    late.push(
      `${screen.name} was wrong since ${clockOf(now - longest)}, ${longest} ms, in ${things.join(", ")}; ${screen.state()}`,
    );
  }

  async function look(): Promise<void> {
    const there = new Set((await Promise.all(urls.map(async (url) => ((await isUp(url)) ? [url] : [])))).flat());
    for (const screen of screens) await watch(screen, there.has(screen.url));
    if (!closed) setTimeout(() => void look(), LOOK_EVERY_MS);
  }
  void look();

  return {
    late,
    reservations,
    openReservation: (id: number, userId: number): void => {
      reservations.push(id);
      for (const server of servers) screens.push(...server.openReservation(id, userId));
    },
    get longestMs(): number {
      return longestMs;
    },
    async differences(): Promise<string[]> {
      const all = await Promise.all(
        screens.map(async (screen) => {
          const wrong = await compare(screen);
          return [...wrong].map(
            ([name, value]) => `${screen.name}, ${name}: ${screen.shown()?.get(name)} for ${value}; ${screen.state()}`,
          );
        }),
      );
      return all.flat();
    },
    close(): void {
      closed = true;
      for (const screen of screens) screen.close();
    },
  };
}
