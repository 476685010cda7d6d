import { QueryClientProvider } from "@tanstack/react-query";
import type { MoveSituation } from "@podium/shared/contracts/own-reservations";
import type { PaymentOutcome } from "@podium/shared/contracts/payments";
import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { testReservation } from "#test/test-reservation.ts";
import { testAccount } from "#test/test-user.ts";
import { PaymentsCallbackPage } from "./payments-callback.tsx";

beforeEach(() => {
  queryClient.clear();
  pending("getSite");
});
afterEach(signOut);

const reservation = testReservation({ id: 7, status: "CONFIRMED", confirmed: true, paymentMethod: "PAYCONIQ" });
const paid: PaymentOutcome = {
  reservation,
  payment: { status: "PAID", amount: 12, createdAt: reservation.reservedAt, checkoutUrl: null, refund: null },
  canPayOnline: false,
  canPayByTransfer: false,
};

const situation: MoveSituation = {
  reservation,
  hallPlanId: 1,
  until: "2026-12-05T18:00:00.000Z",
  giveBack: "NO",
  canPayOnline: true,
  latest: null,
};

function comeByLinkOf(reservationId: number): void {
  setToken("token");
  setUser(testAccount({ hasPassword: false, email: "", number: "", byLink: { reservationId } }));
}

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
  "a visitor who paid for %s and comes back in another browser reads what happens, without a login",
  async (_for, search, words) => {
    comeBack(search);
    expect(await screen.findByText("Uw betaling wordt verwerkt")).toBeTruthy();
    expect(screen.getByText("Hebt u betaald, betaal dan niet opnieuw.")).toBeTruthy();
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(callsOf("getPaymentOutcome")).toEqual([]);
  },
);

const SESSIONS = [
  ["somebody else is signed in", () => refusal("RESERVATION_NOT_FOUND")],
  ["somebody chose seats who gave no name", () => refusal("DETAILS_NEEDED")],
  ["a mail opened another reservation, which is not known yet", () => refusal("PROOF_NEEDED")],
  ["the session ended", () => refusal("UNAUTHORIZED")],
  ["it is the entrance's, which is not known yet", () => refusal("FORBIDDEN")],
] as const;

describe.each([
  ["tickets", "?reservation=7", "Uw tickets komen per mail"],
  ["other seats", "?reservation=7&plaatsen=1", "zijn uw plaatsen veranderd"],
])("a visitor who paid for %s", (_for, search, words) => {
  it.each(SESSIONS)("reads the same where %s", async (_where, refuse) => {
    setToken("token");
    respond("getPaymentOutcome", refuse);
    respond("getOwnMove", refuse);
    comeBack(search);
    expect(await screen.findByText("Hebt u betaald, betaal dan niet opnieuw.")).toBeTruthy();
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("reads the same where the link of a mail opened another reservation", async () => {
    comeByLinkOf(8);
    comeBack(search);
    expect(await screen.findByText("Hebt u betaald, betaal dan niet opnieuw.")).toBeTruthy();
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
  });

  it("reads so after one request: the page does not ask over and over", async () => {
    setToken("token");
    respond("getPaymentOutcome", () => refusal("DETAILS_NEEDED"));
    respond("getOwnMove", () => refusal("DETAILS_NEEDED"));
    comeBack(search);
    const notice = await screen.findByText("Uw betaling wordt verwerkt");
    await act(() => queryClient.refetchQueries({ queryKey: OWN_RESERVATIONS_KEY, type: "active" }));
    expect(notice.isConnected).toBe(true);
    expect(callsOf("getPaymentOutcome").length + callsOf("getOwnMove").length).toBe(1);
  });

  it("may ask again where the server did not respond", async () => {
    setToken("token");
    respond("getPaymentOutcome", () => refusal("TOO_MANY_REQUESTS"));
    respond("getOwnMove", () => refusal("TOO_MANY_REQUESTS"));
    comeBack(search);
    expect(await screen.findByRole("button", { name: "Probeer opnieuw" })).toBeTruthy();
  });
});

it("shows the outcome once its owner signs in, in another tab too", async () => {
  setToken("token");
  respond("getPaymentOutcome", () => refusal("DETAILS_NEEDED"));
  comeBack("?reservation=7");
  await screen.findByText("Uw betaling wordt verwerkt");
  respond("getPaymentOutcome", paid);
  act(() => setToken("another"));
  expect(await screen.findByText("Uw betaling is gelukt")).toBeTruthy();
});

it("leads a visitor who paid for other seats to them, where they are known", async () => {
  setToken("token");
  respond("getOwnMove", situation);
  comeBack("?reservation=7&plaatsen=1");
  expect(await screen.findByText("Andere plaatsen")).toBeTruthy();
});

it("leads its owner to the page of the reservation, and to the tickets", async () => {
  setToken("token");
  respond("getPaymentOutcome", paid);
  comeBack("?reservation=7");
  const overview = await screen.findByRole("link", { name: "Naar uw reservering" });
  expect(overview.getAttribute("href")).toBe(paths.reservationSuccess);
  expect(screen.getByRole("link", { name: "Bekijk Tickets" }).getAttribute("href")).toBe(paths.ticketsDetail(7));
});

it.each([
  ["tickets", "?reservation=7", "Uw betaling is gelukt"],
  ["other seats", "?reservation=7&plaatsen=1", "Hebt u betaald, betaal dan niet opnieuw."],
])(
  "leads who paid for %s and came by the link of a mail to the tickets alone: the rest asks for a proof",
  async (_for, search, words) => {
    comeByLinkOf(7);
    respond("getPaymentOutcome", paid);
    comeBack(search);
    await screen.findByText(words);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([paths.ticketsDetail(7)]);
  },
);
