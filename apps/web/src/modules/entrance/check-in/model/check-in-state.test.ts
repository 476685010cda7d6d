import type { CheckInList } from "@podium/shared/contracts/check-in";
import { namedById } from "@podium/shared/halls/seat-names";
import { expect, it } from "vitest";
import { createStore } from "#platform/state.ts";
import { addResult, changeCheckIn, checkInAtom, type CheckInState, markSent, receiveList } from "./check-in-state.ts";

const ticket = { reservationId: 42, seatId: "T4-E" };
const list = (scannedAt: string | null): CheckInList => ({
  show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
  now: "2026-12-05T18:30:00.000Z",
  tickets: [
    {
      ...ticket,
      ...namedById(ticket.seatId),
      guest: "An Peeters",
      status: "CONFIRMED",
      secretHash: "",
      scannedAt,
      due: null,
    },
  ],
  moved: [],
  otherShows: [],
  conflicts: [],
});
const scan = (clientId: string) => ({ ...ticket, clientId, showId: 1, at: "2026-12-05T18:42:00.000Z" });

function stateWith(part: Partial<CheckInState>): CheckInState {
  const store = createStore();
  changeCheckIn(store, part);
  return store.get(checkInAtom);
}

it("a list that loaded gets the events since it was asked for", () => {
  const event = { ...ticket, showId: 1, at: "2026-12-05T18:40:00.000Z" };
  const scanned = stateWith({ scansWhileLoading: [{ ...event, present: true }] });
  expect(receiveList(scanned, list(null)).list).toEqual(list(event.at));
  const undone = stateWith({ scansWhileLoading: [{ ...event, present: false }] });
  expect(receiveList(undone, list(event.at)).list).toEqual(list(null));
});

it("a scan that was sent leaves the outbox, and another device's earlier scan keeps its time", () => {
  const unsent = [scan("1"), scan("2")];
  const sent = markSent(stateWith({ list: list(null), unsent }), [scan("1")]);
  expect(sent).toEqual({ list: list("2026-12-05T18:42:00.000Z"), unsent: [scan("2")] });
  const early = list("2026-12-05T18:35:00.000Z");
  expect(markSent(stateWith({ list: early, unsent }), unsent)).toEqual({ list: early, unsent: [] });
});

it("the last twelve results are known, newest first", () => {
  const store = createStore();
  const result = {
    ok: true,
    reservationId: 42,
    guest: null,
    message: null,
    ticketType: null,
    movedTo: null,
    unpaid: false,
    at: "",
    offline: false,
  };
  changeCheckIn(store, { pending: true });
  for (let row = 1; row <= 13; row += 1)
    changeCheckIn(store, addResult(store.get(checkInAtom), { ...result, seats: [namedById(`T${row}-A`)] }));
  const { results, pending } = store.get(checkInAtom);
  expect([results.length, results[0]?.seats[0]?.seatId, results[11]?.seats[0]?.seatId, pending]).toEqual([
    12,
    "T13-A",
    "T2-A",
    false,
  ]);
});
