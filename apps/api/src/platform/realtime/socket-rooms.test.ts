import { EventEmitter } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import * as z from "zod";
import { DomainError } from "#platform/process/domain-error.ts";
import type { RealtimeSocket } from "./realtime.ts";
import { handleRoom } from "./socket-rooms.ts";

/** A room whose snapshot is `read`, with a list of what happened in which order. */
function roomWith(read: () => Promise<string[]>) {
  const steps: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    data: {},
    join: async (room: string) => void steps.push(`join ${room}`),
    leave: async (room: string) => void steps.push(`leave ${room}`),
  });
  handleRoom(socket as unknown as RealtimeSocket, {
    join: "hall:join",
    leave: "hall:leave",
    schema: z.object({ showId: z.number() }),
    of: ({ showId }) => `hall:${showId}`,
    async snapshot({ showId }) {
      steps.push("snapshot");
      return { showId, presentSeatIds: await read() };
    },
    logger: pino({ level: "silent" }),
  });
  const join = (message: unknown = { showId: 7 }) => new Promise((ack) => socket.emit("hall:join", message, ack));
  return { steps, join };
}

async function joinWith(read: () => Promise<string[]>, message?: unknown) {
  const { steps, join } = roomWith(read);
  return { response: await join(message), steps };
}

test("a socket joins first and reads the snapshot then, so that no change falls in between", async () => {
  const { steps, response } = await joinWith(async () => ["R1-A"]);
  expect(steps).toEqual(["join hall:7", "snapshot"]);
  expect(response).toEqual({ ok: true, showId: 7, presentSeatIds: ["R1-A"] });
});

test.each([
  ["is refused by a rule", new DomainError("SHOW_NOT_FOUND"), "SHOW_NOT_FOUND"],
  ["cannot be read", new Error("the database is unreachable"), "UNAVAILABLE"],
])("a socket whose snapshot %s gets the error and leaves the room again", async (_name, error, code) => {
  const { steps, response } = await joinWith(() => Promise.reject(error));
  expect(steps).toEqual(["join hall:7", "snapshot", "leave hall:7"]);
  expect(response).toEqual({ ok: false, code, message: expect.stringMatching(/\w/) });
});

test("a join that fails leaves its socket in the room that another join entered", async () => {
  const slow = Promise.withResolvers<string[]>();
  const reads = [slow.promise, Promise.resolve(["R1-A"])];
  const { steps, join } = roomWith(() => reads.shift() ?? Promise.resolve([]));
  const failing = join();
  expect(await join()).toMatchObject({ ok: true });
  slow.reject(new Error("the database is unreachable"));
  expect(await failing).toMatchObject({ ok: false });
  expect(steps).not.toContain("leave hall:7");
});

test("a request that the schema refuses joins nothing", async () => {
  const { steps, response } = await joinWith(async () => [], { showId: "7" });
  expect(steps).toEqual([]);
  expect(response).toMatchObject({ ok: false, code: "INVALID_INPUT" });
});
