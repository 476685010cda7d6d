import type { HallDraft } from "@podium/shared/contracts/halls";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { HallEditor } from "#modules/editors/hall-editor/hall-editor.tsx";

const answers = { rows: 2, seatsPerRow: 20, hasMiddleAisle: false, tables: 0, chairsPerTable: 1, balconyRows: 0 };
const plan = quickPlan("Zaal", answers);
const draft: HallDraft = { id: 1, revision: 3, plan, underlay: null, hasFloorPlan: false };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(async () => {
  vi.stubGlobal("matchMedia", undefined);
  respond("getHallDraft", draft);
  respond("listHalls", [testHallSummary()]);
  respond("getHallPlan", plan);
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  await screen.findByLabelText("Naam van de zaal");
});

async function fill(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

const savedRows = (label: string) => {
  const saved = callsOf("saveHallDraft").at(-1)?.body as HallDraft | undefined;
  return saved?.plan.groups.filter((group) => group.label === label) ?? [];
};
/** Number of chairs in each block of a row, and the gaps between the blocks. */
const blocks = (label: string) => {
  const rows = savedRows(label);
  const free = rows
    .slice(1)
    .map(({ seats }, index) => Math.round((seats[0]?.x ?? 0) - (rows[index]?.seats.at(-1)?.x ?? 0)) - SEAT_SIZE);
  return [rows.map(({ seats }) => seats.length), free];
};

it("adds a block of rows with aisles where one says, as wide as one says", async () => {
  await press("Rijen");
  expect(screen.queryByLabelText("Breedte gangpad")).toBeNull();
  await fill("Stoelen per rij", "20");
  await fill("Gangpad na stoel", "8, 16, 40");
  expect(screen.getByText("Na stoel 40 komt geen gangpad: kies een stoel van 1 tot 19.")).toBeDefined();
  await fill("Breedte gangpad", "90");
  await press("Zet op een vrije plek");
  await expect
    .poll(() => blocks("Rij 3"))
    .toEqual([
      [8, 8, 4],
      [90, 90],
    ]);
});

it("says that a row of one chair has no aisle", async () => {
  await press("Rijen");
  await fill("Stoelen per rij", "1");
  await fill("Gangpad na stoel", "1");
  expect(screen.getByText("Een rij van één stoel heeft geen gangpad.")).toBeDefined();
});

it("makes several aisles in a row that is there already, in one step, and changes their width later", async () => {
  await userEvent.click(screen.getByRole("tab", { name: "Lijst" }));
  await press(/^Rij 1,/);
  await userEvent.click(screen.getByRole("tab", { name: "Kenmerken" }));
  await fill("Gangpad na stoel", "8, 16");
  await fill("Breedte gangpad", "90");
  await press("Gangpad maken");
  await expect
    .poll(() => blocks("Rij 1"))
    .toEqual([
      [8, 8, 4],
      [90, 90],
    ]);
  await fill("Breedte gangpad", "70");
  await expect.poll(() => blocks("Rij 1")[1]).toEqual([70, 70]);
  await press(/^Ongedaan maken/);
  await press(/^Ongedaan maken: .* gesplitst$/);
  await expect.poll(() => blocks("Rij 1")).toEqual([[20], []]);
});

it("proposes for other rows an aisle of their own, not what was typed for those before", async () => {
  await userEvent.click(screen.getByRole("tab", { name: "Lijst" }));
  await press(/^Rij 1,/);
  await userEvent.click(screen.getByRole("tab", { name: "Kenmerken" }));
  await fill("Gangpad na stoel", "3");
  const typed = () => screen.getByLabelText<HTMLInputElement>("Gangpad na stoel").value;
  expect(typed()).toBe("3");
  screen.getByRole("application").focus();
  await userEvent.tab();
  expect(screen.getByRole("heading", { name: /^Rij 2,/ })).toBeDefined();
  expect(typed()).toBe("10");
});
