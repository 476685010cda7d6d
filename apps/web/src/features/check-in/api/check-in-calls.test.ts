// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { checkInCalls } from "./check-in-calls.ts";

afterEach(() => vi.restoreAllMocks());

const ticket = { reservationId: 42, seatId: "T4-E" };
const scan = { clientId: "6b0c2f8e-58a4-4b53-9d0c-0a3f0a9b7c11", device: "Toestel 1", showId: 1 };

it.each([
  ["loading the list", () => checkInCalls.loadList(1)],
  ["a scan", () => checkInCalls.scan(ticket, scan)],
  ["an undone scan", () => checkInCalls.undoScan(ticket)],
  ["sending scans", () => checkInCalls.sendScans("Toestel 1", [])],
])("%s ends when the server never responds, so that the next ticket gets its turn", async (_name, call) => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
    return promise;
  });
  const calling = call();
  timeout.abort(new DOMException("The operation timed out.", "TimeoutError"));
  await expect(calling).rejects.toThrow("timed out");
});
