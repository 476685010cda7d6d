import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { testShow } from "#test/test-show.ts";
import { BoxOfficeReservation } from "./box-office-reservation.tsx";

let reservation: Reservation;
let seats: BoxOfficeSeat[];

beforeEach(() => {
  reservation = testReservation();
  seats = ["R1-A", "R1-B"].map((seatId) => ({ seatId, status: "reserved", reservationId: 7 }));
  seats.push({ seatId: "R1-C", status: "available", reservationId: null });
  respond("getReservation", () => reservation);
  respond("getHallPlan", testPlan);
  respond("listCashShifts", { own: null, shifts: [] });
  respond("listShows", [testShow()]);
  respond("listBoxOfficeSeats", () => seats);
  respond("cancelReservation", () => reservation);
  respond("moveReservation", () => reservation);
});

async function open() {
  const onActed = vi.fn<() => void>();
  renderScreen(<BoxOfficeReservation id={7} history={<p>Niets.</p>} onClose={() => undefined} onActed={onActed} />);
  await screen.findByText("An Peeters");
  return onActed;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("the choice of actions for a reservation", () => {
  it("depends on its status: unpaid ones have no tickets to send", async () => {
    await open();
    expect(screen.queryByRole("button", { name: /opnieuw versturen/ })).toBeNull();
    act(() => serverEmits("payment:changed", { reservation: testReservation({ status: "CONFIRMED" }) }));
    expect(await screen.findByRole("button", { name: /opnieuw versturen/ })).toBeDefined();
    const cancelled = testReservation({ status: "CANCELLED", cancelReason: "Ziek" });
    act(() => serverEmits("payment:changed", { reservation: cancelled }));
    await screen.findByText("Ziek");
    for (const name of ["Verplaatsen", "Annuleren"]) expect(screen.queryByRole("button", { name })).toBeNull();
  });

  it("is neither moving nor cancelling once somebody is in the hall", async () => {
    reservation = testReservation({ status: "CONFIRMED" });
    const [first] = reservation.seats;
    if (first) first.scannedAt = "2026-12-05T18:40:00.000Z";
    await open();
    for (const name of ["Verplaatsen", "Annuleren"])
      expect(screen.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText(/neem eerst de scan terug/)).toBeDefined();
  });
});

async function transferred(): Promise<void> {
  await press("Betaald");
  await userEvent.click(screen.getByRole("radio", { name: /^Overschrijving/ }));
  await press("Betaling bevestigen");
}

describe("cash due after a short transfer", () => {
  it.each([
    ["Contant", "cash", "Ontvangst bevestigen", /contant ontvangen/],
    ["Kaart", "card", "Ontvangst bevestigen", /met de kaart ontvangen/],
    ["Kwijtschelden", "accept", "Kwijtschelden", /kwijtgescholden/],
  ] as const)("is on the sheet until it is settled: %s", async (name, chosen, confirm, said) => {
    reservation = testReservation({ status: "CONFIRMED", cashDue: 2 });
    respond("settleCashDue", () => testReservation({ status: "CONFIRMED" }));
    const onActed = await open();
    expect(screen.getByText("Nog contant te ontvangen:").nextSibling?.textContent).toMatch(/^€\s2,00$/);
    await press("Ontvangen");
    await userEvent.click(screen.getByRole("radio", { name: new RegExp(`^${name}`) }));
    await press(confirm);
    expect(await screen.findByText(said)).toBeDefined();
    expect(callsOf("settleCashDue").map(({ body }) => body)).toEqual([{ act: chosen, amount: 2 }]);
    expect(screen.queryByText("Nog contant te ontvangen:")).toBeNull();
    expect(onActed).toHaveBeenCalledOnce();
  });

  it("goes when another volunteer received it", async () => {
    reservation = testReservation({ status: "CONFIRMED", cashDue: 2 });
    await open();
    await press("Ontvangen");
    act(() => serverEmits("payment:changed", { reservation: testReservation({ status: "CONFIRMED" }) }));
    await waitFor(() => expect(screen.queryByText("Hoe kwam de rest?")).toBeNull());
    expect(screen.queryByRole("button", { name: "Ontvangen" })).toBeNull();
  });
});

describe("a payment that is confirmed from the sheet", () => {
  it.each([
    ["Contant", "CASH"],
    ["Kaart", "CARD"],
  ] as const)("asks how first, and of %s is not undone", async (label, paymentMethod) => {
    respond("confirmReservation", () => (reservation = testReservation({ status: "CONFIRMED", paymentMethod })));
    await open();
    await press("Betaald");
    const dialog = within(screen.getByRole("alertdialog", { name: "Hoe werd er betaald?" }));
    const confirm = dialog.getByRole("button", { name: "Betaling bevestigen" });
    expect(confirm.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(dialog.getByRole("radio", { name: new RegExp(`^${label}`) }));
    await userEvent.click(confirm);
    expect(await screen.findByText(/De betaling is bevestigd/)).toBeDefined();
    expect(callsOf("confirmReservation").map(({ body }) => body)).toEqual([{ paymentMethod }]);
    expect(screen.queryByRole("button", { name: "Ongedaan maken" })).toBeNull();
  });

  it("can be undone with the same button", async () => {
    respond("confirmReservation", () => (reservation = testReservation({ status: "CONFIRMED" })));
    respond("undoConfirmation", () => (reservation = testReservation()));
    const onActed = await open();
    await transferred();
    const undo = await screen.findByRole("button", { name: "Ongedaan maken" });
    expect(document.activeElement).toBe(undo);
    expect(screen.getByText(/De tickets worden zo dadelijk gemaild/)).toBeDefined();
    await press("Ongedaan maken");
    expect(await screen.findByRole("button", { name: "Betaald" })).toBeDefined();
    expect(onActed).toHaveBeenCalledTimes(2);
  });

  it("can be undone for eight seconds and no longer", async () => {
    const confirming = pending("confirmReservation");
    await open();
    await transferred();
    await confirming.called();
    // From here on the test moves the clock, because a busy machine would use up some of the eight seconds.
    vi.useFakeTimers();
    try {
      await act(() => confirming.respond(testReservation({ status: "CONFIRMED" })));
      act(() => void vi.advanceTimersByTime(7999));
      expect(screen.getByRole("button", { name: "Ongedaan maken" })).toBeDefined();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.queryByRole("button", { name: "Ongedaan maken" })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("is offered for what is due alone: also when it had expired, not when it is paid, free or cancelled", async () => {
    reservation = testReservation({ status: "EXPIRED" });
    await open();
    expect(screen.getByRole("button", { name: "Betaald" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Verplaatsen" })).toBeNull();
    for (const change of [{ totalprice: 0 }, { status: "CONFIRMED" }, { status: "CANCELLED" }] as const) {
      act(() => serverEmits("payment:changed", { reservation: testReservation(change) }));
      await waitFor(() => expect(screen.queryByRole("button", { name: "Betaald" })).toBeNull());
      expect(screen.queryByRole("button", { name: "Ongedaan maken" })).toBeNull();
    }
  });

  it("stays confirmed when it is too late to undo it, with the reason", async () => {
    respond("confirmReservation", () => (reservation = testReservation({ status: "CONFIRMED" })));
    respond("undoConfirmation", () => refusal("CONFIRMATION_FINAL"));
    await open();
    await transferred();
    await userEvent.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
    expect(await screen.findByText(errorMessage("CONFIRMATION_FINAL"))).toBeDefined();
    expect(screen.queryByRole("button", { name: "Betaald" })).toBeNull();
  });
});

describe("cancelling", () => {
  it("says what will happen, and wants a reason first", async () => {
    const onActed = await open();
    await press("Annuleren");
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getByText(/Rij 1, stoelen A en B zijn meteen weer vrij/)).toBeDefined();
    await press("Reservering annuleren");
    expect(await dialog.findByText("Vul een reden in.")).toBeDefined();
    expect(callsOf("cancelReservation")).toEqual([]);
    await userEvent.type(dialog.getByLabelText("Reden"), "  Ziek ");
    await press("Reservering annuleren");
    await waitFor(() => expect(onActed).toHaveBeenCalledOnce());
    expect(callsOf("cancelReservation")).toMatchObject([
      { path: "/api/admin/reservations/7/cancel", body: { reason: "Ziek" } },
    ]);
  });

  it("says why it is refused, and preserves the typed reason", async () => {
    respond("cancelReservation", () => refusal("RESERVATION_CLOSED"));
    await open();
    await press("Annuleren");
    await userEvent.type(screen.getByLabelText("Reden"), "Ziek");
    await press("Reservering annuleren");
    expect((await screen.findByRole("alert")).textContent).toContain("geannuleerd of vervallen");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Reden").value).toBe("Ziek");
  });
});

describe("moving", () => {
  const chair = (seatId: string) => document.querySelector(`.hall-seat[data-seat="${seatId}"]`);
  const move = () => screen.getByRole("button", { name: "Verplaatsen" });

  async function startMove() {
    const onActed = await open();
    await press("Verplaatsen");
    await waitFor(() => expect(chair("R1-C")?.getAttribute("data-state")).toBe("available"));
    return onActed;
  }

  it("is possible once other seats are chosen, as many as there were", async () => {
    const onActed = await startMove();
    expect(move().getAttribute("aria-disabled")).toBe("true");
    await press("Rij 1 A weglaten");
    expect(screen.getByText("Kies nog 1 plaats.")).toBeDefined();
    expect(move().getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(chair("R1-C") ?? document.body);
    await userEvent.click(move());
    await waitFor(() => expect(onActed).toHaveBeenCalledOnce());
    expect(callsOf("moveReservation")).toMatchObject([
      { path: "/api/admin/reservations/7/move", body: { seatIds: ["R1-B", "R1-C"] } },
    ]);
  });

  it("preserves the choice when a seat turns out to be reserved, and names it", async () => {
    await startMove();
    await userEvent.click(chair("R1-C") ?? document.body);
    respond("moveReservation", () => refusal("SEATS_NOT_FREE"));
    seats = seats.map((seat) => (seat.seatId === "R1-C" ? { ...seat, status: "held" } : seat));
    await userEvent.click(move());
    expect(await screen.findByText(errorMessage("SEATS_NOT_FREE"))).toBeDefined();
    expect(await screen.findByText(/Rij 1, stoel C is intussen niet meer vrij/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Rij 1 C weglaten" })).toBeDefined();
    expect(move().getAttribute("aria-disabled")).toBe("true");
  });

  it("shows at once that somebody else got a chosen seat", async () => {
    await startMove();
    await userEvent.click(chair("R1-C") ?? document.body);
    seats = seats.map((seat) => (seat.seatId === "R1-C" ? { ...seat, status: "reserved", reservationId: 9 } : seat));
    act(() => serverEmits("seats:changed", { showId: 1, seats: [] }));
    expect(await screen.findByText(/Rij 1, stoel C is intussen niet meer vrij/)).toBeDefined();
  });
});
