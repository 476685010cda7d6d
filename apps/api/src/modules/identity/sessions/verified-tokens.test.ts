import type { Tokens } from "#platform/http/caller.ts";
import type { SessionsChange } from "#platform/realtime/realtime.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberVerified } from "./verified-tokens.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const validUntil = new Date(NOW.getTime() + 60_000);
const CLAIMS = {
  one: { kind: "account", id: 7, sessionId: "session-one", validUntil },
  other: { kind: "account", id: 7, sessionId: "session-other", validUntil },
  device: { kind: "device", id: 7, sessionId: "session-device", validUntil },
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function remembering() {
  const check = vi.fn<Tokens["verify"]>((token) => {
    const claims = Object.entries(CLAIMS).find(([name]) => name === token)?.[1];
    return claims && claims.validUntil > new Date() ? claims : null;
  });
  let announce = (_change: SessionsChange): void => undefined;
  const verify = rememberVerified(check, { onSessionsChange: (listener) => (announce = listener) });
  return { check, verify, announce: (change: SessionsChange) => announce(change) };
}

test("a good token is checked once, and says the same again", () => {
  const { check, verify } = remembering();
  expect([verify("one"), verify("one"), verify("other")]).toEqual([CLAIMS.one, CLAIMS.one, CLAIMS.other]);
  expect(check).toHaveBeenCalledTimes(2);
});

test("a token that was good is refused from the moment when it expires", () => {
  const { verify } = remembering();
  verify("one");
  vi.setSystemTime(validUntil.getTime() - 1);
  expect(verify("one")).toEqual(CLAIMS.one);
  vi.setSystemTime(validUntil);
  expect(verify("one")).toBeNull();
});

test("a token that is refused is checked each time", () => {
  const { check, verify } = remembering();
  expect([verify("forged"), verify("forged")]).toEqual([null, null]);
  expect(check).toHaveBeenCalledTimes(2);
});

test.each([
  [{ sessionIds: ["session-one"] }, ["one"]],
  [{ userId: 7 }, ["one", "other"]],
  [{ userId: 8 }, []],
])("after %o the tokens of those sessions are checked anew, and no others", (change, anew) => {
  const { check, verify, announce } = remembering();
  const names = Object.keys(CLAIMS);
  for (const name of names) verify(name);
  check.mockClear();
  announce(change);
  for (const name of names) verify(name);
  expect(check.mock.calls.flat()).toEqual(anew);
});
