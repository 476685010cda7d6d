import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { resetCart, setCart } from "#features/seats/model/cart.atoms.ts";
import { readCart } from "#features/seats/model/cart.ts";
import { queryClient } from "#platform/query-client.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { ConfirmPage } from "./confirm.tsx";

/** Responses by path; any other path fails as without a network. */
const responses = new Map<string, unknown>();
const show = testShow();

beforeEach(() => {
  responses.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  vi.stubGlobal("fetch", async (path: string) => {
    if (!responses.has(path)) throw new TypeError("no network");
    return new Response(JSON.stringify(responses.get(path)), { status: 200 });
  });
  setToken("token");
  setUser({
    id: 3,
    firstname: "An",
    lastname: "Peeters",
    email: "an@voorbeeld.be",
    number: "0470123456",
    role: "USER",
    username: "An Peeters",
  });
});
afterEach(() => {
  resetCart();
  signOut();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ConfirmPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it("says that the cart could not be loaded, and loads it when asked to again", async () => {
  open();
  await readCart();
  expect(await screen.findByText("Kon data niet laden")).toBeDefined();
  responses.set("/api/carts", testCart(["R1-A"]));
  responses.set("/api/show", [show]);
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await userEvent.click(await screen.findByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("De Vrek")).toBeDefined();
});

it("says so when the show of the cart could not be loaded", async () => {
  setCart(testCart(["R1-A"]));
  open();
  expect(await screen.findByText("Kon data niet laden")).toBeDefined();
  responses.set("/api/show", [show]);
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("De Vrek")).toBeDefined();
});

it("preserves what was entered when the shows load after the cart", async () => {
  let resolveShows = (): void => undefined;
  const shows = new Promise<void>((resolve) => (resolveShows = resolve));
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/show") await shows;
    return new Response(JSON.stringify(path === "/api/show" ? [show] : testCart(["R1-A"])), { status: 200 });
  });
  open();
  await readCart();
  await userEvent.click(await screen.findByRole("checkbox"));
  resolveShows();
  await screen.findByText(show.name);
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
});
