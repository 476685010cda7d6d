import { Redis } from "ioredis";
import { describe, expect, test } from "vitest";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeLimiter } from "#test/fake-limiter.ts";
import { PausedError } from "#platform/process/domain-error.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";

const EMAIL = "beheer@voorbeeld.example";
/** The account of EMAIL, and the network from which it signed in. */
const [USER_ID, HOME] = [7, "192.0.2.1"];
const HOUR = 3600;

function throttleAt(clock = createFakeClock(), home = HOME) {
  const sessions = {
    hasSignedInFrom: async (userId: number, network: string) => userId === USER_ID && network === home,
  };
  const throttle = createSignInThrottle(
    { enabled: true, redis: { limits: new Redis({ lazyConnect: true }) }, prefix: "", sessions },
    (_name, limit) => createFakeLimiter(clock, limit),
  );

  /** @returns "right" or "wrong" when the password was checked, else the seconds to wait */
  async function attempt(network: string, options: { password?: "right" | "wrong"; email?: string } = {}) {
    const { password = "wrong", email = EMAIL } = options;
    const userId = email === EMAIL ? USER_ID : undefined;
    try {
      const looked = await throttle.begin({ email, userId, network });
      await looked.end(password === "right");
      return password;
    } catch (error) {
      if (error instanceof PausedError) return error.seconds;
      throw error;
    }
  }

  /** Tries wrong passwords, each from another address. */
  async function strangers(count: number, email = EMAIL) {
    for (let one = 0; one < count; one++) await attempt(`stranger ${clock.now().getTime()} ${one}`, { email });
  }

  return { clock, attempt, strangers };
}

async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < count; time++) results.push(await work());
  return results;
}

describe("an account and an address", () => {
  test("have ten tries a minute, the right password among them", async () => {
    const { clock, attempt } = throttleAt();
    expect(await times(10, () => attempt(HOME))).toEqual(Array(10).fill("wrong"));
    clock.advance(20);
    expect(await attempt(HOME, { password: "right" })).toBe(40);
    clock.advance(40);
    expect(await attempt(HOME, { password: "right" })).toBe("right");
  });

  test("have fifty wrong tries an hour, and then a wait that ends with the hour", async () => {
    const { clock, attempt } = throttleAt();
    for (let minute = 0; minute < 5; minute++) {
      expect(await times(10, () => attempt(HOME))).toEqual(Array(10).fill("wrong"));
      clock.advance(60);
    }
    expect(await attempt(HOME)).toBe(HOUR - 300);
    clock.advance(HOUR - 300);
    expect(await attempt(HOME)).toBe("wrong");
  });

  test("use up no hour by signing in: many devices may share both", async () => {
    const { clock, attempt } = throttleAt();
    for (let minute = 0; minute < 8; minute++) {
      expect(await times(9, () => attempt(HOME, { password: "right" }))).toEqual(Array(9).fill("right"));
      clock.advance(60);
    }
  });

  test("are counted for the networks around an IPv6 one, but for an owner where they signed in before", async () => {
    const [home, neighbours] = ["2001:db8:1:2", Array.from({ length: 20 }, (_, one) => `2001:db8:1:${one + 3}00`)];
    const { attempt } = throttleAt(createFakeClock(), home);
    const other = { email: "iemand@voorbeeld.example", password: "right" } as const;
    for (const network of neighbours.slice(0, 8))
      expect(await times(10, () => attempt(network, other))).toEqual(Array(10).fill("right"));
    expect(await attempt(neighbours[9] ?? "", other)).toBe(60);
    for (const network of neighbours) await times(10, () => attempt(network));
    expect(await attempt(home, { password: "right" })).toBe("right");
  });

  test("count for that account and that address alone", async () => {
    const { attempt } = throttleAt();
    await times(11, () => attempt(HOME));
    expect(await attempt("198.51.100.1")).toBe("wrong");
    expect(await attempt(HOME, { email: "iemand@voorbeeld.example" })).toBe("wrong");
  });
});

describe("wrong passwords of one account from very many addresses", () => {
  test("make each address that it does not know wait before its tries, longer the more there are", async () => {
    const { clock, attempt, strangers } = throttleAt();
    await strangers(19);
    expect(await attempt("the twentieth")).toBe("wrong");
    for (const [round, wait] of [2, 4, 8, 16, 32, 64, 120, 120].entries()) {
      const networks = Array.from({ length: 20 }, (_, one) => `${round} ${one}`);
      for (const network of networks) expect(await attempt(network)).toBe(wait);
      clock.advance(wait);
      for (const network of networks) expect(await attempt(network)).toBe("wrong");
    }
  });

  test("cost each of an address's tries such a wait, and asking too early makes it no longer", async () => {
    const { clock, attempt, strangers } = throttleAt();
    await strangers(20);
    const fresh = "198.51.100.9";
    expect(await attempt(fresh)).toBe(2);
    clock.advance(1);
    expect(await times(3, () => attempt(fresh))).toEqual([1, 1, 1]);
    clock.advance(1);
    expect(await attempt(fresh)).toBe("wrong");
    expect(await attempt(fresh)).toBe(2);
  });

  test("neither delay nor refuse its owner where they signed in before, however many there are", async () => {
    const { attempt, strangers } = throttleAt();
    await strangers(500);
    expect(await times(9, () => attempt(HOME))).toEqual(Array(9).fill("wrong"));
    expect(await attempt(HOME, { password: "right" })).toBe("right");
  });

  test("lock nobody out: an owner at a new address gets in after at most two minutes, while they go on", async () => {
    const { clock, attempt } = throttleAt();
    for (let stranger = 0; stranger < 400; stranger++) {
      const wait = await attempt(`stranger ${stranger}`);
      if (wait === "wrong") continue;
      clock.advance(Math.min(Number(wait), 5));
      await attempt(`stranger ${stranger - 30}`);
    }
    const wait = Number(await attempt("a phone's network", { password: "right" }));
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(120);
    clock.advance(wait);
    expect(await attempt("a phone's network", { password: "right" })).toBe("right");
  });

  test("are forgotten after an hour", async () => {
    const { clock, attempt, strangers } = throttleAt();
    await strangers(20);
    clock.advance(HOUR);
    expect(await attempt("198.51.100.9")).toBe("wrong");
  });

  test("count the same for an address without an account", async () => {
    const { attempt, strangers } = throttleAt();
    const email = "niemand@voorbeeld.example";
    await strangers(20, email);
    expect(await attempt("198.51.100.9", { email })).toBe(2);
  });
});
