import type { HallDraft } from "@podium/shared/contracts/halls";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { callsOf, offline, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { HallEditor } from "./hall-editor.tsx";

const answers = { rows: 3, seatsPerRow: 4, hasMiddleAisle: false, tables: 1, chairsPerTable: 4, balconyRows: 0 };
const plan = quickPlan("Parochiezaal", answers);
const draft: HallDraft = { id: 1, revision: 3, plan, underlay: null, hasFloorPlan: false };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const hallName = () => screen.findByLabelText<HTMLInputElement>("Naam van de zaal");

beforeEach(() => {
  vi.stubGlobal("matchMedia", undefined);
  respond("getHallDraft", draft);
  respond("listHalls", [testHallSummary({}, [12])]);
  respond("getHallPlan", plan);
  respond("saveHallDraft", { revision: 4 });
});

async function rename(name: string): Promise<void> {
  const field = await hallName();
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
}

async function openDialog() {
  await press("Publiceren");
  return within(screen.getByRole("dialog", { name: "Publiceren" }));
}

const PUBLISHED = "Gepubliceerd op do 12 nov 2026, 11:00 · gebruikt door 1 voorstelling";

it("says since when visitors have this drawing, as long as it is what was published", async () => {
  renderScreen(<HallEditor hallId="1" />);
  await hallName();
  expect(await screen.findByText(PUBLISHED)).toBeDefined();
  await rename("Schoolzaal");
  expect(screen.queryByText(PUBLISHED)).toBeNull();
  expect(screen.getByText("Gewijzigd: klaar om te publiceren")).toBeDefined();
  await press(/^Ongedaan maken/);
  expect(screen.getByText(PUBLISHED)).toBeDefined();
  await userEvent.click(screen.getByRole("tab", { name: "In orde" }));
  expect(screen.getAllByText(PUBLISHED)).toHaveLength(2);
});

it("knows a drawing again that came back from the database in another order", async () => {
  const reordered = Object.fromEntries(Object.entries(plan).toReversed()) as typeof plan;
  respond("getHallPlan", reordered);
  renderScreen(<HallEditor hallId="1" />);
  expect(await screen.findByText(PUBLISHED)).toBeDefined();
});

it("publishes nothing where nothing is new, and says so", async () => {
  renderScreen(<HallEditor hallId="1" />);
  await screen.findByText(PUBLISHED);
  const dialog = await openDialog();
  expect(dialog.getByText("Er is niets nieuws om te publiceren.")).toBeDefined();
  expect(dialog.queryByRole("button", { name: "Publiceren" })).toBeNull();
});

it.each([
  ["that was never published", () => [testHallSummary({}, [])]],
  ["of which the server does not say what is published", offline],
])("can publish a hall %s", async (_, halls) => {
  respond("listHalls", halls);
  renderScreen(<HallEditor hallId="1" />);
  await hallName();
  expect(await screen.findByText("Klaar om te publiceren")).toBeDefined();
  expect((await openDialog()).getByRole("button", { name: "Publiceren" })).toBeDefined();
});

it("says that it is published right after it was", async () => {
  const newer = { ...plan, name: "Schoolzaal" };
  renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  const dialog = await openDialog();
  respond("publishHall", { hallPlanId: 13 });
  respond("listHalls", [testHallSummary({}, [13, 12])]);
  respond("getHallPlan", newer);
  await userEvent.click(await dialog.findByRole("button", { name: "Publiceren" }));
  expect(await screen.findByText(/^Gepubliceerd op vr 13 nov 2026/)).toBeDefined();
});

it("publishes no hall with faults, and shows them", async () => {
  respond("getHallDraft", { ...draft, plan: { ...plan, groups: [] } });
  renderScreen(<HallEditor hallId="1" />);
  await hallName();
  await press("Publiceren");
  const dialog = within(screen.getByRole("dialog", { name: "Publiceren" }));
  expect(dialog.queryByRole("button", { name: "Publiceren" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Toon wat er nog moet" }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: /^Nog 1 ding/ }));
});

it("publishes what is saved, after it saved the last change, and says what differs from the plan before", async () => {
  const [row, ...others] = plan.groups;
  respond("getHallPlan", { ...plan, groups: others });
  respond("saveHallDraft", { revision: 4 });
  const publishing = pending("publishHall");
  renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  await press("Publiceren");
  const dialog = within(screen.getByRole("dialog", { name: "Publiceren" }));
  await dialog.findByText(`${row?.seats.length} plaatsen erbij`);
  await userEvent.click(dialog.getByRole("button", { name: "Publiceren" }));
  expect((await publishing.called()).body).toEqual({ revision: 4 });
  expect(callsOf("saveHallDraft")).toHaveLength(1);
  await publishing.respond({ hallPlanId: 12 });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("brings one from each fault that the server found to its place", async () => {
  const [group] = plan.groups;
  const message = "Twee plaatsen heten R1-A.";
  respond("publishHall", () => refusal("PLAN_FAULTY", {}, [{ field: "groups.0.seats.1.id", message }]));
  renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole("button", { name: "Publiceren" }));
  await userEvent.click(await dialog.findByRole("button", { name: new RegExp(message) }));
  expect(screen.queryByRole("dialog")).toBeNull();
  const title = `${group?.label}, stoel ${group?.seats[1]?.label}`;
  await expect.poll(() => document.activeElement?.tagName).toBe("H2");
  expect(document.activeElement?.textContent).toContain(title);
});

it("brings one from a fault of the whole hall to what is true of the whole hall", async () => {
  respond("publishHall", () => refusal("PLAN_FAULTY", {}, [{ field: "zones", message: "Twee zones heten Zaal." }]));
  renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole("button", { name: "Publiceren" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Twee zones heten Zaal." }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("heading", { name: "De hele zaal" }));
});

it("publishes nothing when the last change was not saved, and says why", async () => {
  respond("saveHallDraft", () => refusal("INVALID_INPUT"));
  renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  await press("Publiceren");
  const dialog = within(screen.getByRole("dialog", { name: "Publiceren" }));
  await userEvent.click(dialog.getByRole("button", { name: "Publiceren" }));
  expect(await dialog.findByText(/^Uw laatste wijzigingen zijn nog niet bewaard\. /)).toBeDefined();
  expect(dialog.queryByText(/Kijk de verbinding na/)).toBeNull();
  expect(callsOf("publishHall")).toHaveLength(0);
});

it("says, when a hall that somebody deleted is published, that it is gone, and nothing of the connection", async () => {
  respond("saveHallDraft", () => refusal("HALL_NOT_FOUND"));
  renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole("button", { name: "Publiceren" }));
  expect(await dialog.findByText("Iemand heeft deze zaal intussen verwijderd.")).toBeDefined();
  expect(dialog.queryByText(/Kijk de verbinding na/)).toBeNull();
});

it("asks which drawing remains where somebody else saved just before one publishes, and publishes neither by itself", async () => {
  renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  const dialog = await openDialog();
  respond("publishHall", () => refusal("DRAFT_CHANGED"));
  respond("getHallDraft", { ...draft, revision: 8, plan: { ...plan, name: "Door een ander" } });
  await userEvent.click(dialog.getByRole("button", { name: "Publiceren" }));
  await screen.findByRole("alertdialog", { name: "Iemand anders bewaarde deze zaal ook" });
  await press("Die van mij bewaren");
  await expect.poll(() => callsOf("saveHallDraft").at(-1)?.body).toMatchObject({ revision: 8 });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("publishHall")).toHaveLength(1);
});
