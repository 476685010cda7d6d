import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offline, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { TextField } from "#ui/text-field.tsx";
import { PrintTickets } from "./print-in-place.tsx";

const print = vi.fn<() => void>();
const sheet = () => document.querySelector("[data-printed-sheet]");
const press = () => userEvent.click(screen.getByRole("button", { name: "Tickets afdrukken" }));

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal("print", print);
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  respond("getTickets", { ...testReservation({ status: "CONFIRMED" }), qrCodes: ["data:image/png;base64,AAAA"] });
  renderScreen(
    <>
      <TextField label="Zoeken" />
      <PrintTickets reservationId={7} />
    </>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("prints the tickets, each with its code, and leaves the page with what was typed in it", async () => {
  const address = window.location.href;
  await userEvent.type(screen.getByLabelText("Zoeken"), "Peeters");
  await press();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const { seats } = testReservation();
  expect(sheet()?.querySelectorAll("img")).toHaveLength(seats.length);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(sheet).toBeNull();
  expect(window.location.href).toBe(address);
  expect(screen.getByLabelText("Zoeken")).toHaveProperty("value", "Peeters");
  await press();
  await expect.poll(() => print.mock.calls.length).toBe(2);
});

it("removes the tickets at the next press where the browser never says that printing is over", async () => {
  await press();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await userEvent.click(screen.getByLabelText("Zoeken"));
  await expect.poll(sheet).toBeNull();
});

it("says so when the tickets cannot be loaded, and prints nothing", async () => {
  respond("getTickets", offline);
  await press();
  expect(await screen.findByText("De tickets zijn niet geladen. Probeer het opnieuw.")).toBeDefined();
  expect(print).not.toHaveBeenCalled();
});
