import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { settled } from "#test/network.ts";
import { lazyExtra, loadBeside } from "./lazy-component.ts";

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

it("a part that could not be loaded and is no more than an extra leaves the page around it as it is", async () => {
  const Extra = lazyExtra(missing);
  render(
    <>
      <h1>Tickets</h1>
      <Suspense fallback="Laden…">
        <Extra />
      </Suspense>
    </>,
  );
  await expect.poll(() => screen.queryByText("Laden…")).toBeNull();
  await settled();
  expect(screen.getByRole("heading", { name: "Tickets" })).toBeDefined();
});
