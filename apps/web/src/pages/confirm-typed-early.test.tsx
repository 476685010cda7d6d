import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { confirmDraft } from "#modules/buy/reservations/model/confirm-draft.ts";
import { expireCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { setToken, setUser } from "#platform/session.ts";
import { fill } from "#test/fill.ts";
import { pending } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testAccount } from "#test/test-user.ts";
import { ConfirmPage } from "./confirm.tsx";

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

it("keeps what was typed before the page had its responses, also where seats end and others come", async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const cart = { ...testCart(["R1-A"]), now: inMinutes(0), expiresAt: inMinutes(15) };
  setToken("token");
  setUser(testAccount({ id: 4, firstname: "", lastname: "", email: "", number: "", anonymous: true }));
  setCart(cart);
  const [site, shows, carts] = [pending("getSite"), pending("listShows"), pending("getCart")];
  renderScreen(<ConfirmPage />);
  await fill(await field("Voornaam"), "Rosa");
  await act(() => site.respond(testSite()));
  await act(() => shows.respond([testShow()]));
  await act(() => carts.respond(cart));
  expect((await field("Voornaam")).value).toBe("Rosa");

  act(() => expireCart());
  expect(screen.queryByLabelText("Voornaam")).toBeNull();
  act(() => setCart({ ...cart, now: inMinutes(1) }));
  expect((await field("Voornaam")).value).toBe("Rosa");
  await fill(await field("Achternaam"), "Maes");
  expect(confirmDraft().details).toMatchObject({ firstname: "Rosa", lastname: "Maes" });
});
