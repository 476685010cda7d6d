import { ALL_SEATS } from "@podium/shared/hall-plan";
import { describe, expect, it } from "vitest";
import { atom, store } from "#platform/state.ts";
import {
  hallPhaseAtom,
  liveSeatAtom,
  mergeChanges,
  showAsFree,
  takeAvailability,
  takeSnapshot,
} from "./seats.atoms.ts";

let lastShow = 0;
function newShow() {
  lastShow += 1;
  return lastShow;
}

function seat(showId: number, seatId = "R1-A") {
  return store.get(liveSeatAtom(showId, seatId));
}

it("tells whoever looks at all seats once of a whole picture", () => {
  const show = newShow();
  const all = ALL_SEATS.map((seatId) => liveSeatAtom(show, seatId));
  let made = 0;
  const taken = atom((get) => {
    made += 1;
    return all.filter((one) => get(one)?.status === "reserved").length;
  });
  const stop = store.sub(taken, () => undefined);
  made = 0;
  takeSnapshot(
    show,
    ALL_SEATS.map((seatId) => ({ seatId, status: "reserved", version: 1 })),
  );
  expect([made, store.get(taken)]).toEqual([1, ALL_SEATS.length]);
  stop();
});

describe("of two states of a seat the one with the higher version is right", () => {
  it("takes a newer change", () => {
    const show = newShow();
    mergeChanges(show, [{ seatId: "R1-A", status: "held", version: 2 }]);
    mergeChanges(show, [{ seatId: "R1-A", status: "reserved", version: 3 }]);
    expect(seat(show)).toEqual({ status: "reserved", version: 3 });
  });

  it("leaves aside a change that comes late", () => {
    const show = newShow();
    mergeChanges(show, [{ seatId: "R1-A", status: "available", version: 3 }]);
    mergeChanges(show, [{ seatId: "R1-A", status: "held", version: 2 }]);
    expect(seat(show)).toEqual({ status: "available", version: 3 });
  });

  it("does not redraw for a change that comes twice", () => {
    const show = newShow();
    mergeChanges(show, [{ seatId: "R1-A", status: "held", version: 2 }]);
    const first = seat(show);
    mergeChanges(show, [{ seatId: "R1-A", status: "held", version: 2 }]);
    expect(seat(show)).toBe(first);
  });

  it("keeps a change that overtook the snapshot, and takes the rest of the snapshot", () => {
    const show = newShow();
    mergeChanges(show, [{ seatId: "R1-A", status: "held", version: 5 }]);
    takeSnapshot(show, [
      { seatId: "R1-A", status: "available", version: 4 },
      { seatId: "R1-B", status: "reserved", version: 7 },
    ]);
    expect(seat(show)).toEqual({ status: "held", version: 5 });
    expect(seat(show, "R1-B")).toEqual({ status: "reserved", version: 7 });
    expect(store.get(hallPhaseAtom(show))).toBe("ready");
  });

  it("keeps the shows apart", () => {
    const [one, other] = [newShow(), newShow()];
    mergeChanges(one, [{ seatId: "R1-A", status: "held", version: 9 }]);
    expect(seat(other)).toBeNull();
  });

  it("has no seat that the hall does not have", () => {
    const show = newShow();
    mergeChanges(show, [{ seatId: "R9-Z", status: "held", version: 1 }]);
    expect(seat(show, "R9-Z")).toBeNull();
  });

  it("wakes only whoever follows the seat that changed", () => {
    const show = newShow();
    takeSnapshot(show, [
      { seatId: "R1-A", status: "available", version: 1 },
      { seatId: "R1-B", status: "available", version: 1 },
    ]);
    const woken: string[] = [];
    const stop = ["R1-A", "R1-B"].map((id) => store.sub(liveSeatAtom(show, id), () => woken.push(id)));
    mergeChanges(show, [{ seatId: "R1-B", status: "held", version: 2 }]);
    stop.forEach((end) => end());
    expect(woken).toEqual(["R1-B"]);
  });
});

describe("a list of free seats without versions", () => {
  it("paints the hall until the live picture comes", () => {
    const show = newShow();
    takeAvailability(show, new Set(["R1-A"]));
    expect(seat(show)?.status).toBe("available");
    expect(seat(show, "R1-B")?.status).toBe("reserved");
    takeSnapshot(show, [{ seatId: "R1-B", status: "held", version: 0 }]);
    expect(seat(show, "R1-B")).toEqual({ status: "held", version: 0 });
  });

  it("does not hide the next live change", () => {
    const show = newShow();
    mergeChanges(show, [{ seatId: "R1-A", status: "available", version: 4 }]);
    takeAvailability(show, new Set());
    expect(seat(show)?.status).toBe("reserved");
    mergeChanges(show, [{ seatId: "R1-A", status: "available", version: 5 }]);
    expect(seat(show)?.status).toBe("available");
  });
});

describe("a seat that was given back", () => {
  it("shows as free before the news of it comes", () => {
    const show = newShow();
    mergeChanges(show, [{ seatId: "R1-A", status: "held", version: 2 }]);
    showAsFree(show, "R1-A", 2);
    expect(seat(show)?.status).toBe("available");
  });

  it("stays held when somebody else has taken it meanwhile", () => {
    const show = newShow();
    mergeChanges(show, [{ seatId: "R1-A", status: "held", version: 4 }]);
    showAsFree(show, "R1-A", 2);
    expect(seat(show)?.status).toBe("held");
  });
});
