import { Encoder, PacketType } from "socket.io-parser";
import { expect, test } from "vitest";
import { PreparedResponse, preparedParser } from "./prepared-response.ts";

const response = { ok: true as const, showId: 3, seats: [{ seatId: "R1-A", status: "held", version: 2 }] };
const [socketIo, ours] = [new Encoder(), new preparedParser.Encoder()];

test.each([
  { nsp: "/", id: 7 },
  { nsp: "/", id: 0 },
  { nsp: "/hall", id: 12 },
])("a prepared response to %j is written as Socket.IO writes it", (address) => {
  const packet = { type: PacketType.ACK, ...address };
  expect(ours.encode({ ...packet, data: [new PreparedResponse(response)] })).toEqual(
    socketIo.encode({ ...packet, data: [response] }),
  );
});

test.each([
  { type: PacketType.ACK, nsp: "/", id: 7, data: [response] },
  { type: PacketType.EVENT, nsp: "/", data: ["seats:changed", response] },
  { type: PacketType.CONNECT, nsp: "/", data: { sid: "x" } },
  { type: PacketType.DISCONNECT, nsp: "/" },
])("every other packet too: $type", (packet) => {
  expect(ours.encode({ ...packet })).toEqual(socketIo.encode({ ...packet }));
});
