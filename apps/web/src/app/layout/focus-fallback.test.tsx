import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, it } from "vitest";
import { useFocusFallback } from "./navigation.ts";

function Page({ rows }: { rows: readonly string[] }) {
  const main = useRef<HTMLElement>(null);
  useFocusFallback(main);
  return (
    <main ref={main} tabIndex={-1}>
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </main>
  );
}

it("focuses the page when the focused element is removed, and only then", async () => {
  const { rerender } = render(<Page rows={["one", "two", "three"]} />);
  screen.getByRole("button", { name: "two" }).focus();
  rerender(<Page rows={["two", "three"]} />);
  await expect.poll(() => screen.queryByText("one")).toBeNull();
  expect(document.activeElement?.textContent).toBe("two");
  rerender(<Page rows={["three"]} />);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("main"));
});
