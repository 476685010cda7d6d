import { quickPlan } from "@podium/shared/halls/quick-plan";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { HallEditor } from "#modules/editors/hall-editor/hall-editor.tsx";

const answers = { rows: 3, seatsPerRow: 4, hasMiddleAisle: false, tables: 1, chairsPerTable: 4, balconyRows: 0 };
const plan = quickPlan("Parochiezaal", answers);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.stubGlobal("matchMedia", undefined);
  respond("getHallDraft", { id: 1, revision: 3, plan, underlay: null, hasFloorPlan: false });
  respond("listHalls", [testHallSummary()]);
  respond("getHallPlan", plan);
});

it("leaves the focus where it was after a deletion or undo with the keyboard: in the panel, or on the drawing", async () => {
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  await screen.findByLabelText("Naam van de zaal");
  await press("Tafel");
  await press("Zet op een vrije plek");
  const remove = screen.getByRole("button", { name: "Verwijderen" });
  remove.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Niets gekozen" }));

  await userEvent.click(screen.getByRole("tab", { name: "Zaal" }));
  const width = screen.getByLabelText("Breedte");
  await userEvent.clear(width);
  await userEvent.type(width, "200{Enter}");
  const flag = await screen.findByRole("button", { name: /^Tafel 1.*steekt buiten de tekening/ });
  flag.focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(flag.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("application"));
});
