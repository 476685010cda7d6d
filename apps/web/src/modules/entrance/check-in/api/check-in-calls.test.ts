import { expect, it, vi } from "vitest";
import { pending } from "#test/network.ts";
import { checkInCalls } from "./check-in-calls.ts";

const ticket = { reservationId: 42, seatId: "T4-E" };
const line = { reservationId: 42, lineId: 7 };
const handOut = { count: 1, clientId: "6b0c2f8e-58a4-4b53-9d0c-0a3f0a9b7c12", device: "Toestel 1" };
const scan = { clientId: "6b0c2f8e-58a4-4b53-9d0c-0a3f0a9b7c11", device: "Toestel 1", showId: 1 };

it.each([
  ["loading the list", "getCheckInList", () => checkInCalls.loadList(1)],
  ["a scan", "scanSeat", () => checkInCalls.scan(ticket, scan)],
  ["a hand-out", "handOutProduct", () => checkInCalls.handOut(line, { ...handOut, token: undefined })],
  ["a hand-out taken back", "takeBackProduct", () => checkInCalls.takeBack({ ...line, handedOut: 1 })],
  ["sending hand-outs", "recordHandOuts", () => checkInCalls.sendHandOuts("Toestel 1", [])],
  ["an undone scan", "unscanSeat", () => checkInCalls.undoScan(ticket)],
  ["sending scans", "recordScans", () => checkInCalls.sendScans("Toestel 1", [])],
] as const)("%s ends when the server never responds, so that the next ticket gets its turn", async (_, route, call) => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const request = pending(route);
  const calling = call();
  await request.called();
  timeout.abort(new DOMException("The operation timed out.", "TimeoutError"));
  await expect(calling).rejects.toThrow("timed out");
});
