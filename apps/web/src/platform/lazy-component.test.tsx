import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { loadBeside } from "./lazy-component.ts";

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

it("a part that could not be loaded leaves what stands in for it, and the screen goes on", async () => {
  const Part = loadBeside(missing, () => <p>Zonder keuze</p>);
  render(
    <Suspense fallback="Laden…">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText("Zonder keuze")).toBeDefined();
});
