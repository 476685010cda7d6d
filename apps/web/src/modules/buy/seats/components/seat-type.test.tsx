import type { TicketType } from "@podium/shared/contracts/ticket-types";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { standardType, testShow } from "#test/test-show.ts";
import { setToken, signOut } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { resetCart, setCart, typesChangingAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { CartPanel } from "./cart-panel.tsx";

const ADULT = { ...standardType(14), name: "Volwassene" };
const child = (zone: string | null): TicketType => ({
  ...standardType(),
  id: 2,
  name: "Kind",
  prices: [{ zone, price: 6 }],
});

beforeEach(() => {
  setToken("token");
  respond("getHallPlan", testPlan);
});
afterEach(() => {
  act(resetCart);
  signOut();
});

const choice = () => screen.findByRole("combobox", { name: "Tickettype van Rij 1, stoel A" });

function open(types: TicketType[]) {
  respond("listShows", [testShow({ ticketTypes: types })]);
  setCart(testCart(["R1-A", "R1-B"]));
  return renderScreen(<CartPanel />);
}

async function chooseChild() {
  await userEvent.click(await choice());
  await userEvent.click(await screen.findByRole("option", { name: /^Kind, €\s6,00$/ }));
}

it("offers the ticket types of the show for each seat, and shows the chosen one before the server responds", async () => {
  const changing = pending("setSeatType");
  open([ADULT, child(null)]);
  expect((await choice()).textContent).toContain("Volwassene");
  await chooseChild();
  expect((await choice()).textContent).toContain("Kind");
  await expect
    .poll(() => callsOf("setSeatType").map(({ path, body }) => [path, body]))
    .toEqual([["/api/carts/seats/R1-A", { ticketTypeId: 2 }]]);
  const cart = testCart(["R1-A", "R1-B"], 1);
  const lines = cart.lines.map((line, at) => (at === 0 ? { ...line, ticketTypeId: 2, price: 6 } : line));
  await act(() => changing.respond({ ...cart, lines, total: 18 }));
  expect(await screen.findByText(/^€\s18,00$/)).toBeDefined();
  expect((await choice()).textContent).toContain("Kind");
});

it("reverts the type with the server's reason", async () => {
  respond("setSeatType", () => refusal("TYPE_LIMIT"));
  pending("getCart");
  open([ADULT, child(null)]);
  await chooseChild();
  expect(await screen.findByText(errorMessage("TYPE_LIMIT"))).toBeDefined();
  expect((await choice()).textContent).toContain("Volwassene");
});

it("sends what was chosen meanwhile once the response is there, and knows until then that a type is changing", async () => {
  const changing = pending("setSeatType");
  open([ADULT, child(null)]);
  await chooseChild();
  await userEvent.click(await choice());
  await userEvent.click(await screen.findByRole("option", { name: /^Volwassene, / }));
  expect((await choice()).textContent).toContain("Volwassene");
  expect(callsOf("setSeatType")).toHaveLength(1);
  expect(store.get(typesChangingAtom)).toBe(1);
  const cart = testCart(["R1-A", "R1-B"]);
  respond("setSeatType", cart);
  await act(() => changing.respond(cart));
  await expect
    .poll(() => callsOf("setSeatType").map(({ body }) => body))
    .toEqual([{ ticketTypeId: 2 }, { ticketTypeId: 1 }]);
  await expect.poll(() => store.get(typesChangingAtom)).toBe(0);
  expect((await choice()).textContent).toContain("Volwassene");
});

it("asks nothing where one type is sold", async () => {
  open([ADULT, child("Balkon")]);
  await expect.poll(() => callsOf("getHallPlan")).toHaveLength(1);
  expect(screen.getAllByText(/^Rij 1, stoel/)).toHaveLength(2);
  expect(screen.queryByRole("combobox")).toBeNull();
});
