import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, offline, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testVoucher } from "#test/test-money.ts";
import { BlockDialog, CorrectDialog } from "./voucher-dialogs.tsx";
import { SellDialog } from "./sell-dialog.tsx";
import { VoucherSheet } from "./voucher-sheet.tsx";

const nothing = (): void => undefined;
const keysOf = (name: "sellVoucher" | "correctVoucher") =>
  callsOf(name).map(({ body }) => (body as { key: string }).key);

async function openSale() {
  respond("listCashShifts", { own: null, shifts: [] });
  renderScreen(<SellDialog onClose={nothing} onSold={nothing} />);
  await userEvent.type(screen.getByLabelText("Bedrag (€)"), "25");
  await userEvent.click(screen.getByLabelText(/^Contant/));
  return () => userEvent.click(screen.getByRole("button", { name: "Cadeaubon maken" }));
}

it("sends an opened sale with one key, however often it is sent, and says that again does no harm", async () => {
  respond("sellVoucher", offline);
  const send = await openSale();
  await send();
  await screen.findByText("Wij weten niet of het gelukt is.");
  expect(screen.getByRole("alert").textContent).toContain("Opnieuw proberen kan geen kwaad");
  expect(screen.queryByText("De cadeaubon is niet gemaakt.")).toBeNull();
  await send();
  await expect.poll(() => keysOf("sellVoucher").length).toBe(2);
  expect(new Set(keysOf("sellVoucher")).size).toBe(1);
});

it("does not say that no voucher was made where one was, with what was typed before", async () => {
  respond("sellVoucher", () => refusal("VOUCHER_DONE_OTHERWISE"));
  await (
    await openSale()
  )();
  await screen.findByText(/Dit is al gebeurd/);
  expect(screen.queryByText("De cadeaubon is niet gemaakt.")).toBeNull();
});

it("gives each opened correction a key of its own", async () => {
  respond("correctVoucher", testVoucher());
  for (let opened = 0; opened < 2; opened++) {
    const { unmount } = renderScreen(<CorrectDialog voucher={testVoucher()} onClose={nothing} onCorrected={nothing} />);
    await userEvent.type(screen.getByLabelText("Bedrag (€)"), "5");
    await fill(screen.getByLabelText("Reden"), "Te veel verkocht");
    await userEvent.click(screen.getByRole("button", { name: "Saldo verbeteren" }));
    await expect.poll(() => keysOf("correctVoucher").length).toBe(opened + 1);
    unmount();
  }
  expect(new Set(keysOf("correctVoucher")).size).toBe(2);
});

it("blocks again after a lost response, and does not release what was blocked meanwhile", async () => {
  respond("blockVoucher", offline);
  const dialog = (blocked: boolean) => (
    <BlockDialog voucher={testVoucher({ blocked })} onClose={nothing} onChanged={nothing} />
  );
  const { rerender } = renderScreen(dialog(false));
  await fill(screen.getByLabelText("Reden"), "Gestolen");
  await userEvent.click(screen.getByRole("button", { name: "Blokkeren" }));
  await screen.findByText("Wij weten niet of het gelukt is.");
  expect(screen.queryByText("Er is niets veranderd.")).toBeNull();
  rerender(dialog(true));
  await userEvent.click(screen.getByRole("button", { name: "Blokkeren" }));
  await expect.poll(() => callsOf("blockVoucher").length).toBe(2);
  expect(callsOf("blockVoucher").map(({ body }) => (body as { blocked: boolean }).blocked)).toEqual([true, true]);
});

it("asks for a voucher's code once a volunteer wants to see it, and shows no old one", async () => {
  const { code, ...voucher } = testVoucher();
  respond("showVoucherCode", testVoucher());
  const sheet = (more: object = {}) => (
    <VoucherSheet voucher={{ ...voucher, ...more }} onClose={nothing} onAction={nothing} />
  );
  const { rerender } = renderScreen(sheet());
  expect(screen.getByText(voucher.maskedCode)).toBeDefined();
  expect(callsOf("showVoucherCode")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Code tonen" }));
  expect(await screen.findByText(code)).toBeDefined();
  rerender(sheet({ maskedCode: "•••• AAAA" }));
  expect(screen.queryByText(code)).toBeNull();
  expect(callsOf("showVoucherCode")).toHaveLength(1);
});
