import { expect } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { connect } from "#test/screens.ts";

const test = apiTest({ listen: true });

test("a process that stops ends its sockets' connections one after the other, and each of them comes back", async ({
  podium,
}) => {
  const { realtime } = podium.deps;
  const sockets = await Promise.all(Array.from({ length: 20 }, () => connect(podium.url)));
  const served = [...realtime.io.sockets.sockets.values()];
  const openThen = new Promise<number>((resolve) => {
    const stillOpen = () => served.filter(({ conn }) => conn.readyState === "open").length;
    served[4]?.once("disconnect", () => setImmediate(() => resolve(stillOpen())));
  });
  const ends = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => {
        socket.once("disconnect", (reason) => {
          resolve(`${reason}, comes back: ${socket.active}`);
          socket.disconnect();
        });
      }),
  );
  await realtime.disconnectAll();
  expect(await openThen).toBeGreaterThan(0);
  expect(new Set(await Promise.all(ends))).toEqual(new Set(["transport close, comes back: true"]));
});
