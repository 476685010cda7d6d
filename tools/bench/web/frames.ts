import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "@podium/shared/contracts/client";
import { openAccounts } from "@podium/web/e2e/accounts.ts";
import { openHall } from "@podium/web/e2e/hall.ts";
import { createShow } from "@podium/web/e2e/scenario.ts";
import { openBrowser } from "./browser.ts";

const CHANGES_PER_SECOND = 20;
export const SECONDS = 10;
const USERS = 4;
/** 60 a second, minus the frames that a shared machine without a graphics card drops anyway. */
const AIM_PER_SECOND = 57;

export async function benchFrames(base: string): Promise<boolean> {
  const accounts = await openAccounts(base);
  const browser = await openBrowser();
  try {
    const show = await createShow(accounts);
    const page = await (await browser.newContext({ baseURL: base })).newPage();
    await openHall(page, show);
    const measure = (): Promise<Frames> => page.evaluate(countFrames, SECONDS * 1000);
    const still = await measure();
    const users = await Promise.all(Array.from({ length: USERS }, () => accounts.register()));
    const apis = users.map(({ api }) => api);
    // Each user changes different tables.
    const seatOf = (user: number, turn: number): string => `T${user * 4 + 1 + (turn % 4)}-A`;
    const [moving, changesPerSecond] = await Promise.all([measure(), changeSeats(show.id, apis, seatOf)]);
    const reached = moving.perSecond >= Math.min(AIM_PER_SECOND, still.perSecond * 0.95);
    console.log(
      `Hall plan: ${still.perSecond.toFixed(1)} frames a second at rest, ${moving.perSecond.toFixed(1)} while ` +
        `${changesPerSecond.toFixed(1)} seats a second change (slowest of a hundred ${moving.slowest.toFixed(0)} ms, ` +
        `${moving.changes} changes drawn)`,
    );
    return reached;
  } finally {
    await browser.close();
  }
}

export interface Frames {
  perSecond: number;
  /** p99 of the frame times, in ms. */
  slowest: number;
  changes: number;
}

/** Runs in the page. */
export function countFrames(duration: number): Promise<Frames> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let changes = 0;
    const watch = new MutationObserver((records) => {
      changes += records.filter(({ attributeName }) => attributeName === "data-state").length;
    });
    for (const seat of document.querySelectorAll(".hall-seat")) watch.observe(seat, { attributes: true });
    const begun = performance.now();
    let last = begun;
    const next = (now: number): void => {
      gaps.push(now - last);
      last = now;
      if (now - begun < duration) {
        requestAnimationFrame(next);
        return;
      }
      watch.disconnect();
      const sorted = gaps.toSorted((one, other) => one - other);
      const slowest = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
      resolve({ perSecond: (gaps.length * 1000) / (now - begun), slowest, changes });
    };
    requestAnimationFrame(next);
  });
}

/** @param seatOf different users get different seats @returns seats that changed per second */
export async function changeSeats(
  showId: number,
  users: readonly Api[],
  seatOf: (user: number, turn: number) => string,
  perSecond = CHANGES_PER_SECOND,
): Promise<number> {
  const turns = (perSecond * SECONDS) / users.length;
  const begun = performance.now();
  const change = async (user: Api, index: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) {
      const due = begun + ((turn * users.length + index) * 1000) / perSecond;
      await sleep(Math.max(0, due - performance.now()));
      const seatId = seatOf(index, Math.floor(turn / 2));
      if (turn % 2 === 0) await user.addSeat({ params: { showId, seatId } });
      else await user.removeSeat({ params: { seatId } });
    }
  };
  await Promise.all(users.map(change));
  return (turns * users.length * 1000) / (performance.now() - begun);
}
