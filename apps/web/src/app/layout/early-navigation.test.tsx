import { render, screen } from "@testing-library/react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useEarlyNavigation } from "./navigation.ts";

afterEach(() => {
  window.history.replaceState(null, "", "/");
});

function Site({ whileDrawing }: { whileDrawing: () => void }) {
  useEarlyNavigation();
  whileDrawing();
  const location = useLocation();
  const state: unknown = location.state;
  return <p>{`${location.pathname}${location.search} ${JSON.stringify(state)}`}</p>;
}

function visit(whileDrawing: () => void): void {
  render(
    <BrowserRouter>
      <Site whileDrawing={whileDrawing} />
    </BrowserRouter>,
  );
}

it("follows the browser that went back while the site was first drawn", async () => {
  let done = false;
  visit(() => {
    if (done) return;
    done = true;
    window.history.replaceState({ usr: "from the hall", key: "k", idx: 0 }, "", "/tickets?show=1");
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  });
  expect(await screen.findByText('/tickets?show=1 "from the hall"')).toBeTruthy();
});

it("navigates nowhere when the address is still the one that was drawn", () => {
  let moves = 0;
  const count = (): void => void (moves += 1);
  window.history.replaceState(null, "", "/tickets?show=1#plan");
  window.addEventListener("popstate", count);
  visit(() => undefined);
  window.removeEventListener("popstate", count);
  expect(screen.getByText("/tickets?show=1 null")).toBeTruthy();
  expect(moves).toBe(0);
});
