import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { testManagedPlay } from "#test/test-play.ts";
import { testShow } from "#test/test-show.ts";
import { PlayShows } from "./play-shows.tsx";
import { ShowDialog } from "./show-dialog.tsx";

const nothing = () => undefined;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const source = testShow({
  id: 4,
  name: "De vrek",
  playId: 7,
  hallPlanId: 9,
  pricePerSeat: 14,
  dateTime: "2099-03-06T19:00:00.000Z",
  salesCloseAt: "2099-03-06T17:00:00.000Z",
});

beforeEach(() => {
  respond("listHalls", [testHallSummary({}, [9])]);
  respond("listManagedPlays", [testManagedPlay({ id: 7, title: "De vrek" })]);
  respond("listShows", [source]);
});

it("plans a copy once another moment is chosen, with its sale closing as long before that", async () => {
  respond("createShow", testShow());
  renderScreen(<ShowDialog show={null} shows={[source]} source={source} onClose={nothing} onSaved={nothing} />);
  expect(screen.getByText(/Reserveringen, geblokkeerde stoelen, de wachtlijst en codes neemt/)).toBeDefined();
  await press("Plannen");
  expect(await screen.findByText("Kies de datum en het uur waarop de voorstelling begint.")).toBeDefined();
  await fill(screen.getByLabelText("Datum en uur"), "2099-03-06T20:00");
  await press("Plannen");
  expect(await screen.findByText(/^Kies een ander moment dan dat van de voorstelling die u dupliceert/)).toBeDefined();
  expect(callsOf("createShow")).toEqual([]);
  await fill(screen.getByLabelText("Datum en uur"), "2099-03-13T20:00");
  await press("Plannen");
  await expect
    .poll(() => callsOf("createShow")[0]?.body)
    .toMatchObject({
      name: "De vrek",
      playId: 7,
      hallPlanId: 9,
      pricePerSeat: 14,
      dateTime: "2099-03-13T19:00:00.000Z",
      salesCloseAt: "2099-03-13T17:00:00.000Z",
    });
});

it("plans a series at once: its dates are visible first, and one that is planned already is marked", async () => {
  respond("createShowSeries", () => refusal("SHOW_EXISTS"));
  renderScreen(<ShowDialog show={null} shows={[source]} source={source} onClose={nothing} onSaved={nothing} />);
  await screen.findByLabelText("Zaal");
  await press("Meerdere avonden");
  await press("Deze dagen toevoegen");
  expect(await screen.findByText(/^Kies minstens één weekdag/)).toBeDefined();
  await userEvent.click(screen.getByLabelText("vrijdag"));
  await userEvent.click(screen.getByLabelText("zaterdag"));
  choose("Van", "2099-03-06");
  choose("Tot en met", "2099-03-14");
  await press("Deze dagen toevoegen");
  choose("Of één avond", "2099-03-15T15:00");
  await press("Avond toevoegen");
  const listed = () => screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(listed()).toEqual([
    "vr 6 mrt 2099, 20:00Staat er al: De vrek. Haal deze avond weg.",
    "za 7 mrt 2099, 20:00",
    "vr 13 mrt 2099, 20:00",
    "za 14 mrt 2099, 20:00",
    "zo 15 mrt 2099, 15:00",
  ]);
  await press("Niet op vr 6 mrt 2099, 20:00");
  await press("4 voorstellingen plannen");
  await expect
    .poll(() => callsOf("createShowSeries")[0]?.body)
    .toMatchObject({
      dateTimes: ["2099-03-07T19:00", "2099-03-13T19:00", "2099-03-14T19:00", "2099-03-15T14:00"].map(
        (at) => `${at}:00.000Z`,
      ),
      closesBefore: 120,
      hallPlanId: 9,
    });
  // No show was planned, and the choices remain.
  expect(await screen.findByText(/Al gepland in dezelfde zaal/)).toBeDefined();
  expect(listed()).toHaveLength(4);
  expect(callsOf("createShow")).toEqual([]);
});

it("adds a show to a play in the play's editor, with the settings of its last show, and stays there", async () => {
  respond("createShow", testShow({ name: "De vrek" }));
  renderScreen(<PlayShows playId={7} />);
  expect(await screen.findByText("173 van 193 bezet")).toBeDefined();
  await expect
    .poll(() => screen.getByRole("button", { name: "Avond toevoegen" }).getAttribute("aria-disabled"))
    .toBeNull();
  await press("Avond toevoegen");
  const dialog = within(await screen.findByRole("dialog", { name: "Nieuwe avond van De vrek" }));
  await fill(dialog.getByLabelText("Datum en uur"), "2099-03-13T20:00");
  await userEvent.click(dialog.getByRole("button", { name: "Plannen" }));
  await expect.poll(() => callsOf("createShow")[0]?.body).toMatchObject({ playId: 7, hallPlanId: 9, pricePerSeat: 14 });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { name: "Avonden" })).toBeDefined();
});
