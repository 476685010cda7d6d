import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { useInSlices } from "./use-in-slices.ts";

const ALL = Array.from({ length: 10 }, (_, index) => index);
const drawn: number[] = [];

function List({ ready }: { ready: boolean }) {
  drawn.push(useInSlices(ALL, 3, ready).length);
  return null;
}

test("a long list is drawn a part at a time, once it may be, and stays when it may no longer", () => {
  const { rerender } = render(<List ready={false} />);
  expect(drawn).toEqual([0]);
  rerender(<List ready />);
  expect([...new Set(drawn)]).toEqual([0, 3, 6, 9, 10]);
  rerender(<List ready={false} />);
  expect(drawn.at(-1)).toBe(10);
});
