import type { RealtimeRefusal } from "@podium/shared/realtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followHall, followPayments } from "./desk-rooms.ts";
import { followShow } from "./rooms.ts";
import type { Follower } from "./socket-room.ts";

type Listener = (payload?: unknown) => void;
interface Sent {
  event: string;
  showId: number | undefined;
  answer: (answer: object) => void;
}
const { sent, listeners, socket } = vi.hoisted(() => {
  const asked: Sent[] = [];
  const heard = new Map<string, Set<Listener>>();
  return {
    sent: asked,
    listeners: heard,
    socket: {
      connected: true,
      on: (event: string, listener: Listener) => heard.set(event, (heard.get(event) ?? new Set()).add(listener)),
      off: (event: string, listener: Listener) => heard.get(event)?.delete(listener),
      emit: (event: string, request: { showId?: number }, answer: Sent["answer"]) =>
        asked.push({ event, showId: request.showId, answer }),
    },
  };
});
vi.mock("./socket.ts", () => ({ openSocket: () => Promise.resolve(socket) }));

const tell = (event: string, payload?: unknown): void => listeners.get(event)?.forEach((listener) => listener(payload));
const events = () => sent.map(({ event, showId }) => `${event} ${showId ?? ""}`.trim());
const follower = () => ({
  onJoined: vi.fn<Follower<unknown, unknown>["onJoined"]>(),
  onNews: vi.fn<Follower<unknown, unknown>["onNews"]>(),
  onFailed: vi.fn<() => void>(),
});
const settle = () => vi.advanceTimersByTimeAsync(0);
const seat = (seatId: string, version: number) => ({ seatId, status: "held", version });
const refusal: RealtimeRefusal = { ok: false, code: "UNAVAILABLE", message: "Even geduld." };

const leave: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  socket.connected = true;
});
afterEach(() => {
  for (const each of leave.splice(0)) each();
  sent.length = 0;
  vi.useRealTimers();
});

describe("a room that several parts of a page follow", () => {
  it("is joined once for all that come together, and told to each", async () => {
    const parts = [follower(), follower(), follower()];
    for (const part of parts) leave.push(followPayments(part).leave);
    await settle();
    expect(events()).toEqual(["payments:join"]);
    sent[0]?.answer({ ok: true });
    const late = follower();
    leave.push(followPayments(late).leave);
    await settle();
    expect(events()).toEqual(["payments:join"]);
    tell("payment:changed", { reservation: { id: 7 } });
    for (const part of [...parts, late]) {
      expect(part.onJoined).toHaveBeenCalledTimes(1);
      expect(part.onNews).toHaveBeenCalledExactlyOnceWith({ id: 7 });
    }
  });

  it("is left only when the last one leaves", async () => {
    const [one, other] = [follower(), follower()];
    const first = followShow(3, one);
    const second = followShow(3, other);
    await settle();
    sent[0]?.answer({ ok: true, showId: 3, seats: [] });
    first.leave();
    first.leave();
    expect(events()).toEqual(["show:join 3"]);
    const changed = { showId: 3, seats: [seat("R1-A", 2)] };
    tell("seats:changed", changed);
    expect(other.onNews).toHaveBeenCalledExactlyOnceWith(changed);
    expect(one.onNews).not.toHaveBeenCalled();
    second.leave();
    expect(events()).toEqual(["show:join 3", "show:leave 3"]);
    expect([...listeners.values()].flatMap((set) => [...set])).toEqual([]);
  });

  it("gives each that comes later a picture of that moment", async () => {
    leave.push(followShow(3, follower()).leave);
    await settle();
    sent[0]?.answer({ ok: true, showId: 3, seats: [] });
    const late = follower();
    leave.push(followShow(3, late).leave);
    await settle();
    expect(events()).toEqual(["show:join 3", "show:join 3"]);
    expect(late.onJoined).not.toHaveBeenCalled();
    sent[1]?.answer({ ok: true, showId: 3, seats: [seat("R1-A", 2)] });
    expect(late.onJoined).toHaveBeenCalledExactlyOnceWith({ ok: true, showId: 3, seats: [seat("R1-A", 2)] });
  });

  it("says nothing of other shows", async () => {
    const part = follower();
    leave.push(followHall(3, part).leave);
    await settle();
    tell("scan:recorded", { showId: 4, seatId: "R1-A", present: true });
    expect(part.onNews).not.toHaveBeenCalled();
  });
});

describe("a join", () => {
  it("tells again, after its picture, what was heard since it was asked", async () => {
    const told: string[] = [];
    leave.push(
      followHall(3, {
        onJoined: ({ presentSeatIds }) => told.push(`picture ${presentSeatIds.join()}`),
        onNews: ({ seatId }) => told.push(seatId),
      }).leave,
    );
    await settle();
    tell("scan:recorded", { showId: 3, seatId: "R1-B", present: true });
    sent[0]?.answer({ ok: true, showId: 3, presentSeatIds: ["R1-A"] });
    tell("scan:recorded", { showId: 3, seatId: "R1-C", present: true });
    expect(told).toEqual(["R1-B", "picture R1-A", "R1-B", "R1-C"]);
  });

  it("is made anew at each connection; the answer to the one before counts no longer", async () => {
    const part = follower();
    leave.push(followPayments(part).leave);
    await settle();
    tell("connect");
    expect(events()).toEqual(["payments:join", "payments:join"]);
    sent[0]?.answer({ ok: true });
    expect(part.onJoined).not.toHaveBeenCalled();
    sent[1]?.answer({ ok: true });
    expect(part.onJoined).toHaveBeenCalledTimes(1);
  });

  it("that the server could not answer is made again, for everybody in the room", async () => {
    const [early, late] = [follower(), follower()];
    leave.push(followShow(3, early).leave);
    await settle();
    sent[0]?.answer({ ok: true, showId: 3, seats: [] });
    leave.push(followShow(3, late).leave);
    await settle();
    sent[1]?.answer(refusal);
    expect([early.onFailed.mock.calls.length, late.onFailed.mock.calls.length]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(3000);
    sent[2]?.answer({ ok: true, showId: 3, seats: [] });
    expect([early.onJoined.mock.calls.length, late.onJoined.mock.calls.length]).toEqual([2, 1]);
  });

  it("that is never answered counts as failed after a while", async () => {
    const part = follower();
    leave.push(followShow(3, part).leave);
    await vi.advanceTimersByTimeAsync(8000);
    expect(part.onFailed).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(events()).toEqual(["show:join 3", "show:join 3"]);
  });

  it("that is refused for good is not made again", async () => {
    leave.push(followShow(3, follower()).leave);
    await settle();
    sent[0]?.answer({ ...refusal, code: "SHOW_NOT_FOUND" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events()).toEqual(["show:join 3"]);
  });

  it("can be asked for again, and says whether a new picture came", async () => {
    const part = follower();
    const following = followShow(3, part);
    leave.push(following.leave);
    await settle();
    sent[0]?.answer({ ok: true, showId: 3, seats: [] });
    const again = following.joinAgain();
    sent[1]?.answer({ ok: true, showId: 3, seats: [] });
    expect(await again).toBe(true);
    expect(part.onJoined).toHaveBeenCalledTimes(2);
    socket.connected = false;
    expect(await following.joinAgain()).toBe(false);
  });
});
