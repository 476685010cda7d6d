import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import { namedById } from "@podium/shared/halls/seat-names";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { act, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testAccount, testUser } from "#test/test-user.ts";
import { expireCart, resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { readCart } from "#modules/buy/seats/model/cart.sync.ts";
import { queryClient } from "#platform/query-client.ts";
import { paths } from "#platform/paths.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { ConfirmPage } from "./confirm.tsx";

const show = testShow();
const restored = queryClient.getDefaultOptions();

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { retry: false } });
  pending("getSite");
  respond("getCart", offline);
  respond("listShows", offline);
  respond("getMyLatestReservation", () => refusal("RESERVATION_NOT_FOUND"));
  setToken("token");
  setUser(testUser());
});
afterEach(() => {
  resetCart();
  signOut();
  queryClient.setDefaultOptions(restored);
});

const Address = () => <p>{useLocation().pathname}</p>;
const open = () => renderScreen(<ConfirmPage />);

it("says that the cart could not be loaded, and loads it when asked to again", async () => {
  open();
  await readCart();
  expect(await screen.findByText("Kon data niet laden")).toBeDefined();
  respond("getCart", testCart(["R1-A"]));
  respond("listShows", [show]);
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await userEvent.click(await screen.findByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("De Vrek")).toBeDefined();
});

it("reads the cart itself: that of the bar may not have loaded", async () => {
  respond("getCart", testCart(["R1-A"]));
  respond("listShows", [show]);
  open();
  expect(await screen.findByText("De Vrek")).toBeDefined();
});

it("says so when the show of the cart could not be loaded", async () => {
  setCart(testCart(["R1-A"]));
  open();
  expect(await screen.findByText("Kon data niet laden")).toBeDefined();
  respond("listShows", [show]);
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("De Vrek")).toBeDefined();
});

it("brings the end of the cart into view and gives it the focus", async () => {
  respond("listShows", [show]);
  setCart(testCart(["R1-A"]));
  open();
  await userEvent.click(await screen.findByRole("checkbox"));
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  act(() => expireCart());
  const message = screen.getByText("Geen reservering gevonden.").closest('[role="status"]');
  expect(message?.textContent).toContain("Uw tijd is om en uw stoelen zijn weer vrij.");
  expect(document.activeElement).toBe(message);
  expect(scrolled.mock.contexts).toEqual([message]);
});

it("leaves the focus alone for who comes without a cart", async () => {
  setCart(null);
  open();
  expect(await screen.findByText("U hebt nog geen stoelen gekozen.")).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});

it("preserves what was entered when the shows load after the cart", async () => {
  respond("getCart", testCart(["R1-A"]));
  const shows = pending("listShows");
  open();
  await readCart();
  await userEvent.click(await screen.findByRole("checkbox"));
  await act(() => shows.respond([show]));
  await screen.findByText(show.name);
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
});

const code: CodeValidation = { valid: true, codeType: "SPONSOR", availableTickets: 2, message: "Sponsorcode geldig." };
const TOO_FEW = "Niet genoeg tickets beschikbaar";
const USED_UP = errorMessage("CODE_USED_UP");

/** Whether the button is disabled, with two seats, everything filled in, and this response to the code. */
async function validated(response: CodeValidation) {
  respond("getSite", testSite());
  respond("listShows", [show]);
  respond("validateCode", response);
  setCart(testCart(["R1-A", "R1-B"]));
  open();
  await userEvent.click(await screen.findByRole("radio", { name: /overschrijving/i }));
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.type(screen.getByLabelText(/voorverkoopcode/), "ABCD{Enter}");
  await screen.findByText(response.message);
  return screen
    .getByRole("button", { name: /^(Bevestigen en betalen|Definitief bevestigen)$/ })
    .getAttribute("aria-disabled");
}

it.each([
  ["with fewer tickets than seats", { ...code, availableTickets: 1 }, TOO_FEW],
  ["that is used up", { ...code, valid: false, availableTickets: 0, message: USED_UP }, USED_UP],
])("disables the button for a code %s, and says just that, once", async (_, response, words) => {
  expect(await validated(response)).toBe("true");
  expect(screen.getAllByText(new RegExp(`${TOO_FEW}|${USED_UP}`))).toHaveLength(1);
  expect(screen.getByText(words)).toBeDefined();
});

it("disables the button for an unknown code, in the server's words", async () => {
  const unknown = { valid: false, codeType: null, availableTickets: 0, message: errorMessage("CODE_UNKNOWN") };
  expect(await validated(unknown)).toBe("true");
  expect(screen.queryByText(TOO_FEW)).toBeNull();
});

it("disables the button for a code that is for another show or past its day, and says why", async () => {
  const message = errorMessage("CODE_OTHER_SHOW");
  const response = { ...code, codeType: "DISCOUNT" as const, valid: false, availableTickets: 0, message };
  expect(await validated(response)).toBe("true");
  expect(screen.queryByText(TOO_FEW)).toBeNull();
});

/** The total as the footer shows it. */
const total = () => plain(screen.getByRole("heading", { name: "Totaal" }).parentElement?.querySelector("[aria-live]"));
const plain = (element: Element | null | undefined) => element?.textContent.replaceAll("\u00a0", " ");

it("shows what the server says that the cart costs with the code, whatever its type", async () => {
  await validated({ ...code, codeType: "PRE_ORDER", total: 7.5 });
  expect(total()).toBe("In plaats van € 24,00€ 7,50");
});

it.each([
  ["a sponsor code", testCart(["R1-A", "R1-B"]), { ...code, total: 0 }],
  ["a show that costs nothing", { ...testCart(["R1-A"]), total: 0 }, null],
])("asks for no payment method when nothing is due with %s", async (_, cart, response) => {
  respond("getSite", testSite());
  respond("listShows", [show]);
  respond("validateCode", response ?? code);
  respond("reserve", { id: 42, message: "", status: "CONFIRMED", totalprice: 0 });
  setCart(cart);
  open();
  await userEvent.click(await screen.findByRole("checkbox"));
  if (response) await userEvent.type(screen.getByLabelText(/voorverkoopcode/), "ABCD{Enter}");
  expect(await screen.findByText(/^U hoeft niets te betalen/)).toBeDefined();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByText(/werkdagen/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Definitief bevestigen" }));
  await expect.poll(() => callsOf("reserve")[0]?.body).toMatchObject({ paymentMethod: "MANUAL" });
});

it("shows each seat at the price of the cart, not of the show", async () => {
  const lines = [
    { ...namedById("R1-A"), ticketTypeId: 1, price: 9, kind: "seat" as const },
    { ...namedById("R1-B"), ticketTypeId: 1, price: 11.5, kind: "seat" as const },
  ];
  respond("listShows", [testShow({ pricePerSeat: 30 })]);
  setCart({ ...testCart(["R1-A", "R1-B"]), lines, total: 20.5 });
  open();
  const seats = await screen.findAllByText(/^Rij 1, stoel/);
  expect(seats.map((seat) => plain(seat.closest("li")))).toEqual(["Rij 1, stoel A€ 9,00", "Rij 1, stoel B€ 11,50"]);
  expect(total()).toBe("€ 20,50");
});

it.each([
  ["confirmed", "CONFIRMED", 0, paths.reservationSuccess],
  ["left unpaid", "PENDING", 24, paths.payment(42)],
] as const)("opens the page for what the server %s, with a code that was only typed", async (_, status, due, page) => {
  respond("getSite", testSite());
  respond("listShows", [show]);
  respond("reserve", { id: 42, message: "", status, totalprice: due });
  setCart(testCart(["R1-A", "R1-B"]));
  renderScreen(
    <>
      <ConfirmPage />
      <Address />
    </>,
  );
  await userEvent.click(await screen.findByRole("radio", { name: /overschrijving/i }));
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.type(screen.getByLabelText(/voorverkoopcode/), "ABCD");
  await userEvent.click(screen.getByRole("button", { name: "Bevestigen en betalen" }));
  expect(await screen.findByText(page)).toBeDefined();
  const { body } = callsOf("reserve")[0] ?? {};
  expect(body).toMatchObject({ ticketCode: "ABCD" });
  // The visitor saw no amount with this code.
  expect(body).not.toHaveProperty("total");
});

it("enables the button for a code with a ticket for each seat", async () => {
  expect(await validated(code)).toBeNull();
});

it("names the code as what is still to do before the sale opens, until one is typed", async () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
  respond("getCart", testCart(["R1-A"]));
  respond("listShows", [testShow({ salesOpen: false, salesOpenAt: soon, salesCloseAt: later })]);
  open();
  await readCart();
  expect(await screen.findByText(/Nog te doen: .*geef uw voorverkoopcode in/)).toBeDefined();
  await userEvent.type(screen.getByRole("textbox", { name: /code/i }), "AB12");
  expect(screen.getByText(/Nog te doen/).textContent).not.toContain("voorverkoopcode");
});

async function refuse(
  reason: "TOO_MANY_UNVERIFIED" | "TOO_MANY_UNVERIFIED_OF_SHOW" | "TOO_MANY_UNPAID",
): Promise<void> {
  respond("listShows", [show]);
  respond("getSite", testSite());
  respond("reserve", () => refusal(reason));
  setCart(testCart(["R1-A"]));
  open();
  await userEvent.click(await screen.findByRole("radio", { name: /Overschrijving/ }));
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Bevestigen en betalen" }));
  await screen.findByText(errorMessage(reason));
}

it.each(["TOO_MANY_UNVERIFIED", "TOO_MANY_UNVERIFIED_OF_SHOW"] as const)(
  "mails the link again to whom it refuses because of an address that was never verified: %s",
  async (reason) => {
    respond("resendVerification", null);
    await refuse(reason);
    await userEvent.click(screen.getByRole("button", { name: "Stuur mij de mail" }));
    expect(await screen.findByText("We hebben de mail gestuurd. Kijk in uw mailbox.")).toBeDefined();
    expect(callsOf("resendVerification")).toHaveLength(1);
  },
);

it("leads to what has to be paid first", async () => {
  await refuse("TOO_MANY_UNPAID");
  expect(screen.getByRole("link", { name: "Naar uw reserveringen" }).getAttribute("href")).toBe(paths.account);
});

it("asks who it is in the same form of who has not signed in, and goes on where it stopped", async () => {
  const nobody = testAccount({ id: 4, firstname: "", lastname: "", email: "", number: "", anonymous: true });
  setUser(nobody);
  setCart(testCart(["R1-A"]));
  respond("getCart", testCart(["R1-A"]));
  respond("listShows", [show]);
  respond("getSite", testSite());
  respond("registerGuest", () => refusal("EMAIL_TAKEN"));
  respond("reserve", () => refusal("TOO_MANY_UNVERIFIED"));
  open();
  const type = async (label: string, words: string) => {
    await fill(await screen.findByLabelText(label), words);
  };
  const confirm = () => userEvent.click(screen.getByRole("button", { name: "Bevestigen en betalen" }));
  await userEvent.click(await screen.findByRole("radio", { name: /overschrijving/i }));
  await userEvent.click(screen.getByRole("checkbox"));
  await confirm();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Voornaam"));
  expect(callsOf("registerGuest")).toHaveLength(0);
  for (const [label, words] of [
    ["Voornaam", "Rosa"],
    ["Achternaam", "Maas"],
    ["E-mailadres", "rosa@voorbeeld.be"],
    ["Telefoon", "0470998877"],
  ] as const)
    await type(label, words);
  await confirm();
  expect(await screen.findByText(/U hebt al een account met dit e-mailadres/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Inloggen" })).toBeDefined();
  expect(callsOf("reserve")).toHaveLength(0);
  respond("registerGuest", { token: "the same session" });
  respond("getProfile", { ...nobody, firstname: "Rosa", email: "rosa@elders.be", anonymous: false });
  await type("E-mailadres", "rosa@elders.be");
  await confirm();
  expect(await screen.findByText(/wachten al veel stoelen/)).toBeDefined();
  expect(screen.getByLabelText("Voornaam")).toHaveProperty("value", "Rosa");
  respond("reserve", { id: 7, status: "PENDING", message: "Gelukt", totalprice: 12 });
  await confirm();
  await expect.poll(() => callsOf("reserve").length).toBe(2);
  expect(callsOf("reserve").map(({ body }) => body)).toMatchObject([{ total: 12 }, { total: 12 }]);
});
