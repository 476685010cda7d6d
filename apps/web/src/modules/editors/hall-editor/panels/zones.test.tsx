import type { HallDraft } from "@podium/shared/contracts/halls";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { HallEditor } from "#modules/editors/hall-editor/hall-editor.tsx";

const answers = { rows: 2, seatsPerRow: 6, hasMiddleAisle: false, tables: 0, chairsPerTable: 1, balconyRows: 0 };
const made = quickPlan("Zaal", answers);
const [row] = made.groups;
// A companion place three seats from the wheelchair place.
const seats = row?.seats.map((seat, index) => ({
  ...seat,
  kind: index === 1 ? ("wheelchair" as const) : index === 4 ? ("companion" as const) : seat.kind,
}));
const plan = { ...made, groups: made.groups.map((group) => (group === row && seats ? { ...group, seats } : group)) };
const draft: HallDraft = { id: 1, revision: 3, plan, underlay: null, hasFloorPlan: false };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const saved = () => (callsOf("saveHallDraft").at(-1)?.body as HallDraft | undefined)?.plan;

beforeEach(async () => {
  vi.stubGlobal("matchMedia", undefined);
  respond("getHallDraft", draft);
  respond("listHalls", [testHallSummary()]);
  respond("getHallPlan", plan);
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  await screen.findByLabelText("Naam van de zaal");
});

it("makes a zone from the list of zones, in which the next rows come, and says that they go on", async () => {
  await press("Rijen");
  expect(screen.getByText(/^Dit blok gaat verder na Rij 2: Rij 3 tot Rij \d+\.$/)).toBeDefined();
  await userEvent.click(screen.getByRole("combobox", { name: "Zone" }));
  await userEvent.click(screen.getByRole("option", { name: "Nieuwe zone…" }));
  await userEvent.type(screen.getByLabelText("Nieuwe zone"), "Loge{Enter}");
  expect(screen.queryByLabelText("Nieuwe zone")).toBeNull();
  expect(screen.getByRole("combobox", { name: "Zone" }).textContent).toBe("Loge");
  await press("Zet op een vrije plek");
  await expect.poll(() => saved()?.groups.find(({ label }) => label === "Rij 3")?.zone).toBe("loge");
});

it("says that a companion's place stands apart where one makes it, and puts it beside the wheelchair place", async () => {
  await press(/rolstoel/i);
  await press(/^Zet .* naast de rolstoelplaats$/);
  await expect
    .poll(() => saved()?.groups[0]?.seats.map(({ kind }) => kind))
    .toEqual(["seat", "wheelchair", "companion", "seat", "seat", "seat"]);
  expect(screen.queryByText("Niet naast de rolstoelplaats")).toBeNull();
});
