import type { RealtimeRefusal } from "@podium/shared/contracts/realtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { roomListeners, sent, serverEmits, socket } from "#test/fake-socket.ts";
import { createConnection } from "./connection.ts";
import type { RoomFollower } from "./room.ts";
import { createRooms, type Rooms } from "./rooms.ts";

const events = () => sent.map(({ event, showId }) => `${event} ${showId ?? ""}`.trim());
const follower = () => ({
  onJoined: vi.fn<RoomFollower<unknown, unknown>["onJoined"]>(),
  onEvent: vi.fn<RoomFollower<unknown, unknown>["onEvent"]>(),
});
const settle = () => vi.advanceTimersByTimeAsync(0);
const seat = (seatId: string, version: number) => ({ seatId, status: "held", version });
const refusal: RealtimeRefusal = { ok: false, code: "UNAVAILABLE", message: "Even geduld." };

let rooms: Rooms;
const leave: (() => void)[] = [];
beforeEach(async () => {
  vi.useFakeTimers();
  const connection = createConnection({ token: () => null });
  await connection.open();
  rooms = createRooms(connection);
});
afterEach(() => {
  for (const each of leave.splice(0)) each();
  vi.useRealTimers();
});

describe("a room that several parts of a page follow", () => {
  it("is joined once for all that come together, for each of them", async () => {
    const parts = [follower(), follower(), follower()];
    for (const part of parts) leave.push(rooms.payments.enter(part).leave);
    await settle();
    expect(events()).toEqual(["payments:join"]);
    sent[0]?.ack({ ok: true });
    const late = follower();
    leave.push(rooms.payments.enter(late).leave);
    await settle();
    expect(events()).toEqual(["payments:join"]);
    serverEmits("payment:changed", { reservation: { id: 7 } });
    for (const part of [...parts, late]) {
      expect(part.onJoined).toHaveBeenCalledTimes(1);
      expect(part.onEvent).toHaveBeenCalledExactlyOnceWith({ reservation: { id: 7 } });
    }
  });

  it("gets the seats as a list, also from a server that sends them as one text", async () => {
    for (const response of [{ seats: [seat("R1-A", 2)] }, { seats: [], packed: "R1 A=h2" }]) {
      const part = follower();
      const membership = rooms.show(4).enter(part);
      await settle();
      sent.at(-1)?.ack({ ok: true, showId: 4, ...response });
      expect(part.onJoined).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ showId: 4, seats: [seat("R1-A", 2)] }),
      );
      membership.leave();
    }
  });

  it("is left only when the last one leaves", async () => {
    const [one, other] = [follower(), follower()];
    const first = rooms.show(3).enter(one);
    const second = rooms.show(3).enter(other);
    await settle();
    sent[0]?.ack({ ok: true, showId: 3, seats: [] });
    first.leave();
    first.leave();
    expect(events()).toEqual(["show:join 3"]);
    const changed = { showId: 3, seats: [seat("R1-A", 2)] };
    serverEmits("seats:changed", changed);
    expect(other.onEvent).toHaveBeenCalledExactlyOnceWith(changed);
    expect(one.onEvent).not.toHaveBeenCalled();
    second.leave();
    expect(events()).toEqual(["show:join 3", "show:leave 3"]);
    expect(roomListeners()).toBe(0);
  });

  it("is left at the server too, whichever room it is", async () => {
    for (const room of [rooms.show(3), rooms.hall(3), rooms.payments]) {
      const { leave: leaveRoom } = room.enter(follower());
      await settle();
      leaveRoom();
    }
    expect(events().filter((event) => event.includes("leave"))).toEqual([
      "show:leave 3",
      "hall:leave 3",
      "payments:leave",
    ]);
  });

  it("gives each that comes later a snapshot of that moment", async () => {
    leave.push(rooms.show(3).enter(follower()).leave);
    await settle();
    sent[0]?.ack({ ok: true, showId: 3, seats: [] });
    const late = follower();
    leave.push(rooms.show(3).enter(late).leave);
    await settle();
    expect(events()).toEqual(["show:join 3", "show:join 3"]);
    expect(late.onJoined).not.toHaveBeenCalled();
    sent[1]?.ack({ ok: true, showId: 3, seats: [seat("R1-A", 2)] });
    expect(late.onJoined).toHaveBeenCalledExactlyOnceWith({ ok: true, showId: 3, seats: [seat("R1-A", 2)] });
  });

  it("says nothing of other shows", async () => {
    const part = follower();
    leave.push(rooms.hall(3).enter(part).leave);
    await settle();
    serverEmits("scan:recorded", { showId: 4, seatId: "R1-A", present: true });
    expect(part.onEvent).not.toHaveBeenCalled();
  });
});

describe("a join", () => {
  it("replays, after its snapshot, the events since it was sent", async () => {
    const received: string[] = [];
    leave.push(
      rooms.hall(3).enter({
        onJoined: ({ presentSeatIds }) => received.push(`snapshot ${presentSeatIds.join()}`),
        onEvent: ({ seatId }) => received.push(seatId),
      }).leave,
    );
    await settle();
    serverEmits("scan:recorded", { showId: 3, seatId: "R1-B", present: true });
    sent[0]?.ack({ ok: true, showId: 3, presentSeatIds: ["R1-A"] });
    serverEmits("scan:recorded", { showId: 3, seatId: "R1-C", present: true });
    expect(received).toEqual(["R1-B", "snapshot R1-A", "R1-B", "R1-C"]);
  });

  it("is repeated on each connection; the response to an earlier one is ignored", async () => {
    const part = follower();
    leave.push(rooms.payments.enter(part).leave);
    await settle();
    serverEmits("connect");
    expect(events()).toEqual(["payments:join", "payments:join"]);
    sent[0]?.ack({ ok: true });
    expect(part.onJoined).not.toHaveBeenCalled();
    sent[1]?.ack({ ok: true });
    expect(part.onJoined).toHaveBeenCalledTimes(1);
  });

  it("is repeated when it failed on the server, for all followers of the room", async () => {
    const [early, late] = [follower(), follower()];
    leave.push(rooms.show(3).enter(early).leave);
    await settle();
    sent[0]?.ack({ ok: true, showId: 3, seats: [] });
    leave.push(rooms.show(3).enter(late).leave);
    await settle();
    sent[1]?.ack(refusal);
    expect(late.onJoined).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3000);
    sent[2]?.ack({ ok: true, showId: 3, seats: [] });
    expect([early.onJoined.mock.calls.length, late.onJoined.mock.calls.length]).toEqual([2, 1]);
  });

  it("is repeated after a timeout without a response", async () => {
    leave.push(rooms.show(3).enter(follower()).leave);
    await vi.advanceTimersByTimeAsync(8000);
    expect(events()).toEqual(["show:join 3"]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(events()).toEqual(["show:join 3", "show:join 3"]);
  });

  it("is not made again once it is refused for good", async () => {
    leave.push(rooms.show(3).enter(follower()).leave);
    await settle();
    sent[0]?.ack({ ...refusal, code: "SHOW_NOT_FOUND" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events()).toEqual(["show:join 3"]);
  });

  it("can be asked for again, and says whether a new snapshot came", async () => {
    const part = follower();
    const following = rooms.show(3).enter(part);
    leave.push(following.leave);
    await settle();
    sent[0]?.ack({ ok: true, showId: 3, seats: [] });
    const again = following.rejoin();
    sent[1]?.ack({ ok: true, showId: 3, seats: [] });
    expect(await again).toBe(true);
    expect(part.onJoined).toHaveBeenCalledTimes(2);
    socket.connected = false;
    expect(await following.rejoin()).toBe(false);
  });
});

describe("a room of one's own, which the server joins by itself", () => {
  it("has missed nothing on a connection that was there before, and perhaps something on a new one", async () => {
    const part = follower();
    leave.push(rooms.ownReservations.enter(part).leave);
    await settle();
    serverEmits("reservation:changed", { reservation: { id: 7 } });
    expect(part.onEvent).toHaveBeenCalledExactlyOnceWith({ reservation: { id: 7 } });
    expect(part.onJoined).not.toHaveBeenCalled();
    serverEmits("connect");
    expect(part.onJoined).toHaveBeenCalledTimes(1);
    expect(events()).toEqual([]);
  });

  it("is entered by a first connection that comes later", async () => {
    socket.connected = false;
    const part = follower();
    leave.push(rooms.ownCart.enter(part).leave);
    await settle();
    socket.connected = true;
    serverEmits("connect");
    expect(part.onJoined).toHaveBeenCalledTimes(1);
  });
});
