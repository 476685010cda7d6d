import type { Show } from "@podium/shared/contracts/shows";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { testShow } from "#test/test-show.ts";
import { ShowNavigator } from "./show-navigator.tsx";

const NOW = Date.parse("2026-03-01T12:00:00.000Z");
const show = (id: number): Show => testShow({ id, name: `Stuk ${id}` });
const shows = [show(1), show(2), show(3)];

function draw(current: number) {
  const onChange = vi.fn<(show: Show) => void>();
  render(<ShowNavigator shows={shows} current={show(current)} onChange={onChange} now={NOW} />);
  const [previous, next] = ["Vorige voorstelling", "Volgende voorstelling"].map((name) =>
    screen.getByRole("button", { name }),
  );
  return { onChange, previous, next };
}

it("names the show with its date in the theatre's own time", () => {
  draw(2);
  expect(screen.getByRole("heading", { name: "Stuk 2" })).toBeTruthy();
  expect(screen.getByText("zaterdag 14 maart 2026 om 20:00")).toBeTruthy();
});

it("goes to the neighbours in between", async () => {
  const { onChange, previous, next } = draw(2);
  if (previous && next) {
    await userEvent.click(previous);
    await userEvent.click(next);
  }
  expect(onChange.mock.calls).toEqual([[shows[0]], [shows[2]]]);
});

it.each([
  [1, "true", null],
  [3, null, "true"],
])("rests at the ends (show %i)", async (current, previousDisabled, nextDisabled) => {
  const { previous, next } = draw(current);
  expect(previous?.getAttribute("aria-disabled")).toBe(previousDisabled);
  expect(next?.getAttribute("aria-disabled")).toBe(nextDisabled);
});

it.each([
  ["from when its places are sold", { salesOpen: false, salesOpenAt: "2026-03-08T09:00:00.000Z" }, /^In verkoop vanaf/],
  ["that it is sold out", { seatsAvailable: 0 }, /^Uitverkocht$/],
] as const)("says beside the show %s", (_, change, words) => {
  const current = testShow(change);
  render(<ShowNavigator shows={[current]} current={current} onChange={() => undefined} now={NOW} />);
  expect(screen.getByText(words)).toBeTruthy();
});
