import type { Reservation } from "@podium/shared/contracts/reservations";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "#test/fake-server.ts";
import { queryClient } from "./query-client.ts";
import { changeWord, noteScan, useShowReservations, withReservation } from "./reservation-feed.ts";

const { listeners } = vi.hoisted(() => ({ listeners: new Map<string, (payload: unknown) => void>() }));
vi.mock("./socket.ts", () => ({
  openSocket: () =>
    Promise.resolve({
      connected: true,
      on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
      off: (event: string) => listeners.delete(event),
      emit: () => undefined,
    }),
}));
afterEach(() => queryClient.clear());

const pending: Reservation = {
  id: 7,
  confirmed: false,
  status: "PENDING",
  reservedAt: "2026-11-20T10:00:00.000Z",
  expiresAt: "2026-11-27T10:00:00.000Z",
  totalprice: 24,
  paymentMethod: "MANUAL",
  show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
  user: { id: 2, firstname: "An", lastname: "Peeters", email: "an@podium.example", number: "0470123456" },
  seats: [{ id: 1, seat: { seatId: "R1-A" }, scannedAt: null }],
  guestCount: 1,
};

describe("the word on a row that changed", () => {
  it("tells what is new from what was paid or lapsed", () => {
    expect(changeWord(undefined, pending)).toBe("Nieuw");
    expect(changeWord(pending, { ...pending, status: "CONFIRMED", confirmed: true })).toBe("Betaald");
    expect(changeWord(pending, { ...pending, status: "EXPIRED" })).toBe("Vervallen");
  });

  it("is missing when the same news comes twice", () => {
    expect(changeWord(pending, { ...pending })).toBeNull();
  });

  it("says so when only the seats are others", () => {
    expect(changeWord(pending, { ...pending, seats: [{ id: 2, seat: { seatId: "R1-B" }, scannedAt: null }] })).toBe(
      "Gewijzigd",
    );
  });
});

it("keeps the place of a reservation that changes and puts a new one first", () => {
  const other = { ...pending, id: 8 };
  expect(withReservation([other, pending], { ...pending, totalprice: 12 }).map(({ id }) => id)).toEqual([8, 7]);
  expect(withReservation([pending], other).map(({ id }) => id)).toEqual([8, 7]);
});

describe("the reservations of a show that are asked anew", () => {
  const PATH = "/api/admin/reservations";
  /** A screen with one reservation that has just asked for the show's reservations again. */
  async function asking() {
    const server = fakeServer();
    const { result } = renderHook(() => useShowReservations(1), {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(QueryClientProvider, { client: queryClient }, children),
    });
    await act(() => server.last("GET", PATH).answer(200, [pending]));
    await waitFor(() => expect(result.current.data).toEqual([pending]));
    act(() => void result.current.refetch());
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    return async () => {
      await act(() => server.last("GET", PATH).answer(200, [pending]));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      return result.current.data;
    };
  }
  const change = (reservation: Reservation) => act(() => listeners.get("payment:changed")?.({ reservation }));
  const paid: Reservation = { ...pending, status: "CONFIRMED", confirmed: true };

  it("stay as they were heard to be since", async () => {
    const answer = await asking();
    change(paid);
    change({ ...pending, id: 8 });
    expect(await answer()).toEqual([{ ...pending, id: 8 }, paid]);
  });

  it("keep the scans that were heard since", async () => {
    const answer = await asking();
    const at = "2026-12-05T18:45:00.000Z";
    act(() => noteScan({ showId: 1, reservationId: 7, seatId: "R1-A", present: true, at }));
    expect((await answer())?.[0]?.seats[0]?.scannedAt).toBe(at);
  });

  it("take in nothing of other shows", async () => {
    const answer = await asking();
    change({ ...paid, id: 9, show: { ...pending.show, id: 2 } });
    expect(await answer()).toEqual([pending]);
  });
});
