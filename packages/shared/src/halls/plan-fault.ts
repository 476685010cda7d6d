import type { HallPlan, PlanGroup, PlanSeat } from "#contracts/hall-plan.ts";
import { UNSEEN } from "#words/typed-text.ts";
import { seatLabel } from "./seat-names.ts";

export interface PlanFault {
  /** Path in the plan's JSON: ["groups", 3, "seats", 0, "id"]. */
  readonly path: readonly (string | number)[];
  /** The fault and what to do, in Dutch. */
  readonly message: string;
}

export type Path = PlanFault["path"];

/** 'Rij 2, stoel F'; a seat without a name is called by its id. */
export function seatName(group: PlanGroup, { id, label }: PlanSeat): string {
  if (isBlank(group.label) || isBlank(label)) return isBlank(id) ? "Een plaats zonder naam" : `Plaats ${id}`;
  return seatLabel({ seatId: id, group: group.label, label });
}

const NAMELESS = {
  row: "Een rij zonder naam",
  table: "Een tafel zonder naam",
  spot: "Een losse plaats zonder naam",
  area: "Een vak zonder naam",
};

export function groupName({ label, kind }: PlanGroup): string {
  return isBlank(label) ? NAMELESS[kind] : label;
}

export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** Characters that are invisible or turn text around, so that different names look the same; old drafts have some. */
const HIDDEN = new RegExp(`[${UNSEEN}\\p{Cc}\\p{Zl}\\p{Zp}]`, "u");
const isHidden = (text: string): boolean => HIDDEN.test(text);

/** @param what 'De naam van de zaal' */
export function textFault(text: string, what: string, { max, missing }: { max: number; missing: string }) {
  if (isBlank(text)) return missing;
  if (text.length > max) return `${what} is te lang. Kort hem in tot ten hoogste ${max} tekens.`;
  if (isHidden(text)) return `In ${lowerFirst(what)} staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in.`;
  return undefined;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees around the middle. */
  readonly turn?: number | undefined;
}

/** Allows for positions that were rounded to tenths. */
const TOLERANCE = 0.5;

/** Sides of a drawing, in its units: from about four chairs to the schema's maximum. */
export const SIDES = { min: 120, max: 20_000 };

export function isUsableSide(length: number): boolean {
  return length >= SIDES.min && length <= SIDES.max;
}

/** False also when a number is NaN. True in a drawing without a usable size, which has that fault only. */
export function isInside({ width, height }: HallPlan, part: Rectangle): boolean {
  if (!isUsableSide(width) || !isUsableSide(height)) return true;
  const radians = ((part.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const [middleX, middleY] = [part.x + part.width / 2, part.y + part.height / 2];
  const [halfX, halfY] = [(part.width * cos + part.height * sin) / 2, (part.width * sin + part.height * cos) / 2];
  return (
    middleX - halfX >= -TOLERANCE &&
    middleY - halfY >= -TOLERANCE &&
    middleX + halfX <= width + TOLERANCE &&
    middleY + halfY <= height + TOLERANCE
  );
}
