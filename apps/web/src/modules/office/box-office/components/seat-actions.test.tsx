import type { Reservation } from "@podium/shared/contracts/reservations";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, offline, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { standardType, testShow } from "#test/test-show.ts";
import { BoxOfficeReservation } from "./box-office-reservation.tsx";

let reservation: Reservation;
beforeEach(() => {
  reservation = testReservation({ status: "CONFIRMED", hasAccount: true });
  respond("getReservation", () => reservation);
  respond("getHallPlan", testPlan);
  respond("quoteAddedSeats", { total: 12, due: 12 });
  respond(
    "listBoxOfficeSeats",
    ["R1-C", "R1-D"].map((seatId) => ({ seatId, status: "available", reservationId: null })),
  );
  respond("listShows", [
    testShow({ id: 1 }),
    testShow({ id: 2, name: "Slotavond", dateTime: "2099-12-06T19:00:00.000Z" }),
  ]);
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const open = () => {
  renderScreen(
    <BoxOfficeReservation id={7} history={<p>Niets.</p>} onClose={() => undefined} onActed={() => undefined} />,
  );
};
const pick = async (seatId: string) => {
  await screen.findByRole("button", { name: "Terug" });
  await waitFor(() => expect(document.querySelector(`.hall-seat[data-seat="${seatId}"]`)).not.toBeNull());
  await userEvent.click(document.querySelector(`.hall-seat[data-seat="${seatId}"]`) ?? document.body);
};

it("adds seats to a paid reservation with how they are paid, and preserves the choice when that is refused", async () => {
  respond("addReservationSeats", () => refusal("SEATS_NOT_FREE"));
  open();
  await press("Plaats erbij");
  await pick("R1-C");
  expect((await screen.findByText("Nu te betalen")).parentElement?.textContent).toMatch(/€\s12,00$/);
  await userEvent.click(screen.getByRole("radio", { name: /Gratis/ }));
  expect(screen.getByText("Nu te betalen").parentElement?.textContent).toMatch(/€\s0,00$/);
  await press("Toevoegen");
  expect(await screen.findByText(errorMessage("SEATS_NOT_FREE"))).toBeDefined();
  expect(callsOf("addReservationSeats")[0]?.body).toEqual({ seatIds: ["R1-C"], paid: "free", total: 0 });
  expect(screen.getByRole("button", { name: "Rij 1 C weglaten" })).toBeDefined();
});

it("shows the discount of the reservation's code on added seats, or why there is none", async () => {
  respond("quoteAddedSeats", { total: 12, discount: 6, due: 6 });
  respond("addReservationSeats", () => reservation);
  open();
  await press("Plaats erbij");
  await pick("R1-C");
  expect((await screen.findByText("Korting van de code")).parentElement?.textContent).toMatch(/− €\s6,00$/);
  expect(screen.getByText("Nu te betalen").parentElement?.textContent).toMatch(/€\s6,00$/);
  respond("quoteAddedSeats", () => refusal("CODE_USED_UP"));
  await pick("R1-D");
  expect(await screen.findByText(errorMessage("CODE_USED_UP"))).toBeDefined();
  await press("Toevoegen");
  expect(callsOf("addReservationSeats")).toEqual([]);
});

it("does not say that no seats were added when the response was lost, and preserves the choice", async () => {
  respond("addReservationSeats", offline);
  open();
  await press("Plaats erbij");
  await pick("R1-C");
  await press("Toevoegen");
  expect(await screen.findByText("Wij weten niet of het gelukt is.")).toBeDefined();
  expect(screen.queryByText("Er zijn geen plaatsen toegevoegd.")).toBeNull();
  expect(screen.getByRole("button", { name: "Rij 1 C weglaten" })).toBeDefined();
});

it("gives each added seat a ticket type, all of them at once too, and says what they cost together", async () => {
  const kind = { ...standardType(6), id: 2, name: "Kind" };
  respond("listShows", [testShow({ id: 1, ticketTypes: [{ ...standardType(14), name: "Volwassene" }, kind] })]);
  respond("quoteAddedSeats", ({ body }) => {
    const { ticketTypes = [] } = body as { ticketTypes?: unknown[] };
    return { total: 28 - 8 * ticketTypes.length, due: 28 - 8 * ticketTypes.length };
  });
  respond("addReservationSeats", () => reservation);
  open();
  await press("Plaats erbij");
  await pick("R1-C");
  await pick("R1-D");
  const total = () => screen.queryByText("Nu te betalen")?.parentElement?.textContent;
  await expect.poll(total).toMatch(/€\s28,00$/);
  await press("Alle Kind");
  await expect.poll(total).toMatch(/€\s12,00$/);
  await userEvent.click(screen.getByRole("combobox", { name: "Tickettype van Rij 1 C" }));
  await userEvent.click(await screen.findByRole("option", { name: /^Volwassene, €\s14,00/ }));
  await expect.poll(total).toMatch(/€\s20,00$/);
  await press("Toevoegen");
  await expect
    .poll(() => callsOf("addReservationSeats")[0]?.body)
    .toEqual({
      seatIds: ["R1-C", "R1-D"],
      ticketTypes: [{ seatId: "R1-D", ticketTypeId: 2 }],
      paid: "cash",
      total: 20,
    });
});

it("shows the type and price of each seat on the sheet, where they differ", async () => {
  const [first, second] = reservation.seats;
  if (!first || !second) throw new Error("two seats");
  reservation = { ...reservation, seats: [first, { ...second, ticketType: { id: 2, name: "Kind" }, price: 6 }] };
  open();
  const child = await screen.findByText("Kind");
  expect(child.closest("li")?.textContent).toMatch(/^Rij 1, stoel B, Kind€\s6,00$/);
});

it("gives up some of the seats, never all, and says first what follows", async () => {
  respond("giveUpSeats", () => reservation);
  open();
  await press("Plaats teruggeven");
  const dialog = within(await screen.findByRole("alertdialog"));
  const confirm = () => dialog.getByRole("button", { name: /teruggeven$/ });
  expect(confirm().getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Rij 1 A" }));
  expect(dialog.getByText(/‘Terug te betalen’/)).toBeDefined();
  await userEvent.click(dialog.getByRole("checkbox", { name: "Rij 1 B" }));
  expect(confirm().getAttribute("aria-disabled")).toBe("true");
  expect(dialog.getByText(/Annuleer dan de reservering/)).toBeDefined();
  await userEvent.click(dialog.getByRole("checkbox", { name: "Rij 1 B" }));
  await userEvent.click(confirm());
  await expect.poll(() => callsOf("giveUpSeats")[0]?.body).toEqual({ seatIds: ["R1-A"] });
});

it("offers another show only when there is one that is still to come", async () => {
  respond("listShows", [testShow({ id: 1 }), testShow({ id: 3, dateTime: "2020-12-06T19:00:00.000Z" })]);
  open();
  await press("Andere avond");
  expect(await screen.findByText("Er is geen andere voorstelling gepland.")).toBeDefined();
});

it("moves a whole reservation to another show with as many seats, and none before they are chosen", async () => {
  respond("rebookReservation", () => reservation);
  open();
  await press("Andere avond");
  await userEvent.click(await screen.findByRole("combobox", { name: "Andere avond" }));
  await userEvent.click(await screen.findByRole("option", { name: /Slotavond/ }));
  await pick("R1-C");
  expect(screen.getByRole("button", { name: "Naar deze avond" }).getAttribute("aria-disabled")).toBe("true");
  await pick("R1-D");
  await press("Naar deze avond");
  await expect.poll(() => callsOf("rebookReservation")[0]?.body).toEqual({ showId: 2, seatIds: ["R1-C", "R1-D"] });
});

it("corrects the details of a guest", async () => {
  reservation = testReservation({ hasAccount: false });
  const { user } = reservation;
  respond("correctGuest", () => ({ ...reservation, user: { ...user, lastname: "Peters" } }));
  open();
  await press("Gast verbeteren");
  const field = screen.getByRole("textbox", { name: "Achternaam" });
  await userEvent.clear(field);
  await userEvent.type(field, "Peters");
  await press("Bewaren");
  expect(await screen.findByText(/An Peters/)).toBeDefined();
  expect(callsOf("correctGuest")[0]?.body).toMatchObject({ lastname: "Peters", email: user.email });
});

it("leaves the details of an account to its owner", async () => {
  open();
  await screen.findByRole("button", { name: "Opmerking" });
  expect(screen.queryByRole("button", { name: "Gast verbeteren" })).toBeNull();
});

it("shows a guest's remark on the sheet, and saves it", async () => {
  reservation = testReservation({ hasAccount: false, remark: "Komt met rolstoel" });
  respond("setRemark", () => ({ ...reservation, remark: "Komt te voet" }));
  open();
  expect(await screen.findByText("Komt met rolstoel")).toBeDefined();
  expect(screen.getByRole("button", { name: "Gast verbeteren" })).toBeDefined();
  await press("Opmerking");
  const field = screen.getByRole("textbox", { name: "Opmerking bij reservering 7" });
  await userEvent.clear(field);
  await userEvent.type(field, "Komt te voet");
  await press("Bewaren");
  expect(await screen.findByText("Komt te voet")).toBeDefined();
  expect(callsOf("setRemark")[0]?.body).toEqual({ remark: "Komt te voet" });
});
