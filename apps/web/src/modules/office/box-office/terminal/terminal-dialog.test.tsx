import type { TerminalPayment } from "@podium/shared/contracts/terminal-payments";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { TerminalDialog } from "./terminal-dialog.tsx";

const reservation = testReservation({ id: 7, totalprice: 24 });
const TERMINAL = { id: "term_1", name: "Kassa 1" };
const payment = (changes: Partial<TerminalPayment> = {}): TerminalPayment => ({
  status: "OPEN",
  amount: 24,
  terminal: TERMINAL,
  startedAt: "2026-11-21T10:00:00.000Z",
  refund: null,
  testPage: null,
  reservation,
  ...changes,
});
const onPaid = vi.fn<(paid: unknown) => void>();
const onClose = vi.fn<() => void>();
let state: TerminalPayment;

beforeEach(() => {
  state = payment();
  onPaid.mockClear();
  onClose.mockClear();
  respond("startTerminalPayment", () => state);
  respond("getTerminalPayment", () => state);
});
afterEach(() => vi.useRealTimers());

const open = () =>
  renderScreen(<TerminalDialog reservation={reservation} terminal={TERMINAL} onPaid={onPaid} onClose={onClose} />);
const waiting = () => screen.findByRole("heading", { name: "Wacht op de terminal…" });

it("sends the amount to the terminal once, and hands over the reservation when it is paid there", async () => {
  open();
  await waiting();
  await screen.findByText("Laat de gast de kaart aanbieden...");
  expect(screen.getByRole("dialog").textContent.replaceAll("\u00a0", " ")).toContain("€ 24,00 op Kassa 1");
  const paid = testReservation({ id: 7, status: "CONFIRMED" });
  state = payment({ status: "PAID", reservation: paid });
  await expect.poll(() => onPaid.mock.calls, { timeout: 10_000 }).toEqual([[paid]]);
  expect(callsOf("startTerminalPayment").map(({ body }) => body)).toEqual([{ terminalId: "term_1" }]);
});

it.each([
  ["FAILED", "geweigerd"],
  ["CANCELLED", "gestopt"],
  ["EXPIRED", "tijd"],
] as const)("says that nothing was paid when it is %s, and tries again when asked to", async (status, word) => {
  state = payment({ status });
  open();
  expect((await screen.findByRole("alert")).textContent).toContain(word);
  state = payment({ startedAt: "2026-11-21T10:01:00.000Z" });
  await userEvent.click(screen.getByRole("button", { name: "Opnieuw naar de terminal" }));
  await waiting();
  expect(callsOf("startTerminalPayment")).toHaveLength(2);
  expect(onPaid).not.toHaveBeenCalled();
});

it("cancels, and says so once the provider did", async () => {
  respond("cancelTerminalPayment", () => payment({ status: "CANCELLED" }));
  open();
  await screen.findByText("Laat de gast de kaart aanbieden...");
  await userEvent.click(screen.getByRole("button", { name: "Betaling stoppen" }));
  expect(await screen.findByText(/De betaling is gestopt/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Anders betalen" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("goes on waiting for a terminal that cannot be stopped", async () => {
  respond("cancelTerminalPayment", () => payment());
  open();
  await screen.findByText("Laat de gast de kaart aanbieden...");
  await userEvent.click(screen.getByRole("button", { name: "Betaling stoppen" }));
  expect(await screen.findByText("Stoppen lukte nog niet.")).toBeDefined();
  await waiting();
});

it("says after a while that the terminal does not respond, and looks again when asked to", async () => {
  vi.useFakeTimers();
  open();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText("De terminal antwoordt nog niet.")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(46_000));
  expect(screen.getByText("De terminal antwoordt nog niet.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Opnieuw kijken" })).toBeDefined();
});

it("says that money came which could not pay the reservation", async () => {
  state = payment({ status: "PAID", refund: "ALREADY_CONFIRMED" });
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("Terug te betalen");
  expect(onPaid).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Opnieuw naar de terminal" })).toBeNull();
});

it("says why nothing was sent, and sends it when asked to again", async () => {
  respond("startTerminalPayment", () => refusal("TERMINALS_AWAY"));
  open();
  expect((await screen.findByRole("alert")).textContent).toContain("De betaaldienst antwoordt niet");
  respond("startTerminalPayment", () => state);
  await userEvent.click(screen.getByRole("button", { name: "Opnieuw naar de terminal" }));
  await waiting();
});
