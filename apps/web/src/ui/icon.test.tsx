import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Minus, Rows3 as Rows } from "virtual:icons";

it("draws an icon with Lucide's lines, in the size and weight that are asked for", () => {
  const { container } = render(<Minus size={16} strokeWidth={3} className="spins" />);
  expect(container.innerHTML).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" ' +
      'stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" ' +
      'class="spins"><path d="M5 12h14"></path></svg>',
  );
});

it("draws an icon of several shapes, 24 px large, under the name that a module gives it", () => {
  const icon = render(<Rows />).container.firstElementChild;
  expect([...(icon?.children ?? [])].map(({ tagName }) => tagName)).toEqual(["rect", "path"]);
  expect([icon?.getAttribute("width"), icon?.getAttribute("stroke-width")]).toEqual(["24", "2"]);
});

it("hides an icon from screen readers, unless it has a name", () => {
  expect(render(<Minus />).container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  const { getByLabelText } = render(<Minus aria-label="zonder verbinding" />);
  expect(getByLabelText("zonder verbinding").hasAttribute("aria-hidden")).toBe(false);
});
