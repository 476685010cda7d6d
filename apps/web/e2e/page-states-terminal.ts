import type { TerminalPayment } from "@podium/shared/contracts/terminal-payments";
import { expect, type Page } from "@playwright/test";
import { testReservation } from "#test/test-reservation.ts";
import type { PageState } from "./page-state.ts";

const unpaid = testReservation({ id: 43 });
const TERMINAL = { id: "term_1", name: "Kassa 1" };

/** Sends the amount to a terminal on which the payment gets this status. */
const sendTo = (status: TerminalPayment["status"], words: string) => async (page: Page) => {
  const payment: TerminalPayment = {
    status,
    amount: unpaid.totalprice,
    terminal: TERMINAL,
    startedAt: "2026-11-21T10:00:00.000Z",
    refund: null,
    testPage: null,
    reservation: unpaid,
  };
  await page.route("**/api/admin/reservations/43/terminal-payment", (route) => route.fulfill({ json: payment }));
  await page.getByRole("button", { name: "Naar de terminal" }).click();
  await expect(page.getByRole("dialog", { name: words })).toBeVisible();
};

/** Page states of a reservation that is paid at a card terminal. */
export const terminalStates: readonly PageState[] = (
  [
    ["waiting", "OPEN", "Wacht op de terminal…"],
    ["failed", "FAILED", "Niet betaald"],
  ] as const
).map(([name, status, words]) => ({
  name: `reservation at a terminal ${name}`,
  as: "box-office",
  path: "/reservatie-beheer?reservatie=43",
  responses: { "/api/admin/reservations/43": unpaid, "/api/admin/terminals": [TERMINAL] },
  steps: {
    asked: async (page: Page) => {
      await page.getByRole("button", { name: "Betaald", exact: true }).click();
      await page.getByRole("radio", { name: /^Kaart/ }).check();
      await expect(page.getByRole("combobox", { name: "Terminal" })).toBeVisible();
    },
    sent: sendTo(status, words),
  },
}));
