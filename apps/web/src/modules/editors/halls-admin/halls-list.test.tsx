import { quickPlan } from "@podium/shared/halls/quick-plan";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testSite } from "#test/test-site.ts";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { HallsList } from "./halls-list.tsx";

const nothing = (): void => undefined;
const answers = { rows: 3, seatsPerRow: 4, hasMiddleAisle: false, tables: 1, chairsPerTable: 4, balconyRows: 0 };
const plan = quickPlan("Parochiezaal", answers);
const free = testHallSummary({ plans: [], hallPlanId: null, publishedAt: null });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  respond("getSite", testSite());
  respond("getHallDraft", { id: 1, revision: 3, plan, underlay: null, hasFloorPlan: false });
});

function open(creating = false) {
  renderScreen(<HallsList creating={creating} onCreating={nothing} />);
}

it("says what to do where there is no hall yet", async () => {
  respond("listHalls", []);
  open();
  expect(await screen.findByRole("button", { name: "Eerste zaal maken" })).toBeDefined();
});

it.each([
  [free, "Nog niet gepubliceerd"],
  [testHallSummary(), "Gepubliceerd"],
  [testHallSummary({ hasChanges: true }), /^Wijzigingen nog niet gepubliceerd/],
])("tells of a hall whether it can be chosen, and whether all of it can", async (hall, words) => {
  respond("listHalls", [hall]);
  open();
  expect(await screen.findByText(words)).toBeDefined();
});

it("copies the drawing under a name of its own", async () => {
  respond("listHalls", [testHallSummary()]);
  respond("createHall", testHallSummary({ id: 2, name: "Kopie van Parochiezaal" }));
  open();
  await screen.findByRole("img", { name: "Tekening van Parochiezaal" });
  await press("Dupliceren");
  await expect.poll(() => callsOf("createHall")[0]?.body).toMatchObject({ name: "Kopie van Parochiezaal", plan });
});

it("exports the drawing as a file that is called after the hall", async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(nothing);
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:plan", revokeObjectURL: nothing }));
  respond("listHalls", [testHallSummary()]);
  open();
  await screen.findByRole("img", { name: "Tekening van Parochiezaal" });
  await press("Exporteren");
  await expect
    .poll(() => clicked.mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download))
    .toEqual(["zaal-parochiezaal.json"]);
});

it("says that shows use a hall, and does not ask to delete it", async () => {
  respond("listHalls", [testHallSummary()]);
  open();
  await screen.findByText("Gepubliceerd");
  await press("Verwijderen");
  const dialog = within(screen.getByRole("dialog", { name: "Parochiezaal is in gebruik" }));
  expect(dialog.getByText(/1 voorstelling gebruikt deze zaal/)).toBeDefined();
  expect(dialog.queryByRole("button", { name: "Verwijderen" })).toBeNull();
});

it("says why a hall was not deleted that a show began to use meanwhile", async () => {
  respond("listHalls", [free]);
  respond("deleteHall", () => refusal("HALL_IN_USE", { shows: "De vrek" }));
  open();
  await screen.findByText("Nog niet gepubliceerd");
  await press("Verwijderen");
  const dialog = within(screen.getByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Verwijderen" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("De vrek");
});

it("shows what a file holds before it makes a hall of it, under the name that one gives", async () => {
  respond("listHalls", []);
  respond("createHall", testHallSummary({ id: 2 }));
  open(true);
  await userEvent.click(await screen.findByRole("button", { name: /^Bestand openen/ }));
  const file = new File([JSON.stringify(plan)], "zaal.json", { type: "application/json" });
  await userEvent.upload(screen.getByLabelText(/Kies een bestand/), file);
  const name = await screen.findByLabelText("Naam van de zaal");
  expect(screen.getByText("16 plaatsen")).toBeDefined();
  await fill(name, "Schoolzaal");
  await press("Hiermee beginnen");
  await expect.poll(() => callsOf("createHall")[0]?.body).toMatchObject({ name: "Schoolzaal", plan });
});

it("says at once what is wrong with a file, and accepts the next one", async () => {
  respond("listHalls", []);
  open(true);
  await userEvent.click(await screen.findByRole("button", { name: /^Bestand openen/ }));
  const choose = screen.getByLabelText(/Kies een bestand/);
  await userEvent.upload(choose, new File(["geen json"], "brief.json", { type: "application/json" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Dit is geen zaal");
  const wrong = JSON.stringify({ ...plan, width: null, height: "hoog" });
  await userEvent.upload(choose, new File([wrong], "zaal.json", { type: "application/json" }));
  await screen.findByText("De breedte (width) is geen getal.");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
    "De hoogte (height) is geen getal.",
  );
  await userEvent.upload(choose, new File([JSON.stringify(plan)], "zaal.json", { type: "application/json" }));
  expect(await screen.findByLabelText("Naam van de zaal")).toHaveProperty("value", "Parochiezaal");
});

const ADDRESS = "Sportlaan 3, 9999 Voorbeelddorp";

it("stores the address of a hall, and says what guests read without one and that sent tickets stay as they are", async () => {
  respond("listHalls", [testHallSummary()]);
  respond("setHallAddress", testHallSummary({ address: ADDRESS }));
  open();
  await screen.findByText("Gepubliceerd");
  await press("Adres");
  const dialog = within(screen.getByRole("dialog", { name: "Adres van Parochiezaal" }));
  expect(await dialog.findByText(/Laat u het leeg, dan lezen ze Kerkstraat 1, Voorbeeldgem\.$/)).toBeDefined();
  expect(dialog.getByText(/die al verstuurd zijn, veranderen niet/)).toBeDefined();
  await fill(dialog.getByLabelText("Adres"), ADDRESS);
  respond("listHalls", [testHallSummary({ address: ADDRESS })]);
  await userEvent.click(dialog.getByRole("button", { name: "Bewaren" }));
  expect(await screen.findByText(ADDRESS)).toBeDefined();
  expect(callsOf("setHallAddress")[0]?.body).toEqual({ address: ADDRESS });
});

it("removes an address, for a hall that no show uses without a word about sent tickets", async () => {
  respond("listHalls", [{ ...free, address: ADDRESS }]);
  respond("setHallAddress", free);
  open();
  await screen.findByText(ADDRESS);
  await press("Adres");
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.queryByText(/die al verstuurd zijn/)).toBeNull();
  await userEvent.clear(dialog.getByLabelText("Adres"));
  await userEvent.click(dialog.getByRole("button", { name: "Bewaren" }));
  await expect.poll(() => callsOf("setHallAddress")[0]?.body).toEqual({ address: "" });
});

it("copies the address with the drawing", async () => {
  respond("listHalls", [testHallSummary({ address: ADDRESS })]);
  respond("createHall", testHallSummary({ id: 2 }));
  open();
  await screen.findByRole("img", { name: "Tekening van Parochiezaal" });
  await press("Dupliceren");
  await expect.poll(() => callsOf("createHall")[0]?.body).toMatchObject({ address: ADDRESS, plan });
});

it("says in words that the halls could not be loaded, and tries again", async () => {
  respond("listHalls", () => refusal("TOO_MANY_REQUESTS"));
  open();
  expect(await screen.findByText("Kon de zalen niet laden")).toBeDefined();
  expect(screen.queryByText(/HTTP error/)).toBeNull();
  respond("listHalls", []);
  await press("Probeer opnieuw");
  expect(await screen.findByText("Nog geen zalen")).toBeDefined();
});
