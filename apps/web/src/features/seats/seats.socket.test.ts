import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { store } from "#platform/state.ts";
import { hallPhaseAtom } from "./seats.atoms.ts";
import { followShow } from "./seats.socket.ts";

const { joined, left, connection } = vi.hoisted(() => ({
  joined: [] as number[],
  left: [] as number[],
  connection: { is: (_state: string): void => undefined },
}));
vi.mock("#platform/rooms.ts", () => ({
  followShow: (showId: number) => {
    joined.push(showId);
    return { leave: () => left.push(showId), joinAgain: () => Promise.resolve(false) };
  },
}));
vi.mock("#platform/socket.ts", async () => {
  const { atom, store: shared } = await import("#platform/state.ts");
  const connectionAtom = atom("idle");
  connection.is = (state) => shared.set(connectionAtom, state);
  return { connectionAtom };
});
vi.mock("./api/list-available-seats.ts", () => ({ fetchAvailableSeats: () => Promise.resolve(new Set(["R1-A"])) }));

beforeEach(() => {
  vi.useFakeTimers();
  joined.length = 0;
  left.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test("who only looks sees the hall at once, and opens the connection a moment later", async () => {
  const leave = followShow(1, 1000);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(hallPhaseAtom(1))).toBe("ready");
  await vi.advanceTimersByTimeAsync(999);
  expect(joined).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(joined).toEqual([1]);
  leave();
  expect(left).toEqual([1]);
});

test("who leaves before that never opens it", async () => {
  followShow(2, 1000)();
  await vi.advanceTimersByTimeAsync(5000);
  expect(joined).toEqual([]);
});

test("where the connection stands already, another show does not wait for it", () => {
  const leave = followShow(3);
  expect(joined).toEqual([3]);
  connection.is("connected");
  followShow(4, 1000)();
  expect(joined).toEqual([3, 4]);
  leave();
});
