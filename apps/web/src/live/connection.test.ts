import { expect, it } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { type ConnectionState, createConnection } from "./connection.ts";

it("is lost at once when the network goes before the first handshake is done", async () => {
  const states: ConnectionState[] = [];
  const connection = createConnection({ token: () => null, onState: (state) => void states.push(state) });
  connection.loseNetwork();
  await connection.open();
  connection.loseNetwork();
  serverEmits("connect");
  // An open connection notices by itself.
  connection.loseNetwork();
  connection.regainNetwork();
  expect(states).toEqual(["connecting", "lost", "connected"]);
});
