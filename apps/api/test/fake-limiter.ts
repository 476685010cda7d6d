import { RateLimiterRes } from "rate-limiter-flexible";
import type { FakeClock } from "./fake-clock.ts";

/** Counts as `createLimiter` does, by a clock that the test moves. */
export function createFakeLimiter(clock: FakeClock, { points, seconds }: { points: number; seconds: number }) {
  const windows = new Map<string, { consumedPoints: number; endsAt: number }>();
  const now = () => clock.now().getTime();
  const live = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : null;
  };
  const state = ({ consumedPoints, endsAt }: { consumedPoints: number; endsAt: number }) =>
    new RateLimiterRes(Math.max(0, points - consumedPoints), endsAt - now(), consumedPoints, consumedPoints === 1);
  const add = async (key: string, used: number) => {
    const window = live(key) ?? { consumedPoints: 0, endsAt: now() + seconds * 1000 };
    window.consumedPoints += used;
    windows.set(key, window);
    return state(window);
  };

  return {
    count: (key: string, used = 1) => add(key, used),
    giveBack: (key: string) => add(key, -1),
    get: async (key: string) => {
      const window = live(key);
      return window && state(window);
    },
  };
}
