import { setTimeout as sleep } from "node:timers/promises";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import type { Line } from "./caller.ts";
import type { Call } from "./history.ts";
import type { Account, Scenario } from "./participants.ts";
import { OPENING, otherServer, type Via } from "./plan.ts";
import { untilEmpty } from "./retries.ts";
import { type Seeded, seeded } from "./seeded.ts";
import { AREA } from "./standing-hall.ts";

/** People enter before the faults begin, before the opening, or after it. */
const isEarly = (number: number): boolean => number % 3 === 0;
const isLate = (number: number): boolean => number % 3 === 2;
/** After the start of the run; short, because some runs last a few seconds. */
const OPENS_AFTER_MS = 6000;
const ALL_ARRIVED_AFTER_MS = 20_000;
/** So slow that most wait behind the draw until the organiser lets in faster. */
const FIRST_PACE = 6;
const PACES = [30, 60, 120];
/** Lets everybody in at once, at the end. */
const LAST_PACE = 6000;
/** Few seats, so that people want the same ones. */
const WANTED = ALL_SEATS.slice(0, 8);

const isIn = ({ place }: Pick<Call, "place">): boolean => place?.state === "in";

const pause = (random: Seeded, [least, most]: readonly [number, number], signal: AbortSignal): Promise<unknown> =>
  sleep(random.between(least, most), undefined, { signal }).catch(() => undefined);

export const openingShowOf = ({ showIds }: Pick<Scenario, "showIds">): number => showIds[OPENING] ?? 0;

/** Lets the first people in to wait, and sets the moment of the opening and a slow pace. @returns that moment */
export async function planOpening(url: string, scenario: Scenario, entrants: readonly Account[]): Promise<number> {
  const { caller } = scenario;
  const boxOffice = apiOver(overFetch(url), scenario.admin.token);
  const params = { id: openingShowOf(scenario) };
  const show = (await boxOffice.listShows({})).find(({ id }) => id === params.id);
  if (!show) throw new Error("there is no show whose sale opens");
  await boxOffice.changeWaitingRoom({ params, body: { perMinute: FIRST_PACE } });
  // On an overloaded machine nobody else may get through before the opening.
  const early = entrants.filter((_account, number) => isEarly(number));
  await Promise.all(
    early.map(({ id, token }) =>
      caller.record(id, { kind: "enter", showId: params.id, entry: null }, () =>
        caller.call({ via: 0, token }, "enterWaitingRoom", { params, body: {} }),
      ),
    ),
  );
  const opensAt = Date.now() + OPENS_AFTER_MS;
  const { name, dateTime } = show;
  await boxOffice.updateShow({ params, body: { name, dateTime, salesOpenAt: new Date(opensAt).toISOString() } });
  return opensAt;
}

/** Somebody who waits and buys: asks again and again, reloads, has a second tab, leaves, and comes back. */
export async function runEntrant(
  scenario: Scenario,
  { account, number }: { account: Account; number: number },
  opensAt: number,
  signal: AbortSignal,
): Promise<void> {
  const { caller, seed } = scenario;
  const random = seeded(seed, `entrant ${number}`);
  const showId = openingShowOf(scenario);
  const lineTo = (via: Via): Line => ({
    via,
    token: account.token,
    hangUpAfterMs: random.chance(0.06) ? random.between(0, 25) : null,
  });
  const drawVia = (): Via => (random.chance(0.5) ? 0 : 1);
  /** The place that the page knows, until it is loaded again. */
  let known: string | null = null;

  async function ask(via: Via): Promise<boolean> {
    const line = lineTo(via);
    const entry = known;
    const call = await caller.record(account.id, { kind: "enter", showId, entry }, () =>
      caller.call(line, "enterWaitingRoom", { params: { id: showId }, body: { entry } }),
    );
    known = call.place?.entry ?? known;
    return isIn(call);
  }

  const hold = (seatId: string): Promise<unknown> => {
    const [line, params] = [lineTo(drawVia()), { showId, seatId }];
    return caller.change(account.id, { kind: "hold", ...params }, () => caller.call(line, "addSeat", { params }));
  };
  const holdPlaces = (count: number): Promise<unknown> => {
    const [line, params] = [lineTo(drawVia()), { showId, groupId: AREA }];
    return caller.change(account.id, { kind: "places", showId, count }, () =>
      caller.call(line, "addAreaPlaces", { params, body: { count } }),
    );
  };
  async function giveBack(seats: readonly string[]): Promise<void> {
    const line = lineTo(drawVia());
    for (const seatId of seats)
      await caller.change(account.id, { kind: "release", seatId }, () =>
        caller.call(line, "removeSeat", { params: { seatId } }),
      );
  }
  /** Visitors without an account are refused. */
  async function reserve(seatIds: string[]): Promise<void> {
    const line = lineTo(drawVia());
    const body = { seatIds, paymentMethod: "MANUAL" as const };
    await caller.change(account.id, { kind: "reserve", showId, seatIds }, () =>
      caller.call(line, "reserve", { params: { showId }, body }),
    );
  }

  async function wait(): Promise<void> {
    while (!signal.aborted) {
      if (random.chance(0.2)) known = null;
      const via = drawVia();
      const tabs = random.chance(0.3) ? [via, otherServer(via)] : [via];
      const answers = await Promise.all(tabs.map(ask));
      if (answers.some(Boolean)) return;
      // Somebody who is impatient tries a seat without a turn, or closes the page for a while.
      if (random.chance(0.15)) await hold(random.pick(WANTED));
      await pause(random, random.chance(0.1) ? [3000, 9000] : [200, 1200], signal);
    }
  }

  async function buy(): Promise<void> {
    const dice = random.next();
    if (dice < 0.3) return void (await hold(random.pick(WANTED)));
    if (dice < 0.65) return void (await holdPlaces(random.between(1, 4)));
    if (dice < 0.75) return void (await ask(drawVia()));
    const cart = await caller.read({ via: drawVia(), token: account.token }, "getCart", {});
    if (!cart || cart.seats.length === 0) return;
    await (dice < 0.92 ? giveBack(cart.seats) : reserve(cart.seats));
  }

  const untilOpening = Math.max(0, opensAt - Date.now());
  await pause(random, isLate(number) ? [untilOpening, ALL_ARRIVED_AFTER_MS] : [0, untilOpening], signal);
  while (!signal.aborted) {
    await wait();
    // A turn ends in the middle of a long run.
    for (let step = 0; step < 40 && !signal.aborted; step++) {
      await buy();
      await pause(random, [200, 1500], signal);
    }
  }
}

/** Lets people in faster and slower, and pauses. */
export async function runOrganiser(scenario: Scenario, opensAt: number, signal: AbortSignal): Promise<void> {
  const { caller, admin, seed } = scenario;
  const random = seeded(seed, "organiser");
  const showId = openingShowOf(scenario);
  await pause(random, [Math.max(0, opensAt - Date.now()) + 2000, Math.max(0, opensAt - Date.now()) + 3000], signal);
  while (!signal.aborted) {
    const body = { perMinute: random.pick(PACES), paused: random.chance(0.2) };
    const line: Line = { via: random.chance(0.5) ? 0 : 1, token: admin.token };
    await caller.change(admin.id, { kind: "pace", showId, ...body }, () =>
      caller.call(line, "changeWaitingRoom", { params: { id: showId }, body }),
    );
    await pause(random, [1500, 4000], signal);
  }
}

/** @returns what went wrong, after the time within which a server is up again */
export function letEverybodyIn(url: string, scenario: Scenario, timeoutMs: number): Promise<string[]> {
  const boxOffice = apiOver(overFetch(url), scenario.admin.token);
  const params = { id: openingShowOf(scenario) };
  return untilEmpty(async () => {
    await boxOffice.changeWaitingRoom({ params, body: { perMinute: LAST_PACE, paused: false } });
    return [];
  }, timeoutMs);
}
