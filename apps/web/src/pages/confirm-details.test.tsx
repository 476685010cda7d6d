import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testAccount } from "#test/test-user.ts";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { ConfirmPage } from "./confirm.tsx";

const connection = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock("#modules/account/users/details-form.tsx", async (original) => {
  await connection.promise;
  return original();
});

afterEach(() => {
  resetCart();
  signOut();
});

it("lets nobody confirm, and says why, as long as the form that asks who it is has not loaded", async () => {
  setToken("token");
  setUser(testAccount({ id: 4, firstname: "", lastname: "", email: "", number: "", anonymous: true }));
  const cart = { ...testCart(["R1-A"]), expiresAt: new Date(Date.now() + 900_000).toISOString() };
  setCart(cart);
  respond("getCart", cart);
  respond("listShows", [testShow()]);
  respond("getSite", testSite());
  renderScreen(<ConfirmPage />);
  const confirm = () => screen.getByRole("button", { name: "Bevestigen en betalen" });
  await userEvent.click(await screen.findByRole("radio", { name: /overschrijving/i }));
  await userEvent.click(screen.getByRole("checkbox"));
  expect(await screen.findByText("Nog te doen: wacht tot het formulier er staat.")).toBeDefined();
  expect(confirm().getAttribute("aria-disabled")).toBe("true");
  connection.resolve(undefined);
  await screen.findByLabelText("Voornaam");
  await userEvent.click(confirm());
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Voornaam"));
});
