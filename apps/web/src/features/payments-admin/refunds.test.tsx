import type { Refund } from "@podium/shared/contracts/online-payments";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testReservation } from "#test/test-reservation.ts";
import { queryClient } from "#platform/query-client.ts";
import { Refunds } from "./refunds.tsx";

function refund(paymentId: number, refundedAt: string | null = null): Refund {
  return {
    paymentId,
    reservation: testReservation({ status: "CANCELLED", paymentMethod: "PAYCONIQ" }),
    amount: 24.1,
    paidAt: "2026-11-20T10:00:00.000Z",
    reason: "RESERVATION_CLOSED",
    message: "De reservering was geannuleerd toen het geld kwam.",
    providerReference: `tr_${paymentId}`,
    refundedAt,
  };
}

const json = (body: unknown): Response => new Response(JSON.stringify(body));
let refunds: Refund[];
let posted: string[];
beforeEach(() => {
  posted = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET") return Promise.resolve(json(refunds));
    posted.push(path);
    refunds = refunds.map((each) =>
      path.includes(`/${each.paymentId}/`) ? refund(each.paymentId, each.paidAt) : each,
    );
    return Promise.resolve(json(refunds.find(({ paymentId }) => path.includes(`/${paymentId}/`))));
  });
});
afterEach(() => queryClient.clear());

function open() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Refunds />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it("adds up what is still to be paid back, and leaves out what was", async () => {
  refunds = [refund(1), refund(2), refund(3, "2026-11-21T10:00:00.000Z")];
  open();
  expect((await screen.findByText(/2 betalingen, samen/)).textContent).toContain("48,20");
  expect(screen.queryByText("tr_3")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Toon wat terugbetaald is/ }));
  expect(screen.getByText("tr_3")).toBeDefined();
});

it("asks whether the money really went back before it notes it", async () => {
  refunds = [refund(1)];
  open();
  await userEvent.click(await screen.findByRole("button", { name: /^Terugbetaald/ }));
  expect(posted).toEqual([]);
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Ja, terugbetaald" }));
  expect(await screen.findByText("Alles is terugbetaald.")).toBeDefined();
  expect(posted).toEqual(["/api/admin/refunds/1/done"]);
});

it("is not there at all while nothing was ever to be paid back", async () => {
  refunds = [];
  open();
  await waitFor(() => expect(queryClient.getQueryData(["refunds"])).toEqual([]));
  expect(screen.queryByText("Terug te betalen")).toBeNull();
});
