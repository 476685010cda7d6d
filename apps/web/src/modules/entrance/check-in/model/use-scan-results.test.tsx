import { namedById } from "@podium/shared/halls/seat-names";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckInResult } from "./check-in-state.ts";
import { useScanResults } from "./use-scan-results.ts";

const FRAME_MS = 100;
const [ticket, other] = ["reservation:7;seat:T4-D;token:A", "reservation:7;seat:T4-E;token:B"];
const result = (ok: boolean): CheckInResult => ({
  ok,
  reservationId: 7,
  seats: [namedById("T4-D")],
  ticketType: null,
  movedTo: null,
  unpaid: false,
  guest: null,
  message: null,
  at: "",
  offline: false,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A scanner that admits each ticket once, and whose camera is paused while a result fills the screen. */
function openScanner() {
  const asked: string[] = [];
  const checkIn = {
    scan: async (text: string) => (asked.push(text), result(asked.indexOf(text) === asked.length - 1)),
    fail: () => result(false),
  };
  const { result: scanner } = renderHook(() => useScanResults(checkIn, false));
  return {
    asked,
    scanner,
    type: (text: string) => act(async () => scanner.current.type(text)),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    /** Lets the camera read these texts, one in each frame. */
    async watch(frames: ReadonlyArray<string | null>): Promise<void> {
      for (const text of frames) {
        await act(async () => void (scanner.current.shown === null && scanner.current.see(text)));
        await act(() => vi.advanceTimersByTimeAsync(FRAME_MS));
      }
    },
  };
}

const frames = (count: number, text: string | null) => Array.from({ length: count }, () => text);

describe("a ticket before the camera", () => {
  it("is scanned once however long it is held, also when the reader misses it in some frames", async () => {
    const { asked, watch } = openScanner();
    await watch(frames(60, ticket).map((text, index) => (index % 5 < 2 ? text : null)));
    expect(asked).toEqual([ticket]);
  });

  it("is scanned once beside another one, and each of them once", async () => {
    const { asked, watch } = openScanner();
    await watch(frames(60, ticket).map((text, index) => (index % 2 ? text : other)));
    expect(asked).toEqual([other, ticket]);
  });

  it("is scanned again once it has left the picture", async () => {
    const { asked, watch } = openScanner();
    await watch([...frames(30, ticket), ...frames(16, null), ticket]);
    expect(asked).toEqual([ticket, ticket]);
  });

  it("is scanned again after a while without a camera", async () => {
    const { asked, watch, pass } = openScanner();
    await watch([ticket]);
    await pass(11_000);
    await watch([ticket]);
    expect(asked).toEqual([ticket, ticket]);
  });

  it("is not lost when it comes while another one is being validated", async () => {
    const { asked, scanner, watch } = openScanner();
    await act(async () => {
      scanner.current.see(ticket);
      scanner.current.see(other);
    });
    await watch(frames(20, other));
    expect(asked).toEqual([ticket, other]);
  });
});

it("a hand scanner that reads a held ticket again scans it once, and one that is shown again twice", async () => {
  const { asked, type, pass } = openScanner();
  await type(ticket);
  await pass(1500);
  await type(ticket);
  expect(asked).toEqual([ticket]);
  await pass(3600);
  await type(ticket);
  await type(other);
  expect(asked).toEqual([ticket, ticket, other]);
});

it("a success fills the screen for one second, a refusal for one and a half", async () => {
  const { scanner, watch, type, pass } = openScanner();
  await type(ticket);
  expect(scanner.current.shown).toMatchObject({ ok: true });
  await pass(999);
  expect(scanner.current.shown).not.toBeNull();
  await pass(1);
  expect(scanner.current.shown).toBeNull();
  await watch([null]);
  await act(async () => scanner.current.fault());
  expect(scanner.current.shown).toMatchObject({ ok: false });
  await pass(1499);
  expect(scanner.current.shown).not.toBeNull();
  await pass(1);
  expect(scanner.current.shown).toBeNull();
});
