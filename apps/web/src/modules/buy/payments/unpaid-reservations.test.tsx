import type { Reservation } from "@podium/shared/contracts/reservations";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { loadLanguage } from "#messages/load-language.ts";
import { choose } from "#messages/messages.ts";
import { serverEmits } from "#test/fake-socket.ts";
import { callsOf, pending, refusal, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation, testSeats } from "#test/test-reservation.ts";
import { UnpaidReservations } from "./unpaid-reservations.tsx";

const online = testReservation({ paymentMethod: "PAYCONIQ" });
const banner = () => screen.findByText("U hebt een onbetaalde reservering");
const words = () => document.body.textContent.replaceAll("\u00a0", " ");

afterEach(() => choose("nl"));

function open(reservations: Reservation[], only?: string) {
  respond("listMyReservations", reservations);
  renderScreen(<UnpaidReservations {...(only !== undefined && { only })} />);
}

it("names the seats, the amount and the deadline of what is not paid", async () => {
  open([online]);
  await banner();
  expect(words()).toContain("De vrek, za 5 dec 2026, 20:00: Rij 1, stoelen A en B");
  expect(words()).toContain(
    "€ 24,00 te betalen. Uw betaling moet bij ons zijn vóór vrijdag 27 november 2026 om 11:00.",
  );
});

it.each([
  [
    "fr",
    "sam. 5 déc. 2026, 20:00 : Rij 1, places A et B",
    "Votre paiement doit nous parvenir avant le",
    "Payer maintenant",
  ],
  ["en", "Sat, 5 Dec 2026, 20:00: Rij 1, seats A and B", "Your payment must reach us before", "Pay now"],
] as const)("says all of it in the language of the site: %s", async (language, when, before, pay) => {
  await loadLanguage(language);
  open([{ ...online, discount: 4, longerUntil: online.expiresAt }]);
  await screen.findByRole("button", { name: pay });
  expect(words()).toContain(when);
  expect(words()).toContain(before);
  expect(words()).not.toMatch(/\b(uw|te betalen|korting|bevestig|vóór)\b/i);
});

it.each<[string, Partial<Reservation>]>([
  ["is paid", { status: "CONFIRMED" }],
  ["has expired", { status: "EXPIRED" }],
  ["was cancelled", { status: "CANCELLED" }],
  ["costs nothing", { totalprice: 0 }],
])("is silent about a reservation that %s", async (_, change) => {
  open([testReservation(change)]);
  await waitFor(() => expect(callsOf("listMyReservations")).toHaveLength(1));
  await act(settled);
  expect(document.body.textContent).toBe("");
});

it("is about one reservation where one is meant", async () => {
  open([online, testReservation({ id: 8, seats: testSeats("T4-A") })], "8");
  await banner();
  expect(words()).toContain("Tafel 4, stoel A");
  expect(words()).not.toContain("Rij 1");
});

it("leads to the transfer's details, or starts the online payment again, once", async () => {
  open([online, testReservation({ id: 8 })]);
  await screen.findByText("U hebt 2 onbetaalde reserveringen");
  const [first, second] = screen.getAllByRole("listitem").map((item) => within(item));
  expect(second?.getByRole("link", { name: "Naar de overschrijving" }).getAttribute("href")).toBe("/payment/8");

  const starting = pending("startOnlinePayment");
  const button = first?.getByRole("button", { name: "Nu betalen" }) ?? document.body;
  await userEvent.dblClick(button);
  expect((await starting.called()).path).toBe("/api/reservation/7/online-payment");
  await act(() => starting.respond({ checkoutUrl: "#provider" }));
  await waitFor(() => expect(location.hash).toBe("#provider"));
  expect(callsOf("startOnlinePayment")).toHaveLength(1);
});

it("offers the other ways when the provider does not respond", async () => {
  open([online]);
  respond("startOnlinePayment", () => refusal("PAYMENT_PROVIDER_AWAY"));
  await userEvent.click(await screen.findByRole("button", { name: "Nu betalen" }));
  const failure = within(await screen.findByRole("alert"));
  const other = failure.getByRole("link", { name: "Anders betalen" });
  expect(other.getAttribute("href")).toBe("/payments/callback?reservation=7");
});

it("comes and goes by itself when one reserves and pays in another tab", async () => {
  open([]);
  await waitFor(() => expect(callsOf("listMyReservations")).toHaveLength(1));
  await act(settled);
  respond("listMyReservations", [online]);
  act(() => serverEmits("reservation:changed", { reservation: online }));
  await banner();

  const paid = testReservation({ paymentMethod: "PAYCONIQ", status: "CONFIRMED" });
  respond("listMyReservations", [paid]);
  act(() => serverEmits("reservation:changed", { reservation: paid }));
  await waitFor(() => expect(screen.queryByText("U hebt een onbetaalde reservering")).toBeNull());
});
