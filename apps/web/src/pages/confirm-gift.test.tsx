import type { Cart } from "@podium/shared/contracts/seats";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, pending, refusal, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testUser } from "#test/test-user.ts";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { learnServerTime } from "#platform/server-clock.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { ConfirmPage } from "./confirm.tsx";

const LABEL = /^Wilt u de vereniging steunen/;

const giving = (gift: number): Cart & { gift: number } => {
  const cart = testCart(["R1-A", "R1-B"]);
  return { ...cart, gift, total: cart.total + gift };
};

beforeEach(() => {
  const [serverTime, sentAt] = [Date.parse(testCart([]).now), Date.now()];
  learnServerTime({ serverTime, resolution: 0, sentAt, receivedAt: sentAt });
  setToken("token");
  setUser(testUser());
  respond("getSite", testSite());
  pending("getMyLatestReservation");
  respond("listShows", [testShow()]);
  respond("getCart", testCart(["R1-A", "R1-B"]));
  setCart(testCart(["R1-A", "R1-B"]));
});
afterEach(() => {
  act(resetCart);
  signOut();
});

async function open(): Promise<HTMLInputElement> {
  renderScreen(<ConfirmPage />);
  await screen.findByLabelText(LABEL);
  // Waits for the responses, before which nobody types.
  await act(settled);
  return screen.getByLabelText(LABEL);
}

const confirmButton = () => screen.getByRole("button", { name: /^(Bevestigen en betalen|Definitief bevestigen)$/ });
const given = () => callsOf("setCartGift").map(({ body }) => body);
const todo = () => document.getElementById("confirm-missing")?.textContent;

it("chooses no gift beforehand, and sends none that nobody typed", async () => {
  const field = await open();
  expect(field.value).toBe("");
  await userEvent.click(field);
  await userEvent.tab();
  await userEvent.click(screen.getByRole("checkbox"));
  expect([given(), todo()]).toEqual([[], "Nog te doen: kies hoe u betaalt."]);
  expect(screen.queryByText("Gift")).toBeNull();
});

it("gives with the keyboard alone, and has the gift on a line of its own in the total", async () => {
  const field = await open();
  respond("setCartGift", giving(2.5));
  await fill(field, "2,50");
  await userEvent.keyboard("{Enter}");
  await expect.poll(given).toEqual([{ amount: 2.5 }]);
  expect((await screen.findByText("Gift")).nextElementSibling?.textContent).toMatch(/2,50$/);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("2,50");
  expect(screen.getByRole("button", { name: "Aanpassen" }).getAttribute("aria-disabled")).toBe("true");
});

it("gives what was typed when the visitor leaves the field, and takes it out with an emptied one", async () => {
  setCart(giving(5));
  respond("getCart", giving(5));
  const field = await open();
  expect(field.value).toBe("5");
  respond("setCartGift", giving(8));
  await fill(field, "8");
  await userEvent.tab();
  await expect.poll(given).toEqual([{ amount: 8 }]);
  respond("setCartGift", giving(0));
  await expect.poll(() => field.value).toBe("8");
  await userEvent.clear(field);
  await userEvent.tab();
  await expect.poll(() => given().at(-1)).toEqual({ amount: 0 });
  await expect.poll(() => screen.queryByText("Gift")).toBeNull();
});

it("confirms nothing while a typed gift is not in the total", async () => {
  const field = await open();
  await userEvent.click(screen.getByRole("checkbox"));
  const response = pending("setCartGift");
  await userEvent.type(field, "5");
  expect(todo()).toContain("voeg het bedrag toe waarmee u steunt, of maak het veld leeg");
  await userEvent.click(confirmButton());
  // Leaving the field sends it; its amount is awaited.
  await expect.poll(given).toEqual([{ amount: 5 }]);
  expect(todo()).toContain("wacht tot uw keuze bewaard is");
  expect(callsOf("reserve")).toEqual([]);
  await response.respond(giving(5));
  expect(todo()).toBe("Nog te doen: kies hoe u betaalt.");
});

it("sends the last of two quick choices after the first", async () => {
  const field = await open();
  const first = pending("setCartGift");
  await fill(field, "5");
  await userEvent.keyboard("{Enter}");
  await fill(field, "8");
  await userEvent.keyboard("{Enter}");
  expect(given()).toEqual([{ amount: 5 }]);
  respond("setCartGift", giving(8));
  respond("getCart", giving(8));
  await first.respond(giving(5));
  await expect.poll(given).toEqual([{ amount: 5 }, { amount: 8 }]);
  await expect.poll(() => screen.getByText("Gift").nextElementSibling?.textContent).toMatch(/8,00$/);
  expect(field.value).toBe("8");
});

it.each(["-5", "1000000000", "2,555", "veel", "1.200"])(
  "says beside the field what is wrong with %s, keeps it there and sends nothing",
  async (text) => {
    const field = await open();
    await fill(field, text);
    await userEvent.keyboard("{Enter}");
    const error = await screen.findByText(/^Vul een bedrag in zoals 5 of 2,50/);
    expect(field.getAttribute("aria-describedby")).toContain(error.id);
    expect([field.value, field.getAttribute("aria-invalid"), given()]).toEqual([text, "true", []]);
    expect(todo()).toContain("maak het veld leeg");
    await userEvent.clear(field);
    await userEvent.tab();
    expect([screen.queryByText(/^Vul een bedrag in/), given()]).toEqual([null, []]);
  },
);

it("keeps what was typed beside the server's reason, and beside a lost connection", async () => {
  const field = await open();
  respond("setCartGift", () => refusal("SEATS_FIRST"));
  await fill(field, "5");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Kies eerst uw plaatsen, en daarna wat u erbij wilt.");
  expect(field.value).toBe("5");
  respond("setCartGift", offline);
  await userEvent.click(within(field.form as HTMLElement).getByRole("button", { name: "Toevoegen" }));
  await screen.findByText("Er ging iets fout bij het bewaren van uw gift. Probeer het opnieuw.");
  expect([field.value, todo()]).toEqual(["5", expect.stringContaining("voeg het bedrag toe")]);
  respond("setCartGift", giving(5));
  await userEvent.click(within(field.form as HTMLElement).getByRole("button", { name: "Toevoegen" }));
  expect(await screen.findByText("Gift")).toBeDefined();
  expect(screen.queryByText(/^Er ging iets fout/)).toBeNull();
});
