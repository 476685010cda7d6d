import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clearStoredTickets } from "#app/clear-on-leaving.ts";
import { confirmDraft } from "#modules/buy/reservations/model/confirm-draft.ts";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { fill } from "#test/fill.ts";
import { callsOf, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testAccount, testUser } from "#test/test-user.ts";
import { ConfirmPage } from "./confirm.tsx";

clearStoredTickets(Promise.resolve());

const nobody = testAccount({ id: 4, firstname: "", lastname: "", email: "", number: "", anonymous: true });
const typed = { firstname: "Rosa", lastname: "Maes", email: "rosa@voorbeeld.example", number: "0470998877" };
const code = { valid: true, codeType: "DISCOUNT" as const, availableTickets: 9, message: "Geldig.", total: 20 };

beforeEach(() => {
  setToken("token");
  setUser(nobody);
  respond("getSite", testSite());
  respond("listShows", [testShow()]);
  respond("getCart", testCart(["R1-A"]));
  respond("validateCode", code);
  setCart(testCart(["R1-A"]));
});
afterEach(() => {
  resetCart();
  signOut();
});

const open = () => renderScreen(<ConfirmPage />).unmount;
const labels = { firstname: "Voornaam", lastname: "Achternaam", email: /^E-mailadres/, number: /^Telefoon/ };
const fields = Object.keys(labels) as (keyof typeof labels)[];
const field = (name: keyof typeof labels) => screen.findByLabelText<HTMLInputElement>(labels[name]);
const codeField = () => screen.findByLabelText<HTMLInputElement>(/voorverkoopcode/);

async function fillIn(): Promise<void> {
  // Waits for the responses, before which nobody types.
  await field("firstname");
  await act(settled);
  for (const name of fields) await fill(await field(name), typed[name]);
  await userEvent.click(await screen.findByRole("radio", { name: /overschrijving/i }));
  await userEvent.click(screen.getByRole("checkbox"));
  await fill(await codeField(), "KORT-1234");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Geldig.");
}

it("restores details, method and code of a page that was left, but for the terms, and asks anew what the code takes off", async () => {
  const leave = open();
  await fillIn();
  leave();
  open();
  for (const name of fields) await expect.poll(async () => (await field(name)).value).toBe(typed[name]);
  expect(await screen.findByRole("radio", { name: /overschrijving/i })).toHaveProperty("checked", true);
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
  expect((await codeField()).value).toBe("KORT-1234");
  await screen.findByText("Geldig.");
  expect(callsOf("validateCode")).toHaveLength(2);
});

it("restores them once the seats' time is up and others are chosen, without saying that the code holds for those", async () => {
  const leave = open();
  await fillIn();
  leave();
  resetCart();
  respond("getCart", testCart(["R2-A"], 60));
  setCart(testCart(["R2-A"], 60));
  open();
  expect((await field("email")).value).toBe(typed.email);
  expect((await codeField()).value).toBe("KORT-1234");
  expect(callsOf("validateCode")).toHaveLength(1);
});

it("stores nothing once it is reserved, nor after signing out", async () => {
  const leave = open();
  await fillIn();
  expect(confirmDraft()).toMatchObject({ details: typed, paymentMethod: "MANUAL", code: "KORT-1234" });
  leave();
  signOut();
  expect(confirmDraft()).toEqual({});

  setToken("hers");
  setUser(testUser());
  open();
  respond("reserve", { id: 7, status: "PENDING", message: "", totalprice: 12 }, { showId: 1 });
  await userEvent.click(await screen.findByRole("radio", { name: /overschrijving/i }));
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Bevestigen en betalen" }));
  await expect.poll(confirmDraft).toEqual({});
});
