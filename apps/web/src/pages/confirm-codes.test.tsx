import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testCart } from "#test/test-cart.ts";
import { testShow } from "#test/test-show.ts";
import { testSite } from "#test/test-site.ts";
import { testUser } from "#test/test-user.ts";
import { rememberPresaleCode } from "#modules/buy/reservations/model/confirm-draft.ts";
import { resetCart, setCart } from "#modules/buy/seats/model/cart.atoms.ts";
import { queryClient } from "#platform/query-client.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { ConfirmPage } from "./confirm.tsx";

const ONE = "CFHJ-KMPR-WXY2-3456";
const TWO = "2345-6789-CFHJ-KMPR";
const voucher: CodeValidation = { valid: true, codeType: "GIFT", availableTickets: 20, message: "Cadeaubon geldig." };
const discount: CodeValidation = {
  valid: true,
  codeType: "DISCOUNT",
  availableTickets: 9,
  message: "Geldig.",
  total: 20,
};
const MASKED = ["•••• 3456", "•••• KMPR"];
/** Without this the mock of `reserve` would receive calls of `/api/reservation/amount-due` too. */
const THIS_SHOW = { showId: 1 };

beforeEach(() => {
  setToken("token");
  setUser(testUser());
  respond("getSite", testSite());
  pending("getMyLatestReservation");
  respond("listShows", [testShow()]);
  respond("getCart", testCart(["R1-A", "R1-B"]));
  setCart(testCart(["R1-A", "R1-B"]));
});
afterEach(() => {
  rememberPresaleCode("");
  act(resetCart);
  signOut();
});

const field = () => screen.findByLabelText(/voorverkoopcode/);
const rows = () => screen.queryAllByRole("listitem").filter((row) => within(row).queryByRole("button"));
const texts = () => rows().map((row) => row.textContent.replaceAll("\u00a0", " "));
const confirmButton = () => screen.getByRole("button", { name: /^(Bevestigen en betalen|Definitief bevestigen)$/ });

async function validate(code: string, response: CodeValidation) {
  await screen.findByText("De Vrek");
  respond("validateCode", response);
  await fill(await field(), code);
  await userEvent.keyboard("{Enter}");
}

it("keeps vouchers in the order in which they were given, and shows what the server says that each pays", async () => {
  respond("quoteAmountDue", { grossPrice: 24, discount: 0, vouchers: [{ code: ONE, amount: 10 }], total: 14 });
  renderScreen(<ConfirmPage />);
  await validate(ONE, voucher);
  await expect.poll(texts).toEqual([`Cadeaubon ${MASKED[0]}€ -10,00`]);
  expect(await field()).toHaveProperty("value", "");
  const vouchers = [
    { code: ONE, amount: 10 },
    { code: TWO, amount: 14 },
  ];
  respond("quoteAmountDue", { grossPrice: 24, discount: 0, vouchers, total: 0 });
  await validate(TWO, voucher);
  await expect.poll(texts).toEqual([`Cadeaubon ${MASKED[0]}€ -10,00`, `Cadeaubon ${MASKED[1]}€ -14,00`]);
  expect(callsOf("quoteAmountDue").at(-1)?.body).toEqual({ ticketCode: null, vouchers: [ONE, TWO] });
  expect(await screen.findByText(/^U hoeft niets te betalen: uw cadeaubon betaalt alles/)).toBeDefined();
  expect(screen.queryByRole("radio")).toBeNull();
  respond("reserve", { id: 7, status: "CONFIRMED", message: "", totalprice: 0 });
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(confirmButton());
  await expect.poll(() => callsOf("reserve")[0]?.body).toMatchObject({ ticketCode: null, vouchers: [ONE, TWO] });
});

it("asks again when a voucher pays less than was read, with the new amount and all that was filled in", async () => {
  respond("quoteAmountDue", { grossPrice: 24, discount: 0, vouchers: [{ code: ONE, amount: 24 }], total: 0 });
  renderScreen(<ConfirmPage />);
  await validate(ONE, voucher);
  await screen.findByText(/^U hoeft niets te betalen: uw cadeaubon betaalt alles/);
  await userEvent.click(screen.getByRole("checkbox"));
  const quoting = pending("quoteAmountDue");
  const changed = { shown: "€ 0,00", total: "€ 14,00" };
  respond("reserve", () => refusal("AMOUNT_CHANGED", changed), THIS_SHOW);
  await userEvent.click(confirmButton());
  expect(await screen.findByText(errorMessage("AMOUNT_CHANGED", changed))).toBeDefined();
  expect(callsOf("reserve")[0]?.body).toMatchObject({ total: 0 });
  await quoting.called();
  expect(screen.queryByText(/^U hoeft niets te betalen/)).toBeNull();
  expect(confirmButton().getAttribute("aria-disabled")).toBe("true");
  await act(() => quoting.respond({ grossPrice: 24, discount: 0, vouchers: [{ code: ONE, amount: 10 }], total: 14 }));
  await expect.poll(texts).toEqual([`Cadeaubon ${MASKED[0]}€ -10,00`]);
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
  expect(screen.getByText(/Nog te doen/).textContent).toBe("Nog te doen: kies hoe u betaalt.");
  await userEvent.click(screen.getByRole("radio", { name: /overschrijving/i }));
  respond("reserve", { id: 7, status: "PENDING", message: "", totalprice: 14 }, THIS_SHOW);
  await userEvent.click(confirmButton());
  await expect.poll(() => callsOf("reserve").length).toBe(2);
  expect(callsOf("reserve")[1]?.body).toMatchObject({ vouchers: [ONE], total: 14, paymentMethod: "MANUAL" });
});

it("makes room for a voucher beside a code, and sends both", async () => {
  const vouchers = [{ code: ONE, amount: 10 }];
  renderScreen(<ConfirmPage />);
  await validate("ABCD-EFGH-JKMN", discount);
  await expect.poll(texts).toEqual(["Kortingscode ABCD-EFGH-JKMN€ -4,00"]);
  expect(callsOf("quoteAmountDue")).toHaveLength(0);
  respond("quoteAmountDue", { grossPrice: 24, discount: 4, total: 20 });
  await userEvent.click(screen.getByRole("button", { name: "Ook een cadeaubon gebruiken" }));
  expect(document.activeElement).toBe(await field());
  respond("quoteAmountDue", { grossPrice: 24, discount: 4, vouchers, total: 10 });
  await validate(ONE, voucher);
  await expect.poll(texts).toEqual(["Kortingscode ABCD-EFGH-JKMN€ -4,00", `Cadeaubon ${MASKED[0]}€ -10,00`]);
  respond("reserve", () => refusal("VOUCHER_SHORT"), THIS_SHOW);
  await userEvent.click(screen.getByRole("radio", { name: /overschrijving/i }));
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(confirmButton());
  expect(await screen.findByText(errorMessage("VOUCHER_SHORT"))).toBeDefined();
  expect(callsOf("reserve")[0]?.body).toMatchObject({ ticketCode: "ABCD-EFGH-JKMN", vouchers: [ONE] });
});

it("removes a voucher again, with the focus on the field", async () => {
  respond("quoteAmountDue", { grossPrice: 24, discount: 0, vouchers: [{ code: ONE, amount: 24 }], total: 0 });
  renderScreen(<ConfirmPage />);
  await validate(ONE, voucher);
  await userEvent.click(await screen.findByRole("button", { name: `Verwijder Cadeaubon ${MASKED[0]}` }));
  expect(rows()).toHaveLength(0);
  expect(document.activeElement).toBe(await field());
  expect(screen.getByRole("radio", { name: /overschrijving/i })).toBeDefined();
});

it("waits for the amount, and for what is typed beside a voucher to be validated", async () => {
  const quoting = pending("quoteAmountDue");
  renderScreen(<ConfirmPage />);
  await userEvent.click(await screen.findByRole("radio", { name: /overschrijving/i }));
  await userEvent.click(screen.getByRole("checkbox"));
  await validate(ONE, voucher);
  expect(await screen.findByText(/wacht tot het bedrag er staat/)).toBeDefined();
  await act(() => quoting.respond({ grossPrice: 24, discount: 0, vouchers: [{ code: ONE, amount: 10 }], total: 14 }));
  await expect.poll(() => confirmButton().getAttribute("aria-disabled")).toBeNull();
  await userEvent.type(await field(), "2345");
  expect(confirmButton().getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(/valideer wat u bij ‘Code’ typte/)).toBeDefined();
});

it("asks for the amount again after a lost connection, and does not blame the code", async () => {
  const restored = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  onTestFinished(() => queryClient.setDefaultOptions(restored));
  respond("quoteAmountDue", offline);
  renderScreen(<ConfirmPage />);
  await validate(ONE, voucher);
  expect(await screen.findByText(/^Geen verbinding met de server/)).toBeDefined();
  const todo = () => screen.getByText(/Nog te doen/).textContent;
  expect(todo()).not.toContain("verwijder de code");
  expect(todo()).toContain("vraag het bedrag opnieuw op");
  respond("quoteAmountDue", { grossPrice: 24, discount: 0, vouchers: [{ code: ONE, amount: 24 }], total: 0 });
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  await expect.poll(texts).toEqual([`Cadeaubon ${MASKED[0]}€ -24,00`]);
  expect(todo()).not.toContain("bedrag");
});

it("says why codes cannot be used together, and does not go on with them", async () => {
  respond("quoteAmountDue", () => refusal("VOUCHER_BLOCKED"));
  renderScreen(<ConfirmPage />);
  await validate(ONE, voucher);
  expect(await screen.findByText(errorMessage("VOUCHER_BLOCKED"))).toBeDefined();
  expect(screen.getByText(/Nog te doen/).textContent).toContain("verwijder de code of cadeaubon");
  expect(screen.queryByRole("button", { name: "Probeer opnieuw" })).toBeNull();
  expect(confirmButton().getAttribute("aria-disabled")).toBe("true");
});

it("knows the code that opened the sale, also when the show loads after the cart", async () => {
  rememberPresaleCode("VROE-GERE-IGEN");
  respond("quoteAmountDue", { grossPrice: 24, discount: 0, total: 24 });
  const shows = pending("listShows");
  renderScreen(<ConfirmPage />);
  await field();
  expect(rows()).toHaveLength(0);
  const day = 86_400_000;
  const [soon, later] = [1, 2].map((days) => new Date(Date.now() + days * day).toISOString());
  await act(() => shows.respond([testShow({ salesOpen: false, salesOpenAt: soon ?? "", salesCloseAt: later ?? "" })]));
  await expect.poll(texts).toEqual(["Voorverkoopcode VROE-GERE-IGENu reserveert vroeger"]);
  expect(screen.getByText(/Nog te doen/).textContent).not.toContain("voorverkoopcode");
});

it("asks for no code before the sale where each seat was chosen by an actor's link", async () => {
  const day = 86_400_000;
  const [soon, later] = [1, 2].map((days) => new Date(Date.now() + days * day).toISOString());
  respond("listShows", [testShow({ salesOpen: false, salesOpenAt: soon ?? "", salesCloseAt: later ?? "" })]);
  const cart = testCart(["R1-A", "R1-B"]);
  act(() => setCart(cart));
  renderScreen(<ConfirmPage />);
  await expect.poll(() => screen.getByText(/Nog te doen/).textContent).toContain("voorverkoopcode");
  const ofCast = { ...cart, lines: cart.lines.map((line) => ({ ...line, ofCast: true })) };
  act(() => setCart(ofCast));
  await expect.poll(() => screen.getByText(/Nog te doen/).textContent).not.toContain("voorverkoopcode");
});

it("says at its field why a code is refused that ended since it was validated, and asks for another", async () => {
  renderScreen(<ConfirmPage />);
  await validate("ABCD-EFGH-JKMN", { ...discount, total: 0 });
  await screen.findByText(discount.message);
  await userEvent.click(screen.getByRole("checkbox"));
  const message = "Deze code was geldig tot en met 20 november 2026. Vraag een nieuwe aan wie ze u gaf.";
  respond("reserve", () => refusal("CODE_PAST", { day: "20 november 2026" }), THIS_SHOW);
  respond("validateCode", { ...discount, valid: false, availableTickets: 0, message, total: 24 });
  await userEvent.click(confirmButton());
  // Beside the field, and beside the button that was pressed.
  await expect.poll(() => screen.queryAllByText(message)).toHaveLength(2);
  expect(screen.queryByText(discount.message)).toBeNull();
  expect(screen.getByText(/Nog te doen/).textContent).toContain("code");
  expect(confirmButton().getAttribute("aria-disabled")).toBe("true");
  expect(callsOf("reserve")).toHaveLength(1);
});
