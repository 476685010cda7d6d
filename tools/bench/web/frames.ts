import { type APIRequestContext, request as requests } from "@playwright/test";
import getPort from "get-port";
import { makeShow, openHall, registerMember, unique } from "@podium/web/e2e/users.ts";
import { openBrowser, say } from "./browser.ts";

const CHANGES_PER_SECOND = 20;
const SECONDS = 10;
const USERS = 4;
/** 60 a second, less what a shared machine without a graphics card drops by itself. */
const AIM_PER_SECOND = 57;

export async function benchFrames(base: string): Promise<boolean> {
  const request = await requests.newContext({ baseURL: base });
  const browser = await openBrowser(await getPort());
  try {
    const show = await makeShow(request, `Veel beweging ${unique()}`);
    const page = await (await browser.newContext({ baseURL: base })).newPage();
    await openHall(page, show);
    const measure = (): Promise<Frames> => page.evaluate(countFrames, SECONDS * 1000);
    const still = await measure();
    const users = await Promise.all(Array.from({ length: USERS }, () => registerMember(request)));
    const [moving, changes] = await Promise.all([measure(), changeSeats(request, show.id, users)]);
    const reached = moving.perSecond >= Math.min(AIM_PER_SECOND, still.perSecond * 0.95);
    say(
      `Hall plan: ${still.perSecond.toFixed(1)} frames a second at rest, ${moving.perSecond.toFixed(1)} while ` +
        `${(changes / SECONDS).toFixed(1)} seats a second change (slowest of a hundred ${moving.slowest.toFixed(0)} ms, ` +
        `${moving.changes} changes drawn)`,
    );
    return reached;
  } finally {
    await browser.close();
    await request.dispose();
  }
}

interface Frames {
  perSecond: number;
  /** p99, ms */
  slowest: number;
  changes: number;
}

/** Runs in the page. */
function countFrames(duration: number): Promise<Frames> {
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

/** @returns how many changes succeeded */
async function changeSeats(request: APIRequestContext, showId: number, users: { token: string }[]): Promise<number> {
  const total = CHANGES_PER_SECOND * SECONDS;
  let went = 0;
  const steps = Array.from({ length: total }, async (_, step) => {
    await new Promise((resolve) => setTimeout(resolve, (step * 1000) / CHANGES_PER_SECOND));
    const user = step % USERS;
    const turn = Math.floor(step / USERS);
    // Each user changes tables of their own.
    const seat = `T${user * 4 + 1 + (Math.floor(turn / 2) % 4)}-A`;
    const headers = { authorization: `Bearer ${users[user]?.token ?? ""}` };
    const response =
      turn % 2 === 0
        ? await request.post(`/api/carts/seats/${showId}/${seat}`, { headers })
        : await request.delete(`/api/carts/seats/${seat}`, { headers });
    if (response.ok()) went += 1;
  });
  await Promise.all(steps);
  return went;
}
