import type { CastSeats } from "@podium/shared/contracts/cast-quotas";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { queryClient } from "#platform/query-client.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, offline, refusal, respond } from "#test/network.ts";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testUser } from "#test/test-user.ts";
import { TicketsPage } from "./tickets.tsx";

const opened = (more: Partial<CastSeats> = {}): CastSeats => ({
  name: "Lotte Aerts",
  seats: 3,
  taken: 0,
  endsAt: "2026-12-01T17:00:00.000Z",
  seatIds: ["R1-A", "R1-B"],
  ...more,
});
const chair = (id: string) => document.querySelector(`.hall-seat[data-seat="${id}"]`) ?? document.body;
const stateOf = (id: string) => chair(id).getAttribute("data-state");

let opens = 0;
/** Opens the page by a link of its own, as each has another token. */
function openLink() {
  opens += 1;
  const address = `/tickets?show=1`;
  window.history.replaceState(null, "", `${address}#token=token-${opens}`);
  queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <TicketsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return `token-${opens}`;
}

beforeEach(() => {
  respond("getSite", testSite());
  respond("listShows", [testShow()]);
  respond("getCart", null);
  respond("getFreeSeats", { packed: "" });
  respond("getHallPlan", testPlan);
  respond("listMyReservations", []);
  respond("listWaitingPlaces", []);
  setToken("token");
  setUser(testUser());
});
afterEach(() => {
  resetCart();
  signOut();
  window.history.replaceState(null, "", "/");
});

it("lets a family choose the seats of its actor's link, and leaves the token in no address", async () => {
  respond("openCastLink", opened());
  respond("addSeat", testCart(["R1-A"]));
  const token = openLink();
  expect(await screen.findByText("Plaatsen voor familie van Lotte Aerts")).toBeDefined();
  expect(screen.getByText(/^U kunt met deze link 2 plaatsen kiezen/)).toBeDefined();
  await expect.poll(() => stateOf("R1-A")).toBe("available");
  expect(stateOf("R1-C")).toBe("occupied");
  expect(chair("R1-A").getAttribute("aria-label")).toBe(
    "Rij 1, stoel A, beschikbaar, € 12,00, vastgehouden voor de spelers",
  );
  expect(chair("R1-A").hasAttribute("data-proposed")).toBe(true);
  fireEvent.click(chair("R1-A"));
  await expect.poll(() => callsOf("addSeat").map(({ body }) => body)).toEqual([{ castToken: token }]);
  await expect.poll(() => stateOf("R1-A")).toBe("mine");
  expect(callsOf("openCastLink").map(({ body }) => body)).toContainEqual({ token });
  expect(window.location.href).not.toContain("token");
});

it("says in the server's sentence that a link opens nothing, and sells as to everybody", async () => {
  respond("openCastLink", () => refusal("CAST_LINK_ENDED"));
  openLink();
  expect(await screen.findByText("Deze link opent geen plaatsen")).toBeDefined();
  expect(screen.getByText("Deze link is voorbij. Kies gewoon uit de vrije stoelen.")).toBeDefined();
  await expect.poll(() => stateOf("R1-A")).toBe("occupied");
});

it("says when all seats of a link are chosen, or none is held any more, and marks no seat", async () => {
  respond("openCastLink", opened({ taken: 3 }));
  openLink();
  expect(await screen.findByText(/^De 3 plaatsen van deze link zijn gekozen/)).toBeDefined();
  await expect.poll(() => stateOf("R1-A")).toBe("occupied");
  // The first page would read the second answer too, and say it beside the second.
  cleanup();
  respond("openCastLink", opened({ seatIds: [] }));
  openLink();
  expect(
    await screen.findByText(
      /^Er is nu geen plaats over van wat we voor de spelers vasthouden\. Zit er nog een in iemands winkelwagen/,
    ),
  ).toBeDefined();
});

it("says that the seats of a link could not be loaded, and loads them again", async () => {
  respond("openCastLink", offline);
  openLink();
  const again = await screen.findByRole("button", { name: "Probeer opnieuw" }, { timeout: 20_000 });
  respond("openCastLink", opened());
  fireEvent.click(again);
  expect(await screen.findByText("Plaatsen voor familie van Lotte Aerts")).toBeDefined();
});

it("opens the seats of a link before the sale to who has not signed in, and keeps the others closed", async () => {
  signOut();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const later = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const early = { salesOpen: false, salesOpenAt: tomorrow, salesCloseAt: later, dateTime: later };
  respond("listShows", [testShow(early)]);
  respond("openCastLink", opened());
  openLink();
  await expect.poll(() => stateOf("R1-A")).toBe("available");
  expect(screen.getByText(/^U kunt met deze link/).textContent).not.toContain("vrije stoelen");
  fireEvent.click(chair("R1-A"));
  await expect.poll(() => stateOf("R1-A")).toBe("mine");
});

it("speaks of the free seats only while they can be chosen", async () => {
  respond("openCastLink", opened());
  openLink();
  expect((await screen.findByText(/^U kunt met deze link/)).textContent).toContain(
    "De andere vrije stoelen kunt u ook kiezen.",
  );
});

it("speaks of no free seats while a waiting room asks for a turn, also with seats of the link in the cart", async () => {
  const cart = testCart(["R1-A"]);
  respond("getCart", { ...cart, lines: cart.lines.map((seat) => ({ ...seat, ofCast: true })) });
  respond("listShows", [testShow({ waitingRoom: "on" })]);
  respond("enterWaitingRoom", offline);
  respond("openCastLink", opened());
  openLink();
  await expect.poll(() => stateOf("R1-A")).toBe("mine");
  const said = await screen.findByText(/^U kunt met deze link/);
  await expect.poll(() => said.textContent).not.toContain("vrije stoelen");
});
