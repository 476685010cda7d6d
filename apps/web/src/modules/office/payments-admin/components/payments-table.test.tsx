import type { Reservation } from "@podium/shared/contracts/reservations";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { focusManager } from "@tanstack/react-query";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { ToastRegion } from "#ui/toast-region.tsx";
import { PaymentsTable } from "./payments-table.tsx";

const reservation = (change: Partial<Reservation> = {}) =>
  testReservation({
    reservedAt: new Date(Date.now() - 3_600_000).toISOString(),
    expiresAt: new Date(Date.now() + 6 * 86_400_000).toISOString(),
    ...change,
  });

let listed: Reservation[];
beforeEach(() => {
  listed = [reservation()];
  respond("listShows", []);
  respond("listPayments", () => ({ items: listed, total: listed.length, page: 1, pageSize: 25 }));
});

let leave: () => void;

async function open() {
  leave = renderScreen(<PaymentsTable />).unmount;
  return screen.findByRole("button", { name: /Bevestig betaling/ });
}

const row = (id: number) => within(screen.getByText(`Tickets #${id} - Peeters An`).closest("tr") ?? document.body);

describe("confirming a payment", () => {
  it("shows at once and is undone with the reason when the server refuses", async () => {
    const confirming = pending("confirmReservation");
    await userEvent.click(await open());
    await row(7).findByText("Ja");
    expect(row(7).getByText("N.V.T.")).toBeDefined();
    expect(row(7).getByRole("button").getAttribute("aria-disabled")).toBe("true");

    await act(() => confirming.respond(refusal("SEATS_GONE")));
    expect((await screen.findByRole("alert")).textContent).toContain(
      `Fout bij bevestigen: ${errorMessage("SEATS_GONE")}`,
    );
    await row(7).findByText("Nee");
    expect(row(7).getByRole("button").getAttribute("aria-disabled")).toBeNull();
  });

  it("stays when the server agrees", async () => {
    const confirming = pending("confirmReservation");
    await userEvent.click(await open());
    const confirmed = reservation({ confirmed: true, status: "CONFIRMED" });
    listed = [confirmed];
    await act(() => confirming.respond(confirmed));
    await row(7).findByText("Ja");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("undoing a confirmation", () => {
  async function confirmed() {
    respond(
      "confirmReservation",
      () => (listed = [reservation({ confirmed: true, status: "CONFIRMED" })])[0] ?? refusal("NOT_FOUND"),
    );
    renderScreen(<ToastRegion />);
    await userEvent.click(await open());
    await row(7).findByText("Ja");
    return screen.findByRole("button", { name: "Ongedaan maken" });
  }

  it("is offered once the server agreed, and makes the payment awaited again", async () => {
    const undo = await confirmed();
    expect(callsOf("undoConfirmation")).toEqual([]);
    respond("undoConfirmation", () => (listed = [reservation()])[0] ?? refusal("NOT_FOUND"));
    await userEvent.click(undo);
    await row(7).findByText("Nee");
    expect(callsOf("undoConfirmation").map(({ path }) => path)).toEqual(["/api/reservation/7/confirm"]);
    expect(await screen.findByText("De bevestiging van reservering 7 is ongedaan gemaakt.")).toBeDefined();
  });

  const failure = "De bevestiging van reservering 7 is niet ongedaan gemaakt.";

  it("says why when it is too late, and leaves the payment confirmed", async () => {
    const undo = await confirmed();
    respond("undoConfirmation", () => refusal("CONFIRMATION_FINAL"));
    await userEvent.click(undo);
    const toast = (await screen.findByText(failure)).closest("li");
    expect(toast?.textContent).toContain(errorMessage("CONFIRMATION_FINAL"));
    expect(row(7).getByText("Ja")).toBeDefined();
  });

  it("says so on another page, too, to which one has gone meanwhile", async () => {
    const undo = await confirmed();
    respond("undoConfirmation", () => refusal("UNAVAILABLE"));
    leave();
    await userEvent.click(undo);
    const toasts = await screen.findAllByText(failure);
    expect(toasts.map((toast) => toast.closest("li")?.textContent)).toContainEqual(
      expect.stringContaining(errorMessage("UNAVAILABLE")),
    );
  });
});

describe("changes from elsewhere", () => {
  it("brings a new transfer on top, marked", async () => {
    await open();
    const added = reservation({ id: 8 });
    listed = [added, ...listed];
    act(() => serverEmits("payment:changed", { reservation: added }));
    await row(8).findByText("Nieuw");
    expect(screen.getAllByRole("row")[1]?.textContent).toContain("Tickets #8");
  });

  it("marks a payment that another administrator confirmed", async () => {
    await open();
    const paid = reservation({ confirmed: true, status: "CONFIRMED" });
    listed = [paid];
    act(() => serverEmits("payment:changed", { reservation: paid }));
    await row(7).findByText("Betaald");
    expect(row(7).getByText("N.V.T.")).toBeDefined();
  });

  it("leaves reservations that are not paid by transfer out", async () => {
    await open();
    const byTransfer = reservation({ id: 10 });
    listed = [byTransfer, ...listed];
    act(() => {
      serverEmits("payment:changed", { reservation: reservation({ id: 9, totalprice: 0 }) });
      serverEmits("payment:changed", { reservation: byTransfer });
    });
    await screen.findByText("Tickets #10 - Peeters An");
    expect(screen.queryByText("Tickets #9 - Peeters An")).toBeNull();
  });

  it("removes a reservation of which nothing is due any more", async () => {
    // A hidden page is not refetched: the refetch would remove the row anyway, later.
    focusManager.setFocused(false);
    onTestFinished(() => focusManager.setFocused(undefined));
    await open();
    listed = [];
    act(() => serverEmits("payment:changed", { reservation: reservation({ totalprice: 0 }) }));
    await expect.poll(() => screen.queryByText("Tickets #7 - Peeters An")).toBeNull();
  });
});

it("says the server's sentence when the list is refused, 'HTTP error! status: {code}' without one, and tries again", async () => {
  respond("listPayments", () => refusal("FORBIDDEN"));
  renderScreen(<PaymentsTable />);
  expect(await screen.findByText(errorMessage("FORBIDDEN"))).toBeDefined();
  expect(screen.queryByText(/HTTP error/)).toBeNull();
  respond("listPayments", () => new Response("Bad Gateway", { status: 502 }));
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("HTTP error! status: 502")).toBeDefined();
  respond("listPayments", listed);
  await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
  expect(await screen.findByText("Tickets #7 - Peeters An")).toBeDefined();
});
