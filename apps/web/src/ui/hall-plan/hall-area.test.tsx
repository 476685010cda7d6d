import { readHall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { areaPlan, testArea } from "#test/area-hall.ts";
import { HallList } from "./hall-list.tsx";
import { HallPicture } from "./hall-picture.tsx";
import { HallPlan } from "./hall-plan.tsx";
import { createSeatStore } from "./seat-store.ts";
import type { HallProps, PickSeat, SeatState, SeatView } from "./seat-view.ts";

const hall = readHall(areaPlan());

/** @param states of the first places of the area; all others are available */
function views(states: readonly (readonly [count: number, state: SeatState])[] = [], of = hall) {
  const all = states.flatMap(([count, state]) => Array.from({ length: count }, () => state));
  let place = 0;
  return new Map(
    of.seats.map(({ id }): [SeatId, SeatView] => [
      id,
      { state: (id.startsWith("STA-") && all[place++]) || "available" },
    ]),
  );
}

function draw(states: readonly (readonly [count: number, state: SeatState])[] = []) {
  const seats = createSeatStore();
  seats.show(views(states));
  const [onArea, onPick] = [vi.fn<NonNullable<HallProps["onArea"]>>(), vi.fn<PickSeat>()];
  const props = { hall, label: "Zaal", useSeat: seats.useSeat, useTally: seats.useTally, onArea, onPick };
  return { seats, props, onArea, onPick, user: userEvent.setup() };
}

const area = () => screen.getByRole("button", { name: /^Staanplaats/ });
const focused = () =>
  document.activeElement?.getAttribute("data-seat") ?? document.activeElement?.getAttribute("data-area");

it("draws an area as one shape that says how many places are free, and none of them as a chair", async () => {
  const { seats, props } = draw([
    [500, "occupied"],
    [85, "held"],
    [3, "mine"],
  ]);
  render(<HallPlan {...props} />);
  expect(area().getAttribute("aria-label")).toBe("Staanplaats, 3.412 van 4.000 plaatsen vrij, 3 gekozen");
  expect([...area().querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
    "Staanplaats",
    "3.412 vrij",
    "3 gekozen",
  ]);
  expect(document.querySelectorAll("[data-seat]")).toHaveLength(3);
  await act(async () => seats.show(views([[4000, "occupied"]])));
  expect(area().getAttribute("aria-label")).toBe("Staanplaats, 0 van 4.000 plaatsen vrij");
  expect(area().textContent).toContain("vol");
});

it("goes from a chair to an area and back with the arrows, and asks with Enter", async () => {
  const { props, user, onArea, onPick } = draw();
  render(<HallPlan {...props} />);
  await user.tab();
  expect(focused()).toBe("STA");
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("R1-B");
  await user.keyboard("{End}{ArrowUp}");
  expect(focused()).toBe("STA");
  await user.keyboard("{Enter}");
  expect(onArea.mock.calls).toEqual([[hall.groups[0]]]);
  expect(onPick).not.toHaveBeenCalled();
});

it("asks with a press on the shape", async () => {
  const { props, user, onArea } = draw();
  render(<HallPlan {...props} />);
  await user.click(area());
  expect(onArea).toHaveBeenCalledOnce();
});

it("has the area as one entry of the list", async () => {
  const { props, user, onArea } = draw([[1, "occupied"]]);
  render(<HallList {...props} />);
  expect(area().getAttribute("aria-label")).toBe("Staanplaats, 3.999 van 4.000 plaatsen vrij");
  expect(screen.getAllByRole("button")).toHaveLength(4);
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toContain("Stoel A");
  await user.keyboard("{ArrowUp}{Enter}");
  expect(onArea).toHaveBeenCalledOnce();
});

it("fills the shape with the share that is in, and reads the words of its screen", () => {
  const { seats, props } = draw([
    [1000, "scanned"],
    [2000, "expected"],
  ]);
  const { useSeat, useTally } = seats;
  render(
    <HallPlan
      hall={props.hall}
      label="Zaal"
      useSeat={useSeat}
      useTally={useTally}
      blockWords={({ scanned = 0, expected = 0 }) => `${scanned} van ${scanned + expected} binnen`}
    />,
  );
  const shape = screen.getByRole("img", { name: "Staanplaats, 1000 van 3000 binnen" });
  const widths = [...shape.querySelectorAll(".hall-area-share")].map((part) => [
    part.getAttribute("data-state"),
    Number(part.getAttribute("width")),
  ]);
  expect(widths).toEqual([
    ["scanned", 200],
    ["expected", 400],
  ]);
});

it("draws an area with its capacity in a small picture, with the share of each look", () => {
  const plan = areaPlan({ areas: [testArea({ capacity: 10 })], chairs: 0 });
  const [sold, free] = [{ className: "fill-series-4" }, { className: "fill-transparent" }];
  render(<HallPicture plan={plan} label="Zaal" look={(id) => (Number(id.split("-")[1]) <= 4 ? sold : free)} />);
  const picture = screen.getByRole("img", { name: "Zaal" });
  expect(picture.textContent).toContain("Staanplaats10");
  expect(picture.querySelector(".fill-series-4")?.getAttribute("width")).toBe("320");
});
