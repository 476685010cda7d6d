import type { WaitingList, WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { namedById } from "@podium/shared/halls/seat-names";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { serverEmits } from "#test/fake-socket.ts";
import { testPlan } from "#test/hall-seats.ts";
import { callsOf, offline, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { standardType, testShow } from "#test/test-show.ts";
import { toast } from "#ui/toast.ts";
import { WaitingLists } from "./waiting-lists.tsx";

const AT = "2026-03-01T19:00:00.000Z";
const FAR = "2099-03-02T20:40:00.000Z";

function waiting(id: number, firstname: string, change: Partial<WaitingPerson> = {}): WaitingPerson {
  const user = { id, firstname, lastname: "Maes", email: "", number: "0470112233", isGuest: true };
  return { id, user, seats: 2, together: true, joinedAt: AT, position: id, offer: null, ...change };
}
const offer = { id: 9, seats: [namedById("R1-A"), namedById("R1-B")], madeAt: AT, expiresAt: FAR };

let list: WaitingList;
beforeEach(() => {
  list = { people: [waiting(1, "Rosa", { seats: 4 }), waiting(2, "Jef")], now: AT };
  respond("listShows", [testShow({ id: 1, name: "De vrek" }), testShow({ id: 2, name: "Kerst" })]);
  respond("listWaitingShows", [{ showId: 2, waiting: 2, offered: 1 }]);
  respond("listWaitingPeople", () => list);
  respond("getHallPlan", testPlan);
  respond("listBoxOfficeSeats", [
    { seatId: "R1-A", status: "available", reservationId: null },
    { seatId: "R1-B", status: "blocked", reservationId: null },
    { seatId: "R1-C", status: "reserved", reservationId: 7 },
  ]);
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const pressIn = async (firstname: string, name: string) => {
  const row = (await screen.findByText(`${firstname} Maes`)).closest("tr") ?? document.body;
  await userEvent.click(within(row).getByRole("button", { name }));
};
const seat = (seatId: string) => document.querySelector(`.hall-seat[data-seat="${seatId}"]`) ?? document.body;
const pick = async (seatId: string) => {
  await waitFor(() => expect(seat(seatId).getAttribute("data-state")).not.toBeNull());
  await userEvent.click(seat(seatId));
};

it("opens the show for which somebody waits, says how many do for each, and which has nobody", async () => {
  renderScreen(<WaitingLists />);
  await screen.findByText("Rosa Maes");
  expect(callsOf("listWaitingPeople").map(({ path }) => path)).toEqual(["/api/admin/shows/2/waiting-list"]);
  list = { people: [], now: AT };
  await userEvent.click(screen.getByRole("combobox", { name: "Voorstelling" }));
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual([
    expect.stringMatching(/^Kerst.*\(2 wachten, 1 met een aanbod\)$/),
    expect.stringMatching(/^De vrek[^(]*$/),
  ]);
  await userEvent.click(screen.getByRole("option", { name: /^De vrek/ }));
  expect(await screen.findByText("Niemand wacht op deze voorstelling")).toBeDefined();
});

it("follows what changes elsewhere in the list of its show", async () => {
  renderScreen(<WaitingLists />);
  await screen.findByText("Jef Maes");
  list = { people: [waiting(2, "Jef", { position: 1 })], now: AT };
  act(() => serverEmits("waiting:changed", { showId: 1 }));
  act(() => serverEmits("waiting:changed", { showId: 2 }));
  await waitFor(() => expect(screen.queryByText("Rosa Maes")).toBeNull());
  expect(callsOf("listWaitingPeople")).toHaveLength(2);
});

it("offers free and blocked seats, no more than were asked for, and asks first who is passed over", async () => {
  respond("offerByHand", () => ({ people: [waiting(2, "Jef", { position: null, offer })], now: AT }));
  renderScreen(<WaitingLists />);
  await pressIn("Jef", "Aanbieden");
  await pick("R1-C");
  expect(screen.getByText("Nog niets gekozen.")).toBeDefined();
  await pick("R1-A");
  expect(screen.getByText(/U biedt 1 plaats aan; gevraagd zijn er 2/)).toBeDefined();
  await pick("R1-B");
  expect(screen.getByText("Neemt Jef de geblokkeerde stoel niet, dan is die weer geblokkeerd.")).toBeDefined();
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Aanbieden" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Anderen overslaan?" }));
  expect(question.getByText("Rosa Maes, 4 plaatsen naast elkaar")).toBeDefined();
  expect(callsOf("offerByHand")).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Toch aanbieden" }));
  expect(await screen.findByText("Rij 1, stoelen A en B")).toBeDefined();
  expect(callsOf("offerByHand").map(({ path, body }) => [path, body])).toEqual([
    ["/api/admin/waiting-list/2/offer", { seatIds: ["R1-A", "R1-B"] }],
  ]);
});

it("offers to the first in line without a question, and preserves the choice when it is refused", async () => {
  respond("offerByHand", () => refusal("ALREADY_OFFERED"));
  renderScreen(<WaitingLists />);
  await pressIn("Rosa", "Aanbieden");
  await pick("R1-A");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Aanbieden" }));
  expect(await screen.findByText(errorMessage("ALREADY_OFFERED"))).toBeDefined();
  expect(screen.getByRole("button", { name: "Rij 1 A weglaten" })).toBeDefined();
});

it("makes the reservation of a guest who says yes, with the ticket type of each seat, also with an account", async () => {
  const account = waiting(3, "An", { position: null, offer: { ...offer, id: 10 } });
  const withAccount = { ...account, user: { ...account.user, isGuest: false } };
  list = { people: [waiting(1, "Rosa", { position: null, offer }), withAccount], now: AT };
  const kind = { ...standardType(6), id: 2, name: "Kind" };
  respond("listShows", [testShow({ id: 2, ticketTypes: [standardType(14), kind] })]);
  respond("acceptForGuest", testReservation({ status: "CONFIRMED" }));
  renderScreen(<WaitingLists />);
  expect((await screen.findAllByRole("button", { name: "Plaatsen toekennen" })).length).toBe(2);
  await pressIn("Rosa", "Plaatsen toekennen");
  await userEvent.click(await screen.findByRole("combobox", { name: "Tickettype van Rij 1 B" }));
  await userEvent.click(await screen.findByRole("option", { name: /^Kind/ }));
  expect(screen.getByText("2 plaatsen").parentElement?.textContent).toMatch(/€\s20,00$/);
  await userEvent.click(screen.getByRole("radio", { name: /Contant/ }));
  await press("Reserveren");
  expect(await screen.findByRole("dialog", { name: "Reservering 7 is gemaakt" })).toBeDefined();
  expect(callsOf("acceptForGuest").map(({ path, body }) => [path, body])).toEqual([
    ["/api/admin/waiting-list/offers/9/accept", { paid: "cash", ticketTypes: [{ seatId: "R1-B", ticketTypeId: 2 }] }],
  ]);
});

it("says nothing in the plural of one place that is offered or given", async () => {
  const succeeded = vi.spyOn(toast, "success");
  onTestFinished(() => succeeded.mockRestore());
  const one = { ...offer, seats: [namedById("R1-A")] };
  list = { people: [waiting(1, "Rosa"), waiting(2, "Jef", { seats: 1 })], now: AT };
  respond("offerByHand", () => {
    list = { people: [list.people[0] ?? waiting(1, "Rosa"), waiting(2, "Jef", { seats: 1, offer: one })], now: AT };
    return list;
  });
  renderScreen(<WaitingLists />);
  await pressIn("Jef", "Aanbieden");
  const dialog = within(await screen.findByRole("dialog", { name: "Plaats aanbieden aan Jef Maes" }));
  await pick("R1-A");
  expect(dialog.getByText(/^De plaats blijft voor Jef bewaard.* kies dan ‘Plaats toekennen’\.$/)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Aanbieden" }));
  expect(await screen.findByText(/dat u de plaats aan nummer 2 aanbood/)).toBeDefined();
  await press("Toch aanbieden");
  await waitFor(() => expect(succeeded).toHaveBeenCalledWith("De plaats is aangeboden aan Jef Maes."));
  await pressIn("Jef", "Plaats toekennen");
  const giving = await screen.findByRole("dialog", { name: "Plaats toekennen aan Jef Maes" });
  expect(giving.textContent).toContain("De plaats wordt een reservering");
});

it("says that nobody knows whether a place was given, and where to look, when the response was lost", async () => {
  list = { people: [waiting(1, "Rosa", { position: null, offer })], now: AT };
  respond("acceptForGuest", offline);
  renderScreen(<WaitingLists />);
  await pressIn("Rosa", "Plaatsen toekennen");
  await userEvent.click(await screen.findByRole("radio", { name: /Contant/ }));
  await press("Reserveren");
  const notice = (await screen.findByText("Wij weten niet of het gelukt is.")).closest("[role=alert]");
  expect(notice?.textContent).toContain("Sluit eerst dit venster");
});

it("says before somebody is removed from the list what happens with the open offer", async () => {
  list = { people: [waiting(1, "Rosa", { position: null, offer }), waiting(2, "Jef", { position: 1 })], now: AT };
  respond("removeWish", () => refusal("NOT_WAITING"));
  renderScreen(<WaitingLists />);
  await pressIn("Jef", "Verwijderen");
  expect(screen.queryByText(/Het aanbod vervalt/)).toBeNull();
  await press("Terug");
  await pressIn("Rosa", "Verwijderen");
  expect(screen.getByText(/Het aanbod vervalt: de plaatsen gaan naar de volgende/)).toBeDefined();
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Verwijderen" }));
  expect(await screen.findByText("Deze persoon staat niet meer op de wachtlijst.")).toBeDefined();
});
