import type { Refund } from "@podium/shared/contracts/refunds";
import { MAX_REFUNDS_IN_FILE, type RefundFile } from "@podium/shared/contracts/refund-files";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { callsOf, offline, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testRefund } from "#test/test-money.ts";
import { testReservation } from "#test/test-reservation.ts";
import { testUser } from "#test/test-user.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { setToken, setUser, signOut } from "#platform/session.ts";
import { refundsQuery } from "#modules/office/payments-admin/api/refunds.ts";
import { ToastRegion } from "#ui/toast-region.tsx";
import { MakeFileDialog } from "./make-file-dialog.tsx";
import { Refunds } from "#modules/office/payments-admin/components/refunds.tsx";

afterEach(signOut);

const IBAN = "BE68539007547034";
const toAccount = (paymentId: number, amount: number): Refund =>
  testRefund({
    paymentId,
    amount,
    reservation: testReservation({ id: paymentId, status: "CANCELLED" }),
    hasAccount: true,
    account: { iban: IBAN, holder: `Gast ${paymentId}`, fingerprint: `read-${paymentId}` },
  });

const fileOf = (refunds: readonly Refund[], state: RefundFile["lines"][number]["state"] = "OPEN"): RefundFile => ({
  id: 3,
  madeAt: "2026-11-21T10:00:00.000Z",
  madeBy: "Els Wouters",
  executeOn: "2026-11-23",
  isKept: true,
  lines: refunds.map(({ paymentId, amount, reservation }) => ({
    paymentId,
    reservationId: reservation.id,
    name: `Gast ${paymentId}`,
    ibanEnd: "7034",
    amount,
    state,
  })),
});

/** Signs in as an administrator, with an API that stores the requests it receives. */
function open(refunds: Refund[], files: RefundFile[] = []) {
  setToken("token");
  setUser(testUser({ role: "ADMIN" }));
  respond("listRefunds", () => refunds);
  respond("listRefundFiles", () => files);
  respond("makeRefundFile", () => {
    files = [fileOf(refunds.slice(0, 1))];
    refunds = refunds.map((refund, at) => (at === 0 ? { ...refund, canBeTransferred: false, fileId: 3 } : refund));
    return files[0] ?? refusal("REFUNDS_CHANGED");
  });
  respond("getRefundFile", () => "<Document/>");
  respond("settleRefundFile", () => {
    files = files.map((file) => ({ ...file, lines: file.lines.map((line) => ({ ...line, state: "DONE" as const })) }));
    return files[0] ?? refusal("REFUND_FILE_NOT_FOUND");
  });
  renderScreen(
    <>
      <Refunds />
      <ToastRegion />
    </>,
  );
}

it("shows account numbers in groups of four, and offers to note the one that is missing", async () => {
  open([toAccount(1, 24), testRefund({ paymentId: 2 })]);
  expect(await screen.findByText("BE68 5390 0754 7034")).toBeDefined();
  expect(screen.getByRole("button", { name: /^Rekeningnummer invullen/ })).toBeDefined();
});

it("makes a file of what is chosen of the refunds that have an account, and says what goes to the bank", async () => {
  open([toAccount(1, 24.1), toAccount(2, 12), testRefund({ paymentId: 9 })]);
  await userEvent.click(await screen.findByRole("button", { name: "Bestand voor de bank maken (2)" }));
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByRole("status").textContent).toMatch(/^2 overschrijvingen, samen €.36,10$/);
  await userEvent.click(dialog.getByRole("checkbox", { name: /Gast 2/ }));
  expect(dialog.getByRole("status").textContent).toMatch(/^1 overschrijving, samen €.24,10$/);
  await userEvent.click(dialog.getByRole("button", { name: /^Bestand van €.24,10 maken$/ }));
  expect(await screen.findByText("In bestand 3 voor de bank")).toBeDefined();
  expect(callsOf("makeRefundFile").map(({ body }) => body)).toEqual([
    { refunds: [{ paymentId: 1, fingerprint: "read-1" }] },
  ]);
  expect(await screen.findByRole("button", { name: "Bestand voor de bank maken (1)" })).toBeDefined();
});

it("leaves out what came back from its account until somebody chooses it, and says why", async () => {
  open([toAccount(1, 24), { ...toAccount(2, 12), cameBack: true }]);
  expect(await screen.findByText(/^Van deze rekening kwam het geld terug/)).toBeDefined();
  await userEvent.click(await screen.findByRole("button", { name: "Bestand voor de bank maken (2)" }));
  const dialog = within(screen.getByRole("alertdialog"));
  const dead = dialog.getByRole("checkbox", { name: /Gast 2/, description: /Vraag eerst een ander rekeningnummer/ });
  expect(dead).toHaveProperty("checked", false);
  const all = dialog.getByRole("checkbox", { name: "Alle waarvan het geld niet terugkwam (1)" });
  for (const _ of ["off", "on"]) await userEvent.click(all);
  expect(dialog.getByRole("status").textContent).toMatch(/^1 overschrijving, samen €.24,00$/);
  await userEvent.click(dead);
  await userEvent.click(dialog.getByRole("button", { name: /^Bestand van €.36,00 maken$/ }));
  await expect.poll(() => callsOf("makeRefundFile")).toHaveLength(1);
});

it("offers what was due when it opened, and no more when another refund joins", async () => {
  const due = [toAccount(1, 24)];
  open(due);
  await userEvent.click(await screen.findByRole("button", { name: "Bestand voor de bank maken (1)" }));
  due.push(toAccount(2, 12));
  await act(() => liveQueries.refetch(refundsQuery.key));
  await screen.findByRole("button", { name: "Bestand voor de bank maken (2)", hidden: true });
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByRole("status").textContent).toMatch(/^1 overschrijving, samen €.24,00$/);
  expect(dialog.queryByRole("checkbox", { name: /Gast 2/ })).toBeNull();
});

it("says which of more refunds than fit go in one file", () => {
  const refunds = Array.from({ length: MAX_REFUNDS_IN_FILE + 2 }, (_, at) => toAccount(at + 1, 1));
  const nothing = (): void => undefined;
  renderScreen(<MakeFileDialog refunds={refunds} onClose={nothing} onMade={nothing} />);
  expect(screen.getByText("De eerste 500 van 502 met rekeningnummer")).toBeDefined();
  expect(screen.getByText(/^500 overschrijvingen, samen/)).toBeDefined();
});

it("does not say that no file was made when the response was lost", async () => {
  open([toAccount(1, 24)]);
  respond("makeRefundFile", offline);
  await userEvent.click(await screen.findByRole("button", { name: "Bestand voor de bank maken (1)" }));
  await userEvent.click(screen.getByRole("button", { name: /^Bestand van/ }));
  await screen.findByText("Wij weten niet of het gelukt is.");
  expect(screen.queryByText("Er is geen bestand gemaakt.")).toBeNull();
});

it("says why no file was made, and preserves the choice", async () => {
  open([toAccount(1, 24)]);
  respond("makeRefundFile", () => refusal("BANK_NOT_SET"));
  await userEvent.click(await screen.findByRole("button", { name: "Bestand voor de bank maken (1)" }));
  await userEvent.click(screen.getByRole("button", { name: /^Bestand van/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("‘Vereniging’");
  expect(screen.getByRole("checkbox", { name: /Gast 1/ })).toHaveProperty("checked", true);
});

it("notes that the bank paid a file only after asking, and warns before its refunds are due again", async () => {
  const refund = { ...toAccount(1, 24), canBeTransferred: false, fileId: 3 };
  open([refund], [fileOf([refund])]);
  await userEvent.click(await screen.findByRole("button", { name: /^Toch niet ingediend/ }));
  expect(screen.getByRole("alertdialog").textContent).toContain("Verwijder de opdracht daar eerst");
  await userEvent.click(screen.getByRole("button", { name: "Nog niet" }));
  expect(callsOf("settleRefundFile")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /^Als uitgevoerd noteren/ }));
  await userEvent.click(screen.getByRole("button", { name: "Ja, uitgevoerd" }));
  expect(await screen.findByText("Uitgevoerd")).toBeDefined();
  expect(await screen.findByText("Bestand 3 is genoteerd als uitgevoerd.")).toBeDefined();
  expect(callsOf("settleRefundFile").map(({ body }) => body)).toEqual([{ outcome: "DONE" }]);
});
