import { stageFront, type StageFront } from "./drawing.ts";
import type { Hall, HallSeat } from "./hall.ts";

/** Weights: one row further back counts about as much as two tables further aside. */
const ASIDE = 0.35;
const BACK = 0.65;
/** Share of a seat's quality that remains with limited view. */
const RESTRICTED = 0.5;

type Point = Pick<HallSeat, "x" | "y">;
/** Returns a seat's distances beside the stage's middle and behind its front, each from 0 to 1 within the drawing. */
type Place = (seat: Point) => { aside: number; back: number };

const placesIn = new WeakMap<Hall, Place>();

/** Returns 0 to 1, by the view and by nearness to the stage and its middle (in the round to the stage only). */
export function seatQuality(hall: Hall, seat: HallSeat): number {
  let place = placesIn.get(hall);
  if (!place) placesIn.set(hall, (place = places[stageFront(hall.plan)](hall.plan)));
  const { aside, back } = place(seat);
  const quality = Math.max(0, 1 - ASIDE * Math.min(1, aside) ** 1.5 - BACK * back);
  return seat.kind === "restricted" ? quality * RESTRICTED : quality;
}

/** @param middle of the stage along its front of `width` @param depth from the front to the end of the drawing */
function along(middle: number, width: number, depth: number) {
  const half = Math.max(middle, width - middle, 1);
  const room = Math.max(depth, 1);
  return (across: number, behind: number) => ({
    aside: Math.abs(across - middle) / half,
    // A seat beside the stage (`behind` below zero) looks along it, and counts as equally far back.
    back: Math.abs(behind) / room,
  });
}

const places: Record<StageFront, (plan: Hall["plan"]) => Place> = {
  down({ stage, width, height }) {
    const front = stage.y + stage.height;
    const place = along(stage.x + stage.width / 2, width, height - front);
    return ({ x, y }) => place(x, y - front);
  },
  up({ stage, width }) {
    const place = along(stage.x + stage.width / 2, width, stage.y);
    return ({ x, y }) => place(x, stage.y - y);
  },
  left({ stage, height }) {
    const place = along(stage.y + stage.height / 2, height, stage.x);
    return ({ x, y }) => place(y, stage.x - x);
  },
  right({ stage, width, height }) {
    const front = stage.x + stage.width;
    const place = along(stage.y + stage.height / 2, height, width - front);
    return ({ x, y }) => place(y, x - front);
  },
  around({ stage, width, height }) {
    const outside = (at: number, start: number, length: number) => Math.max(start - at, 0, at - start - length);
    const room = Math.max(stage.x, width - stage.x - stage.width, stage.y, height - stage.y - stage.height, 1);
    return ({ x, y }) => ({
      aside: 0,
      back: Math.hypot(outside(x, stage.x, stage.width), outside(y, stage.y, stage.height)) / room,
    });
  },
};
