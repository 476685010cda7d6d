/** Shapes of elements as SVG path data. */
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { tableSize } from "@podium/shared/halls/drawing";
import { areaRectangle, type Bounds } from "./bounds.ts";
import { type Drawing, type Element, elementOf } from "./drawing.ts";

export function outlineOf({ plan, selection }: Drawing): string {
  return [...selection]
    .flatMap((key) => elementOf(plan, key) ?? [])
    .map(elementPath)
    .join("");
}

export function elementPath(element: Element): string {
  switch (element.type) {
    case "seat":
      return circlePath(element.seat, SEAT_SIZE / 2);
    case "group": {
      if (element.group.kind === "area") {
        const rectangle = areaRectangle(element.group);
        return rectanglePath(rectangle, rectangle.turn);
      }
      const seats = element.group.seats.map((seat) => circlePath(seat, SEAT_SIZE / 2)).join("");
      if (element.group.kind !== "table") return seats;
      const { width, height } = tableSize(element.group);
      const { x, y, shape, turn = 0 } = element.group;
      if (shape === "round" || shape === undefined) return seats + circlePath({ x, y }, width / 2);
      return seats + rectanglePath({ x: x - width / 2, y: y - height / 2, width, height }, turn);
    }
    case "decor":
      return rectanglePath(element.decor, element.decor.turn ?? 0);
    case "stage":
      return rectanglePath(element.stage, 0);
  }
}

export function circlePath({ x, y }: { readonly x: number; readonly y: number }, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** @param turn degrees clockwise around the middle */
function rectanglePath({ x, y, width, height }: Rectangle, turn: number): string {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const corners = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ] as const;
  const at = corners.map(
    ([dx, dy]) => `${x + width / 2 + dx * cos - dy * sin} ${y + height / 2 + dx * sin + dy * cos}`,
  );
  return `M${at.join("L")}Z`;
}

export function boxPath({ left, top, right, bottom }: Bounds): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}
