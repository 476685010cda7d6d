import { expect, it } from "vitest";
import { type ReaderContext, varyView } from "./vary-view.ts";

it("draws the region upright and askew by turns, always in the middle and on white", () => {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void calls.push([name, ...args]);
  const context: ReaderContext = {
    fillStyle: "",
    drawImage: note("draw"),
    fillRect: note("fill"),
    save: note("save"),
    restore: note("restore"),
    translate: note("translate"),
    rotate: note("rotate"),
    scale: note("scale"),
  };
  varyView(context);
  const image = document.createElement("canvas");
  const frames = [0, 1, 2].map(() => {
    calls.length = 0;
    context.drawImage(image, 10, 20, 300, 300, 0, 0, 200, 200);
    return calls.slice();
  });
  const frame = (turn: number, size: number) => [
    ["save"],
    ["fill", 0, 0, 200, 200],
    ["translate", 100, 100],
    ["rotate", turn],
    ["scale", size, size],
    ["draw", image, 10, 20, 300, 300, -100, -100, 200, 200],
    ["restore"],
  ];
  expect(frames).toEqual([frame(0, 1), frame(Math.PI / 9, 0.75), frame(0, 1)]);
  expect(context.fillStyle).toBe("#fff");
});
