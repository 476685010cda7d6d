import { setTimeout as sleep } from "node:timers/promises";
import { rooms, type SeatsChanged } from "@podium/shared/contracts/realtime";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { Redis } from "ioredis";
import type { Figure } from "#bench/figures.ts";
import type { BenchServer } from "./bench-server.ts";
import { openLightScreen, openMany } from "./screens.ts";

const SHOWS = 1000;
const PROCESSES = 4;
/** BENCH_CHANGES_A_SECOND sets another pace. */
const CHANGES_A_SECOND = Number(process.env.BENCH_CHANGES_A_SECOND || 100);
const SHARE_OF_TODAY = 1 / 3;
const WAIT_MS = 60_000;

async function messagesReadBy(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^podium_messages_read_total\{for="room"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

/** Counts the messages to rooms, by room, and what they weigh. */
async function watchMessages(url: string) {
  const client = new Redis(url);
  const byRoom = new Map<string, number>();
  const total = { messages: 0, bytes: 0 };
  await client.psubscribe("podium:room:*");
  client.on("pmessage", (_pattern, channel, text) => {
    const room = channel.replace("podium:room:", "");
    byRoom.set(room, (byRoom.get(room) ?? 0) + 1);
    total.messages += 1;
    total.bytes += text.length;
  });
  return { byRoom, total, stop: () => client.disconnect() };
}

/** A screen for each show, and a seat held in each show at another process than that of its screen. */
export async function benchChannels(server: BenchServer): Promise<Figure> {
  const others = await Promise.all(Array.from({ length: PROCESSES - 1 }, () => server.startAnother()));
  const urls = [server, ...others].map(({ url }) => url);
  const urlOf = (index: number): string => urls[index % PROCESSES] ?? "";
  const shows = await server.makeShows(SHOWS);
  const users = await server.makeUsers(SHOWS);
  const seen = new Set<number>();
  const screens = await openMany(SHOWS, async (index) => {
    const screen = await openLightScreen(urlOf(index), (event, payload) => {
      if (event === "seats:changed") seen.add((payload as SeatsChanged).showId);
    });
    await screen.ask("show:join", { showId: shows[index] });
    return screen;
  });

  const sent = await watchMessages(server.env.REDIS_URL);
  const before = await Promise.all(urls.map(messagesReadBy));
  const calls: Array<Promise<unknown>> = [];
  for (const [index, showId] of shows.entries()) {
    const user = server.apiOf(users[index]?.token, urlOf(index + 1));
    calls.push(user.addSeat({ params: { showId, seatId: ALL_SEATS[0] ?? "" } }));
    await sleep(1000 / CHANGES_A_SECOND);
  }
  await Promise.all(calls);
  const until = performance.now() + WAIT_MS;
  while (seen.size < SHOWS && performance.now() < until) await sleep(50);
  const read = (await Promise.all(urls.map(messagesReadBy))).map((count, index) => count - (before[index] ?? 0));
  sent.stop();
  for (const screen of screens) screen.disconnect();
  for (const other of others) await other.stop();

  const followed = urls.map((_, process) =>
    shows
      .filter((_show, index) => index % PROCESSES === process)
      .reduce((sum, showId) => sum + (sent.byRoom.get(rooms.show(showId)) ?? 0), 0),
  );
  const most = Math.max(...read);
  const { messages, bytes } = sent.total;
  return {
    name: `${SHOWS} shows with a screen and a change each, ${PROCESSES} processes, ${CHANGES_A_SECOND} changes a second`,
    measured: `${seen.size} changes on their screens; of ${messages} messages (${Math.round(bytes / 1000)} kB) the processes read ${read.join(", ")}; their screens follow ${followed.join(", ")}`,
    aim: "every change seen; each process reads at most what its screens follow, and a third of all messages",
    reached:
      seen.size === SHOWS &&
      read.every((count, index) => count <= (followed[index] ?? 0)) &&
      most <= messages * SHARE_OF_TODAY,
  };
}
