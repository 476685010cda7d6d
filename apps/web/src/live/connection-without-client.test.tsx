import { expect, it, vi } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { type ConnectionState, createConnection } from "./connection.ts";

it("is lost, and stays so until it is there, when its own script cannot be loaded", async () => {
  vi.doMock("socket.io-client", () => {
    throw new Error("no network");
  });
  const states: ConnectionState[] = [];
  const connection = createConnection({ token: () => null, onState: (state) => void states.push(state) });
  await expect(connection.open()).rejects.toThrow("mocking a module");
  await expect(connection.open()).rejects.toThrow("mocking a module");
  expect(new Set(states.slice(1))).toEqual(new Set(["lost"]));

  vi.doMock("socket.io-client", () => import("#test/fake-socket.ts"));
  await connection.open();
  expect(states.at(-1)).toBe("lost");
  serverEmits("connect");
  expect(states.at(-1)).toBe("connected");
});
