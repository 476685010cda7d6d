import type { TicketType } from "@podium/shared/contracts/ticket-types";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testPlan } from "#test/hall-seats.ts";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { standardType, testShow } from "#test/test-show.ts";
import { ShowDialog } from "./show-dialog.tsx";

const type = (id: number, name: string, prices: TicketType["prices"]): TicketType => ({
  ...standardType(),
  id,
  name,
  prices,
});
const AT = { dateTime: "2099-12-05T19:00:00.000Z", salesCloseAt: "2099-12-05T19:00:00.000Z" };
const plain = (price: number) => [{ zone: null, price }];
const withTypes = testShow({
  ...AT,
  id: 4,
  ticketTypes: [type(11, "Volwassene", plain(14)), type(12, "Kind", plain(6))],
  pricePerSeat: 14,
});
const nothing = () => undefined;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const row = (place: number) => within(screen.getByRole("group", { name: `Tickettype ${place}` }));
const price = (place: number) => row(place).getByLabelText(/^Prijs(,| \()/);
const names = () => screen.getAllByLabelText<HTMLInputElement>("Naam van het type").map(({ value }) => value);
const body = () => callsOf("updateShow")[0]?.body;

beforeEach(() => {
  respond("listHalls", [testHallSummary({}, [1])]);
  respond("getHallPlan", testPlan);
  respond("listManagedPlays", []);
});

it("asks for one price until more types are wanted, and then begins with the one that there is", async () => {
  const show = testShow(AT);
  respond("updateShow", show);
  renderScreen(<ShowDialog show={show} shows={[show]} onClose={nothing} onSaved={nothing} />);
  await userEvent.clear(screen.getByLabelText("Prijs per stoel (€)"));
  await userEvent.type(screen.getByLabelText("Prijs per stoel (€)"), "14");
  await press("Meer tickettypes");
  expect(screen.queryByLabelText("Prijs per stoel (€)")).toBeNull();
  expect(names()).toEqual(["Standaard", ""]);
  expect(document.activeElement).toBe(row(1).getByLabelText("Naam van het type"));
  await userEvent.type(row(2).getByLabelText("Naam van het type"), "Kind");
  await userEvent.type(price(2), "6,50");
  await userEvent.type(row(2).getByLabelText(/^Hoogstens per reservering/), "4");
  expect(row(1).queryByLabelText(/^Hoogstens per reservering/)).toBeNull();
  await press("Bewaren");
  await expect.poll(body).toMatchObject({
    ticketTypes: [
      { id: 1, name: "Standaard", prices: plain(14), maxPerReservation: null },
      { name: "Kind", prices: plain(6.5), maxPerReservation: 4 },
    ],
  });
});

it("sends no types of a show that has only its price", async () => {
  const show = testShow(AT);
  respond("updateShow", show);
  renderScreen(<ShowDialog show={show} shows={[show]} onClose={nothing} onSaved={nothing} />);
  await press("Bewaren");
  await expect.poll(body).toMatchObject({ pricePerSeat: 12 });
  expect(body()).not.toHaveProperty("ticketTypes");
});

it("says at each field what is missing or wrong, and begins there", async () => {
  renderScreen(<ShowDialog show={withTypes} shows={[withTypes]} onClose={nothing} onSaved={nothing} />);
  await userEvent.clear(row(2).getByLabelText("Naam van het type"));
  await userEvent.clear(price(2));
  await userEvent.clear(price(1));
  await userEvent.type(price(1), "veel");
  await press("Bewaren");
  await expect.poll(() => document.activeElement).toBe(price(1));
  const amount = "Vul een bedrag in van 0 tot 1000 euro, zoals 6 of 6,50.";
  expect(row(1).getByText(amount)).toBeDefined();
  expect(row(2).getByText(amount)).toBeDefined();
  expect(row(2).getByText("Geef dit tickettype een naam.")).toBeDefined();
  expect(callsOf("updateShow")).toEqual([]);
});

it("shows what the contract and the server say of the list as a whole", async () => {
  renderScreen(<ShowDialog show={withTypes} shows={[withTypes]} onClose={nothing} onSaved={nothing} />);
  const second = row(2).getByLabelText("Naam van het type");
  await userEvent.clear(second);
  await userEvent.type(second, "volwassene");
  await press("Bewaren");
  expect(await screen.findByText("Geef elk tickettype een andere naam.")).toBeDefined();
  const message = 'Het tickettype "Kind" bestaat niet (meer). Laad de voorstelling opnieuw.';
  respond("updateShow", () => refusal("INVALID_INPUT", {}, [{ field: "ticketTypes", message }]));
  await userEvent.type(second, "n");
  await press("Bewaren");
  expect(await screen.findByText(message)).toBeDefined();
});

it("puts types in another order with the keyboard, the first of them without a maximum, and leaves out what is removed", async () => {
  const child = { ...type(12, "Kind", plain(6)), maxPerReservation: 4 };
  const three = { ...withTypes, ticketTypes: [type(11, "Volwassene", plain(14)), child, type(13, "Lid", plain(10))] };
  respond("updateShow", three);
  renderScreen(<ShowDialog show={three} shows={[three]} onClose={nothing} onSaved={nothing} />);
  screen.getByRole("button", { name: "Hoger: Kind" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(names()).toEqual(["Kind", "Volwassene", "Lid"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Lager: Kind" }));
  await press("Verwijderen: Lid");
  await press("Bewaren");
  await expect
    .poll(body)
    .toMatchObject({ ticketTypes: [{ id: 12, name: "Kind", maxPerReservation: null }, { id: 11 }] });
});

it("copies the types of another show without their ids, and says which zones this hall lacks", async () => {
  const loge = [
    { zone: null, price: 15 },
    { zone: "loge", price: 20 },
  ];
  const other = testShow({
    id: 9,
    name: "Kerst",
    ticketTypes: [type(21, "volwassene", loge), type(22, "Student", plain(8))],
  });
  respond("updateShow", withTypes);
  renderScreen(<ShowDialog show={withTypes} shows={[withTypes, other]} onClose={nothing} onSaved={nothing} />);
  await expect.poll(() => callsOf("getHallPlan")).toHaveLength(1);
  screen.getByLabelText("Overnemen van een eerdere voorstelling").focus();
  await userEvent.keyboard(" ");
  await userEvent.click(await screen.findByRole("option", { name: /^Kerst/ }));
  expect(names()).toEqual(["volwassene", "Student"]);
  expect(screen.getByText(/Deze zaal heeft geen zone "loge"/)).toBeDefined();
  await press("Bewaren");
  await expect.poll(body).toMatchObject({ ticketTypes: [{ id: 11, prices: plain(15) }, { name: "Student" }] });
  expect(JSON.stringify(body())).not.toContain("22");
});

it("gives the list of before back when another show's types were not wanted", async () => {
  const other = testShow({
    id: 9,
    name: "Kerst",
    ticketTypes: [type(21, "Student", plain(8)), type(22, "Lid", plain(5))],
  });
  renderScreen(<ShowDialog show={withTypes} shows={[withTypes, other]} onClose={nothing} onSaved={nothing} />);
  screen.getByLabelText("Overnemen van een eerdere voorstelling").focus();
  await userEvent.keyboard(" ");
  await userEvent.click(await screen.findByRole("option", { name: /^Kerst/ }));
  expect(names()).toEqual(["Student", "Lid"]);
  await press("Toch niet overnemen");
  expect(names()).toEqual(["Volwassene", "Kind"]);
  expect(screen.queryByRole("button", { name: "Toch niet overnemen" })).toBeNull();
});

it("says that a type that comes first loses its maximum, and restores it when it goes back", async () => {
  const show = { ...withTypes, ticketTypes: withTypes.ticketTypes.map((each) => ({ ...each, maxPerReservation: 4 })) };
  renderScreen(<ShowDialog show={show} shows={[show]} onClose={nothing} onSaved={nothing} />);
  await press("Hoger: Kind");
  expect(row(1).getByText(/'hoogstens 4 per reservering' vervalt/)).toBeTruthy();
  await press("Lager: Kind");
  expect(row(2).getByLabelText<HTMLInputElement>(/^Hoogstens per reservering/).value).toBe("4");
});

it("shows a price per zone that there is, also where the chosen hall has that zone alone", async () => {
  respond("getHallPlan", { ...testPlan, zones: testPlan.zones.slice(0, 1) });
  const [zone] = testPlan.zones;
  const show = {
    ...withTypes,
    ticketTypes: [type(11, "Plaats", [...plain(15), { zone: zone?.id ?? "", price: 20 }]), type(12, "Kind", plain(6))],
  };
  renderScreen(<ShowDialog show={show} shows={[show]} onClose={nothing} onSaved={nothing} />);
  expect(await screen.findAllByLabelText(/^Prijs in /)).toHaveLength(1);
});

it("has a price per zone where the chosen hall has several, and sends those that are filled in", async () => {
  respond("updateShow", withTypes);
  renderScreen(<ShowDialog show={withTypes} shows={[withTypes]} onClose={nothing} onSaved={nothing} />);
  await userEvent.type((await screen.findAllByLabelText(/^Prijs in Balkon/))[0] ?? document.body, "11,5");
  await press("Bewaren");
  const zoned = [...plain(14), { zone: "balkon", price: 11.5 }];
  await expect.poll(body).toMatchObject({ ticketTypes: [{ prices: zoned }, { prices: plain(6) }] });
});

it("says which prices a hall without their zone drops, and drops them when asked", async () => {
  respond("updateShow", withTypes);
  const zoned = [...plain(15), { zone: "loge", price: 20 }];
  const show = { ...withTypes, ticketTypes: [type(11, "Plaats", zoned)] };
  renderScreen(<ShowDialog show={show} shows={[show]} onClose={nothing} onSaved={nothing} />);
  expect(await screen.findByText(/Deze zaal heeft geen zone "loge"/)).toBeDefined();
  await press("Laat die prijzen weg");
  expect(screen.queryByText(/Deze zaal heeft geen zone/)).toBeNull();
  await press("Bewaren");
  await expect.poll(body).toMatchObject({ ticketTypes: [{ prices: plain(15) }] });
});
