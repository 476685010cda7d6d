import { focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import type { ScanRecorded, SeatsChanged } from "@podium/shared/contracts/realtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sent, serverEmits, socket } from "#test/fake-socket.ts";
import { createConnection } from "./connection.ts";
import { createLiveQueries, type LiveQuery } from "./live-query.ts";
import { createRooms, type Rooms } from "./rooms.ts";

const KEY = ["present"];
const scan = (seatId: string, present = true) => ({ showId: 3, seatId, present });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let client: QueryClient;
let rooms: Rooms;
let live: ReturnType<typeof createLiveQueries>;
let fetches: { respond: (data: string[]) => Promise<void>; fail: () => Promise<void>; signal: AbortSignal }[];
let stops: (() => void)[];

beforeEach(async () => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const connection = createConnection({ token: () => null });
  await connection.open();
  rooms = createRooms(connection);
  live = createLiveQueries(client);
  fetches = [];
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  focusManager.setFocused(undefined);
  client.clear();
  vi.useRealTimers();
});

function fetchPresent(signal: AbortSignal): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  fetches.push({
    signal,
    respond: async (data) => {
      resolve(data);
      await pass(0);
    },
    fail: async () => {
      reject(new Error("offline"));
      await pass(0);
    },
  });
  return promise;
}

function open<Snapshot, Event>(query: Omit<LiveQuery<string[], Snapshot, Event>, "key" | "fetch">) {
  const defined: LiveQuery<string[], Snapshot, Event> = { ...query, key: KEY, fetch: fetchPresent };
  stops.push(new QueryObserver(client, live.options(defined)).subscribe(() => undefined));
  stops.push(live.subscribe(() => defined));
  return () => client.getQueryData(KEY);
}

const withScan = (present: string[], { seatId, present: isPresent }: Pick<ScanRecorded, "seatId" | "present">) =>
  isPresent ? [...new Set([...present, seatId])] : present.filter((id) => id !== seatId);
const openHall = () =>
  open({ room: rooms.hall(3), fromSnapshot: ({ presentSeatIds }) => presentSeatIds, apply: withScan });
const joinWith = async (...presentSeatIds: string[]) => {
  sent.at(-1)?.ack({ ok: true, showId: 3, presentSeatIds });
  await pass(0);
};

describe("a response that is older than what came since it was asked for", () => {
  it("gets the events applied again", async () => {
    const data = openHall();
    await pass(0);
    await joinWith("R1-A");
    await fetches[0]?.respond(["R1-A"]);
    await pass(25_000);
    serverEmits("scan:recorded", scan("R1-B"));
    serverEmits("scan:recorded", scan("R1-A", false));
    serverEmits("scan:recorded", { ...scan("R4-J"), showId: 4 });
    await joinWith("R1-A", "T1-A");
    expect(data()).toEqual(["T1-A", "R1-B"]);
  });

  it("gets the snapshot that came with joining, and what came after that", async () => {
    const data = openHall();
    await pass(0);
    await joinWith("R1-A", "R1-C");
    serverEmits("scan:recorded", scan("R1-D"));
    await fetches[0]?.respond(["R1-A"]);
    expect(data()).toEqual(["R1-A", "R1-C", "R1-D"]);
  });

  it("gets what the screen itself changed", async () => {
    const data = open({});
    await fetches[0]?.respond(["R1-A"]);
    const done = live.refetch(KEY);
    await pass(0);
    live.change<string[]>(KEY, (present) => [...present, "R1-B"]);
    live.change(["other"], () => []);
    await fetches[1]?.respond(["R1-A"]);
    await done;
    expect(data()).toEqual(["R1-A", "R1-B"]);
  });

  it("is believed when it was asked for after the event", async () => {
    const data = openHall();
    await pass(0);
    await joinWith("R1-A");
    await fetches[0]?.respond(["R1-A"]);
    serverEmits("scan:recorded", scan("R1-B"));
    await pass(25_000);
    await joinWith("R1-A");
    expect(data()).toEqual(["R1-A"]);
  });
});

describe("an event that only says that something changed", () => {
  const openPayments = () => open({ room: rooms.payments });

  it("triggers a fetch, one for a burst", async () => {
    openPayments();
    await pass(0);
    sent[0]?.ack({ ok: true });
    await fetches[0]?.respond([]);
    await pass(1000);
    await fetches.at(-1)?.respond([]);
    const before = fetches.length;
    for (let id = 0; id < 40; id++) serverEmits("payment:changed", { reservation: { id } });
    await pass(100);
    expect(fetches).toHaveLength(before + 1);
  });

  it("lets a fetch that is under way end, and fetches once more, as that began before the event", async () => {
    const data = openPayments();
    await pass(0);
    serverEmits("payment:changed", { reservation: { id: 1 } });
    await pass(500);
    expect([fetches.length, fetches[0]?.signal.aborted]).toEqual([1, false]);
    await fetches[0]?.respond(["old"]);
    expect(data()).toEqual(["old"]);
    await fetches[1]?.respond(["new"]);
    expect(data()).toEqual(["new"]);
  });
});

describe("a message that was lost", () => {
  it("is repaired within 25 s while the page is visible, and at once when it becomes visible", async () => {
    const data = open({});
    await fetches[0]?.respond(["old"]);
    await pass(25_000);
    await fetches[1]?.respond(["new"]);
    expect(data()).toEqual(["new"]);
    focusManager.setFocused(false);
    await pass(120_000);
    expect(fetches).toHaveLength(2);
    focusManager.setFocused(true);
    await pass(0);
    expect(fetches).toHaveLength(3);
  });

  it("is repaired at each new connection", async () => {
    openHall();
    await pass(0);
    await joinWith();
    await fetches[0]?.respond([]);
    serverEmits("connect");
    await joinWith("R1-A");
    expect(client.getQueryData(KEY)).toEqual(["R1-A"]);
  });

  it("is repaired by the server in the room of a show, as long as one is in it", async () => {
    open<{ seats: SeatsChanged["seats"] }, SeatsChanged>({
      room: rooms.show(3),
      fromSnapshot: ({ seats }) => seats.map(({ seatId }) => seatId),
      apply: (data) => data,
    });
    await pass(0);
    await fetches[0]?.respond(["R1-A"]);
    sent[0]?.ack({ ok: true, showId: 3, seats: [] });
    await pass(60_000);
    expect([fetches.length, sent.length]).toEqual([1, 1]);
    socket.connected = false;
    await pass(25_000);
    expect(fetches).toHaveLength(2);
  });

  it("is repaired by a fetch in such a room where the data does not come with the room", async () => {
    const data = open({ room: rooms.show(3) });
    await pass(0);
    sent[0]?.ack({ ok: true, showId: 3, seats: [] });
    await fetches[0]?.respond(["old"]);
    await pass(100);
    await fetches[1]?.fail();
    await pass(25_000);
    await fetches[2]?.fail();
    await pass(5000);
    await fetches[3]?.respond(["new"]);
    expect(data()).toEqual(["new"]);
  });

  it("is repaired by a fetch in such a room after one that failed", async () => {
    open<{ seats: SeatsChanged["seats"] }, SeatsChanged>({
      room: rooms.show(3),
      fromSnapshot: () => [],
      apply: (data, _event, refetch) => (refetch(), data),
    });
    await pass(0);
    sent[0]?.ack({ ok: true, showId: 3, seats: [] });
    await fetches[0]?.respond([]);
    serverEmits("seats:changed", { showId: 3, seats: [] });
    socket.connected = false;
    await pass(100);
    socket.connected = true;
    await fetches[1]?.fail();
    await pass(25_000);
    expect(sent).toHaveLength(2);
  });

  it("is asked for again soon when that failed, and by a fetch where no snapshot comes", async () => {
    openHall();
    await fetches[0]?.fail();
    // A join without a response times out after 8 s.
    await pass(25_000 + 8000);
    expect(fetches).toHaveLength(2);
    await fetches[1]?.fail();
    await pass(5000 + 8000);
    expect(fetches).toHaveLength(3);
  });
});

it("is followed once for all observers, until the last one unsubscribes", async () => {
  openHall();
  openHall();
  await pass(0);
  expect(sent).toHaveLength(1);
  for (const stop of stops.splice(0)) stop();
  await pass(60_000);
  expect(sent.map(({ event }) => event)).toEqual(["hall:join", "hall:leave"]);
  expect(fetches).toHaveLength(1);
});

it("asks by its own measure when it is given one", async () => {
  open({ repairEvery: (data) => (data?.includes("final") ? 25_000 : 3000) });
  await fetches[0]?.respond([]);
  await pass(3000);
  await fetches[1]?.respond(["final"]);
  await pass(3000);
  await pass(21_000);
  const before = fetches.length;
  await pass(1000);
  expect([before, fetches.length]).toEqual([2, 3]);
});
