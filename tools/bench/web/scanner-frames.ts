import { buildTicketQr } from "@podium/shared/tickets/ticket-qr";
import { create } from "qrcode";
import { mulberry32 } from "#faults/seeded.ts";

/** Side of the square that the library cuts out of a camera's 640 x 480. */
export const SIDE = 288;
const QUIET = 4;
const PER_KIND = 40;

export interface Frame {
  kind: Kind;
  text: string;
  /** Grey values, row by row, in base64. */
  luma: string;
}

type Random = (from: number, to: number) => number;

interface View {
  /** Camera pixels of a module. */
  scale: number;
  degrees?: number;
  /** Change of the scale from the centre to a border. */
  perspective?: number;
  ink?: number;
  paper?: number;
  /** Standard deviation in camera pixels. */
  blur?: number;
  motion?: number;
  noise?: number;
  glass?: { pixels: number; mask: number; glare: number; haze: number };
}

const kinds = {
  small: (random) => ({ scale: random(1.7, 2.3), degrees: random(-8, 8) }),
  tilted: (random) => ({ scale: random(3, 4.4), degrees: random(-180, 180), perspective: random(0.15, 0.45) }),
  dark: (random) => {
    const ink = random(8, 14);
    return { scale: random(3.2, 4.8), degrees: random(-12, 12), ink, paper: ink + random(20, 70), noise: random(4, 8) };
  },
  blurred: (random) => {
    const scale = random(3.4, 4.8);
    const [blur, motion] = random(0, 1) < 0.5 ? [random(0.3, 0.65) * scale, 0] : [0.8, random(0.5, 1.5) * scale];
    return { scale, degrees: random(-12, 12), blur, motion };
  },
  glass: (random) => {
    const scale = random(3, 4.4);
    const glass = {
      pixels: scale * random(0.85, 1.15),
      mask: random(0.1, 0.4),
      glare: random(8, 28),
      haze: random(20, 90),
    };
    return { scale, degrees: random(-25, 25), perspective: random(0, 0.2), paper: 225, noise: 4, glass };
  },
} satisfies Record<string, (random: Random) => View>;

export type Kind = keyof typeof kinds;
export const KINDS = Object.keys(kinds) as Kind[];

/** The same at every run. */
export function makeFrames(): Frame[] {
  const next = mulberry32(20_261_122);
  const random: Random = (from, to) => from + (to - from) * next();
  return KINDS.flatMap((kind) =>
    Array.from({ length: PER_KIND }, () => {
      const text = ticket(random);
      const luma = photograph(create(text, { errorCorrectionLevel: "M" }).modules, kinds[kind](random), random);
      return { kind, text, luma: Buffer.from(luma).toString("base64") };
    }),
  );
}

function ticket(random: Random): string {
  const token = Buffer.from(Array.from({ length: 16 }, () => Math.floor(random(0, 256)))).toString("base64url");
  const seatId = `T${Math.floor(random(1, 20))}-${"ABCDEFGH"[Math.floor(random(0, 8))] ?? "A"}`;
  return buildTicketQr({ reservationId: Math.floor(random(1, 5000)), seatId, token });
}

interface Modules {
  size: number;
  get: (row: number, column: number) => number | boolean;
}

function photograph(modules: Modules, view: View, random: Random): Uint8ClampedArray {
  const { scale, degrees = 0, perspective = 0, ink = 30, paper = 220, noise = 3, glass } = view;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const lean = random(0, 2 * Math.PI);
  const slope = (2 * perspective) / SIDE;
  const [slopeX, slopeY] = [Math.cos(lean) * slope, Math.sin(lean) * slope];
  const free = Math.max(0, SIDE / 2 - (modules.size / 2 + 2) * scale * 1.2);
  const centre = [SIDE / 2 + random(-free, free), SIDE / 2 + random(-free, free)] as const;
  /** Converts a point of the image to the code's coordinates, in modules. */
  const toCode = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const depth = 1 + slopeX * dx + slopeY * dy;
    return [(cos * dx + sin * dy) / depth + modules.size / 2, (cos * dy - sin * dx) / depth + modules.size / 2];
  };
  const lightAt = (x: number, y: number): number => {
    const [u, v] = toCode(x, y);
    const edge = Math.max(-u, -v, u - modules.size, v - modules.size);
    if (edge > QUIET) return ink + (paper - ink) * 0.4;
    return edge < 0 && modules.get(Math.floor(v), Math.floor(u)) ? ink : paper;
  };
  const direction = random(0, Math.PI);
  let light = sample(lightAt);
  if (view.motion) light = smear(light, view.motion, direction);
  if (view.blur) light = blurred(light, view.blur);
  if (glass) light = behindGlass(light, glass, toCode, random);
  return Uint8ClampedArray.from(light, (value) => value + noise * normal(random));
}

function sample(lightAt: (x: number, y: number) => number): Float64Array {
  return pixels(
    (x, y) =>
      (lightAt(x + 0.25, y + 0.25) +
        lightAt(x + 0.75, y + 0.25) +
        lightAt(x + 0.25, y + 0.75) +
        lightAt(x + 0.75, y + 0.75)) /
      4,
  );
}

/** Adds the effects of a phone's screen: moiré, the reflection of a lamp, and a window that brightens one side. */
function behindGlass(
  light: Float64Array,
  { pixels: perModule, mask, glare, haze }: NonNullable<View["glass"]>,
  toCode: (x: number, y: number) => readonly [number, number],
  random: Random,
): Float64Array {
  const lamp = [SIDE / 2 + random(-60, 60), SIDE / 2 + random(-60, 60)] as const;
  const [edge, lean] = [random(-60, 60), random(0, 2 * Math.PI)];
  return pixels((x, y) => {
    const [u, v] = toCode(x + 0.5, y + 0.5);
    const grid = Math.cos(2 * Math.PI * u * perModule) * 0.5 + Math.cos(2 * Math.PI * v * perModule) * 0.5;
    const shone = 230 * Math.exp(-((x - lamp[0]) ** 2 + (y - lamp[1]) ** 2) / (2 * glare ** 2));
    const behind = (x - SIDE / 2) * Math.cos(lean) + (y - SIDE / 2) * Math.sin(lean) > edge ? haze : 0;
    return at(light, x, y) * (1 - (mask * (1 + grid)) / 2) + shone + behind;
  });
}

function blurred(light: Float64Array, deviation: number): Float64Array {
  const reach = Math.ceil(3 * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  return along(along(light, weights, 1, 0), weights, 0, 1);
}

function smear(light: Float64Array, length: number, direction: number): Float64Array {
  const way = length / 8;
  return along(light, [1, 1, 1, 1, 1, 1, 1, 1], way * Math.cos(direction), way * Math.sin(direction));
}

function along(light: Float64Array, weights: readonly number[], dx: number, dy: number): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const middle = (weights.length - 1) / 2;
  return pixels((x, y) => {
    let sum = 0;
    for (let index = 0; index < weights.length; index += 1) {
      const steps = index - middle;
      sum += (weights[index] ?? 0) * at(light, Math.round(x + steps * dx), Math.round(y + steps * dy));
    }
    return sum / total;
  });
}

function pixels(valueAt: (x: number, y: number) => number): Float64Array {
  const values = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) values[y * SIDE + x] = valueAt(x, y);
  return values;
}

function at(light: Float64Array, x: number, y: number): number {
  const column = Math.min(SIDE - 1, Math.max(0, x));
  return light[Math.min(SIDE - 1, Math.max(0, y)) * SIDE + column] ?? 0;
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(random(Number.EPSILON, 1))) * Math.cos(2 * Math.PI * random(0, 1));
}
