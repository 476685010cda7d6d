import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { SeatMark } from "./seat-mark.tsx";

it("draws every state of the seat map with a shape of its own, so that it reads without colours", () => {
  const states = ["available", "held", "occupied", "own", "mine", "busy"] as const;
  const shapes = states.map((state) => {
    const { container } = render(
      <svg>
        <SeatMark state={state} letter="A" />
      </svg>,
    );
    return [...container.querySelectorAll("circle, path, rect, text")]
      .map((shape) => `${shape.tagName} ${shape.getAttribute("d") ?? shape.getAttribute("r") ?? shape.textContent}`)
      .join("; ");
  });
  expect(new Set(shapes).size).toBe(states.length);
});

it("draws every kind of place with a shape of its own, in every state", () => {
  const drawn = (["available", "occupied", "free"] as const).flatMap((state) =>
    (["seat", "wheelchair", "companion", "restricted"] as const).map((kind) => {
      const { container } = render(
        <svg>
          <SeatMark state={state} letter="112" kind={kind} />
        </svg>,
      );
      return `${state === "free" ? "dashed" : ""} ${container.innerHTML}`;
    }),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

it("keeps the letter of a seat that is free, chosen, or on its way to being so", () => {
  for (const state of ["available", "mine", "busy"] as const) {
    const { container } = render(
      <svg>
        <SeatMark state={state} letter="D" />
      </svg>,
    );
    expect(container.querySelector("text")?.textContent, state).toBe("D");
  }
});
