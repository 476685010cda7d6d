import { expect } from "@playwright/test";
import type { Refund } from "@podium/shared/contracts/refunds";
import type { RefundFile } from "@podium/shared/contracts/refund-files";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { testRefund } from "#test/test-money.ts";
import { testReservation } from "#test/test-reservation.ts";
import { close, press, type PageState } from "./page-state.ts";

const of = (id: number, more: Partial<Refund>): Refund =>
  testRefund({ paymentId: id, amount: 24, reservation: testReservation({ id, status: "CANCELLED" }), ...more });

const online = { method: "ONLINE", canBeTransferred: false, providerReference: "tr_7UhSN1zuXS" } as const;
const account = { iban: "BE68539007547034", holder: "Annemarie Van Nieuwenhuyse-Callebaut", fingerprint: "a" };
const known = { hasAccount: true, account };

const refunds: Refund[] = [
  of(41, { ...known, payer: "A. Van Nieuwenhuyse" }),
  of(42, {
    hasAccount: true,
    account: { iban: "NL91ABNA0417164300", holder: "Wout Claes", fingerprint: "a" },
    amount: 36.5,
    cameBack: true,
  }),
  of(43, {}),
  of(44, { ...known, canBeTransferred: false, fileId: 4 }),
  of(45, { ...online, canGoOnline: true }),
  of(46, { ...online, online: { state: "PENDING", error: null } }),
  of(47, {
    ...online,
    canGoOnline: true,
    canBeTransferred: true,
    online: { state: "FAILED", error: "De kaart is geblokkeerd." },
  }),
  of(48, { ...known, canBeTransferred: false, fileId: 3, refundedAt: "2026-11-22T10:00:00.000Z" }),
];

const line = (id: number, state: RefundFile["lines"][number]["state"]): RefundFile["lines"][number] => ({
  paymentId: id,
  reservationId: id,
  name: "Annemarie Van Nieuwenhuyse-Callebaut",
  ibanEnd: "7034",
  amount: 24,
  state,
});
const made = { madeAt: "2026-11-21T10:00:00.000Z", madeBy: "Els Wouters", executeOn: "2026-11-23", isKept: true };
const files: RefundFile[] = [
  { id: 4, ...made, lines: [line(44, "OPEN"), line(50, "DONE"), line(51, "OUT"), line(52, "OPEN")] },
  { id: 3, ...made, isKept: false, lines: [line(48, "DONE")] },
];
const path = "/betalingen-beheer";
const list = { "/api/admin/refunds": refunds, "/api/admin/refund-files": files };

/** Page states of refunds: online, by a file for the bank, or by hand. */
export const refundStates: readonly PageState[] = [
  {
    name: "refunds",
    as: "admin",
    path,
    responses: list,
    shows: "Bestanden voor de bank",
    steps: {
      "with an account": press(/^Verbeter/),
      "to a file": async (page) => {
        await close(page);
        await press(/^Bestand voor de bank maken/)(page);
        await expect(page.getByRole("alertdialog")).toContainText("samen € 24,00");
      },
      "that the bank paid": async (page) => {
        await press("Nog niet")(page);
        await press(/^Als uitgevoerd noteren ?: bestand 4/)(page);
      },
      "that the bank did not get": async (page) => {
        await press("Nog niet")(page);
        await press(/^Toch niet ingediend/)(page);
      },
      "through the provider": async (page) => {
        await press("Nog niet")(page);
        await press(/^Alle 2 online betalingen/)(page);
      },
      "that was found for an equal part": async (page) => {
        await press("Nog niet")(page);
        const refusal = { statusCode: 409, code: "REFUND_COUNTED", message: errorMessage("REFUND_COUNTED") };
        await page.route("**/api/admin/refunds/*/done", (route) => route.fulfill({ status: 409, json: refusal }));
        await press(/^Terugbetalen/)(page);
        await press("Ja, terugbetaald")(page);
        await expect(page.getByRole("radio", { name: /^Ook dit is terugbetaald/ })).toBeVisible();
      },
    },
  },
  {
    name: "refunds for the box office",
    as: "box-office",
    path,
    responses: {
      "/api/admin/refunds": refunds.map((refund) => ({ ...refund, account: undefined })),
    },
    shows: "Terug te betalen",
  },
  {
    name: "refunds without their files",
    as: "admin",
    path,
    responses: { ...list, "/api/admin/refund-files": [] },
    shows: "Terug te betalen",
  },
];
