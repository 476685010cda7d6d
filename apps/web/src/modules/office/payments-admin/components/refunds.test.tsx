import type { Refund } from "@podium/shared/contracts/refunds";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testRefund } from "#test/test-money.ts";
import { testReservation } from "#test/test-reservation.ts";
import { queryClient } from "#platform/query-client.ts";
import { Refunds } from "./refunds.tsx";

function refund(paymentId: number, refundedAt: string | null = null): Refund {
  return testRefund({
    paymentId,
    reservation: testReservation({ status: "CANCELLED", paymentMethod: "PAYCONIQ" }),
    canBeTransferred: false,
    message: "De reservering was geannuleerd toen het geld kwam.",
    method: "ONLINE",
    providerReference: `tr_${paymentId}`,
    refundedAt,
  });
}

/** A server whose list reflects the refunds that are marked. */
function open(refunds: Refund[]) {
  respond("listRefunds", () => refunds);
  respond("listCashShifts", { own: null, shifts: [] });
  respond("markRefunded", () => {
    refunds = refunds.map(({ paymentId, paidAt }) => refund(paymentId, paidAt));
    return refunds[0] ?? refusal("PAYMENT_NOT_FOUND");
  });
  renderScreen(<Refunds />);
}

it("adds up what is still to be paid back, and leaves out what was", async () => {
  open([refund(1), refund(2), refund(3, "2026-11-21T10:00:00.000Z")]);
  expect((await screen.findByText(/2 betalingen, samen/)).textContent).toContain("48,20");
  expect(screen.queryByText("tr_3")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Toon wat terugbetaald is/ }));
  expect(screen.getByText("tr_3")).toBeDefined();
});

it("asks whether the money really went back before it notes it", async () => {
  open([refund(1)]);
  await userEvent.click(await screen.findByRole("button", { name: /^Terugbetalen/ }));
  expect(callsOf("markRefunded")).toEqual([]);
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Ja, terugbetaald" }));
  expect(await screen.findByText("Alles is terugbetaald.")).toBeDefined();
  expect(callsOf("markRefunded").map(({ path }) => path)).toEqual(["/api/admin/refunds/1/done"]);
});

it.each([
  ["CASH", "Contant", "CASH"],
  ["TRANSFER", "Het geld is teruggestort", "MANUAL"],
] as const)("of %s goes back as it came, unless that is changed", async (method, label, paidWith) => {
  open([{ ...refund(1), method, providerReference: "" }]);
  await userEvent.click(await screen.findByRole("button", { name: /^Terugbetalen/ }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByRole("radio", { name: new RegExp(label), checked: true })).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Ja, terugbetaald" }));
  expect(callsOf("markRefunded").map(({ body }) => body)).toEqual([{ paidWith }]);
});

it("says the day of a transfer, and no time that no statement has", async () => {
  open([{ ...refund(1), method: "TRANSFER", providerReference: "" }]);
  expect(await screen.findByText(/Overgeschreven op 20 nov 2026$/)).toBeDefined();
});

it.each([
  ["what waits", { state: "ASKED", error: "Pas na een uur." }, /Pas na een uur/],
  ["what the dashboard paid", { state: "DONE", error: null, elsewhere: true }, /in het dashboard van de betaaldienst/],
] as const)("says why of %s", async (_, online, words) => {
  open([{ ...refund(1), online }]);
  expect(await screen.findByText(words)).toBeDefined();
});

it("asks whether it went back once more, when the dashboard's refund counts as an equal part's", async () => {
  open([refund(1)]);
  const responses = [refusal("REFUND_COUNTED"), refund(1, "2026-11-21T10:00:00.000Z")];
  respond("markRefunded", () => responses.shift() ?? refusal("PAYMENT_NOT_FOUND"));
  await userEvent.click(await screen.findByRole("button", { name: /^Terugbetalen/ }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.queryByRole("radio", { name: /Ook dit is terugbetaald/ })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Ja, terugbetaald" }));
  await userEvent.click(await dialog.findByRole("radio", { name: /Ook dit is terugbetaald/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Ja, terugbetaald" }));
  expect(await screen.findByText("Alles is terugbetaald.")).toBeDefined();
  expect(callsOf("markRefunded").map(({ body }) => body)).toEqual([
    { paidWith: "MANUAL" },
    { paidWith: "MANUAL", isAnother: true },
  ]);
});

it("gives a voucher in place of the money, once the guest wants that, and leads to it", async () => {
  open([refund(1)]);
  respond("refundAsVoucher", () => ({ ...refund(1, "2026-11-21T10:00:00.000Z"), voucherId: 12 }));
  await userEvent.click(await screen.findByRole("button", { name: /^Terugbetalen/ }));
  const dialog = within(screen.getByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("radio", { name: /cadeaubon/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Cadeaubon geven" }));
  expect(await screen.findByText("Alles is terugbetaald.")).toBeDefined();
  expect(callsOf("refundAsVoucher").map(({ path }) => path)).toEqual(["/api/admin/refunds/1/voucher"]);
  expect(callsOf("markRefunded")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /Toon wat terugbetaald is/ }));
  expect(screen.getByRole("link", { name: "als cadeaubon 12" }).getAttribute("href")).toContain("bon=12");
});

it("is not there at all while nothing was ever to be paid back", async () => {
  open([]);
  await waitFor(() => expect(queryClient.getQueryData(["refunds"])).toEqual([]));
  expect(screen.queryByText("Terug te betalen")).toBeNull();
});
