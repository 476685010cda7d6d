import { expect, onTestFinished, vi } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { connect } from "#test/screens.ts";

const test = apiTest({ listen: true });

test("a process that stops ends its sockets' connections one after the other, and each of them comes back", async ({
  podium,
}) => {
  const { realtime } = podium.deps;
  const sockets = await Promise.all(Array.from({ length: 20 }, () => connect(podium.url)));
  const served = [...realtime.io.sockets.sockets.values()];
  const open = () => served.filter(({ conn }) => conn.readyState === "open").length;
  // Time passes when the test says so: on a busy machine it may jump over the turns of all of them.
  let now = Math.ceil(performance.now());
  const time = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => time.mockRestore());
  const ends = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => {
        socket.once("disconnect", (reason) => {
          resolve(`${reason}, comes back: ${socket.active}`);
          socket.disconnect();
        });
      }),
  );
  const stopped = realtime.disconnectAll();
  await Promise.race(ends);
  expect(open()).toBe(19);
  now += 1000;
  await expect.poll(open).toBe(9);
  now += 1000;
  await stopped;
  expect(new Set(await Promise.all(ends))).toEqual(new Set(["transport close, comes back: true"]));
});
