import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { setToken, signOut } from "#platform/session.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { PaymentsCallbackPage } from "./payments-callback.tsx";

beforeEach(() => {
  queryClient.clear();
  pending("getSite");
});
afterEach(signOut);

function comeBack(search: string): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`${paths.paymentsCallback}${search}`]}>
        <Routes>
          <Route path={paths.paymentsCallback} element={<PaymentsCallbackPage />} />
          <Route path="/andere-plaatsen/:id" element={<p>Andere plaatsen</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ["tickets", "?reservation=7", "Uw tickets komen per mail"],
  ["other seats", "?reservation=7&plaatsen=1", "zijn uw plaatsen veranderd"],
])(
  "who paid for %s and comes back in another browser reads what happens, without a login",
  async (_for, search, words) => {
    comeBack(search);
    expect(await screen.findByText("Uw betaling wordt verwerkt")).toBeTruthy();
    expect(screen.getByText("Hebt u betaald, betaal dan niet opnieuw.")).toBeTruthy();
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(callsOf("getPaymentOutcome")).toEqual([]);
  },
);

it("reads the same where somebody else is signed in", async () => {
  setToken("token");
  respond("getPaymentOutcome", () => refusal("RESERVATION_NOT_FOUND"));
  comeBack("?reservation=7");
  expect(await screen.findByText("Hebt u betaald, betaal dan niet opnieuw.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("leads who paid for other seats to them, where they are known", async () => {
  setToken("token");
  comeBack("?reservation=7&plaatsen=1");
  expect(await screen.findByText("Andere plaatsen")).toBeTruthy();
});
