import type { HallDraft } from "@podium/shared/contracts/halls";
import { quickPlan } from "@podium/shared/halls/quick-plan";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { hallsQuery } from "#entities/halls/all-halls.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { unsavedHallKey } from "#platform/storage.ts";
import { callsOf, offline, pending, refusal, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { HallEditor } from "./hall-editor.tsx";

const answers = { rows: 3, seatsPerRow: 4, hasMiddleAisle: false, tables: 1, chairsPerTable: 4, balconyRows: 0 };
const plan = quickPlan("Parochiezaal", answers);
const draft: HallDraft = { id: 1, revision: 3, plan, underlay: null, hasFloorPlan: false };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const hallName = () => screen.findByLabelText<HTMLInputElement>("Naam van de zaal");
const saved = (call = -1) => callsOf("saveHallDraft").at(call)?.body as HallDraft | undefined;

beforeEach(() => {
  vi.stubGlobal("matchMedia", undefined);
  respond("getHallDraft", draft);
  respond("listHalls", [testHallSummary()]);
  respond("getHallPlan", plan);
});

async function rename(name: string): Promise<void> {
  const field = await hallName();
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
}

it("saves by itself what was changed, from the revision that it began with", async () => {
  const saving = pending("saveHallDraft");
  renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  expect(screen.getByText("Bewaren…")).toBeDefined();
  await saving.called();
  expect(saved()).toMatchObject({ revision: 3, plan: { name: "Schoolzaal" } });
  await saving.respond({ revision: 4 });
  expect((await screen.findAllByText("Bewaard")).length).toBeGreaterThan(0);
});

it("says that there is no connection, asks before one leaves, and offers what was drawn the next time", async () => {
  respond("saveHallDraft", offline);
  const { unmount } = renderScreen(<HallEditor hallId="1" />);
  await rename("Zonder netwerk");
  await expect.poll(() => screen.queryAllByText("Niet bewaard: geen verbinding").length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("link", { name: "Zalen" }));
  expect(screen.getByRole("alertdialog", { name: "Nog niet alles is bewaard" })).toBeDefined();
  await press("Hier blijven");
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  const tried = callsOf("saveHallDraft").length;
  unmount();
  await expect.poll(() => callsOf("saveHallDraft").length).toBe(tried + 1);
  await settled();

  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  const question = within(await screen.findByRole("alertdialog", { name: "Er is nog iets niet bewaard" }));
  await userEvent.click(question.getByRole("button", { name: "Verder met wat u tekende" }));
  expect((await hallName()).value).toBe("Zonder netwerk");
  await expect.poll(() => localStorage.getItem(unsavedHallKey(1))).toBeNull();
  await press(/^Ongedaan maken/);
  expect((await hallName()).value).toBe(plan.name);
});

/** Renames the hall, and leaves for the list of halls. */
async function renameAndLeave(): Promise<void> {
  renderScreen(
    <Routes>
      <Route path="/" element={<HallEditor hallId="1" />} />
      <Route path={paths.halls} element={<p>Alle zalen</p>} />
    </Routes>,
  );
  await rename("Schoolzaal");
  await userEvent.click(screen.getByRole("link", { name: "Zalen" }));
}

it("lets a user leave right after a change once it is saved, without a question", async () => {
  const saving = pending("saveHallDraft");
  await renameAndLeave();
  await saving.called();
  expect(screen.queryByText("Alle zalen")).toBeNull();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await saving.respond({ revision: 4 });
  expect(await screen.findByText("Alle zalen")).toBeDefined();
});

it("asks a user who leaves while saving is slow, and goes on by itself when it is saved after all", async () => {
  const saving = pending("saveHallDraft");
  await renameAndLeave();
  const question = await screen.findByRole("alertdialog", { name: "Nog niet alles is bewaard" });
  expect(question.textContent).toContain("Zodra het bewaren lukt, gaat u vanzelf verder.");
  await saving.respond({ revision: 4 });
  expect(await screen.findByText("Alle zalen")).toBeDefined();
});

it("counts a half-typed name as unsaved when the tab is closed", async () => {
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  await userEvent.type(await hallName(), " 2");
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await expect.poll(() => saved()?.plan.name).toBe("Parochiezaal 2");
  // The user stays on the page and types on.
  await userEvent.keyboard(" en 3{Enter}");
  await expect.poll(() => saved()?.plan.name).toBe("Parochiezaal 2 en 3");
});

it("forgets what was drawn before when one opens the saved drawing", async () => {
  const unsaved = { plan: { ...plan, name: "Vorige keer" }, underlay: null, revision: 3 };
  localStorage.setItem(unsavedHallKey(1), JSON.stringify(unsaved));
  renderScreen(<HallEditor hallId="1" />);
  await userEvent.click(await screen.findByRole("button", { name: "De bewaarde openen" }));
  expect((await hallName()).value).toBe(plan.name);
  expect(localStorage.getItem(unsavedHallKey(1))).toBeNull();
});

it.each(["geen JSON", '{"plan":{}}', JSON.stringify({ plan, underlay: null, revision: 3 })])(
  "asks nothing where what is stored is of no use or says the same: %.20s",
  async (stored) => {
    localStorage.setItem(unsavedHallKey(1), stored);
    renderScreen(<HallEditor hallId="1" />);
    expect((await hallName()).value).toBe(plan.name);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  },
);

async function conflict(): Promise<void> {
  const theirs = { ...draft, revision: 8, plan: { ...plan, name: "Door een ander" } };
  renderScreen(<HallEditor hallId="1" />);
  await hallName();
  respond("saveHallDraft", () => refusal("DRAFT_CHANGED"));
  respond("getHallDraft", theirs);
  await rename("Van mij");
  await screen.findByRole("alertdialog");
  respond("saveHallDraft", { revision: 9 });
}

it("shows both drawings when somebody else saved, and saves mine over theirs when I choose it", async () => {
  await conflict();
  const dialog = within(screen.getByRole("alertdialog", { name: "Iemand anders bewaarde deze zaal ook" }));
  expect(document.activeElement?.closest("[role=alertdialog]")).not.toBeNull();
  expect(dialog.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"))).toEqual([
    "Die van u",
    "De andere",
  ]);
  await press("Die van mij bewaren");
  await expect.poll(() => callsOf("saveHallDraft")).toHaveLength(2);
  expect(saved(1)).toMatchObject({ revision: 8, plan: { name: "Van mij" } });
});

it("opens theirs when I say so, and has mine back with one step", async () => {
  await conflict();
  await press("De andere openen");
  expect((await hallName()).value).toBe("Door een ander");
  await press(/^Ongedaan maken/);
  expect((await hallName()).value).toBe("Van mij");
});

it("asks a user who leaves only which drawing remains when somebody else saved, and goes on when that is saved", async () => {
  renderScreen(
    <Routes>
      <Route path="/" element={<HallEditor hallId="1" />} />
      <Route path={paths.halls} element={<p>Alle zalen</p>} />
    </Routes>,
  );
  await hallName();
  respond("saveHallDraft", () => refusal("DRAFT_CHANGED"));
  respond("getHallDraft", { ...draft, revision: 8, plan: { ...plan, name: "Door een ander" } });
  await rename("Van mij");
  await userEvent.click(screen.getByRole("link", { name: "Zalen" }));
  await screen.findByRole("alertdialog", { name: "Iemand anders bewaarde deze zaal ook" });
  expect(screen.queryByText("Nog niet alles is bewaard")).toBeNull();
  respond("saveHallDraft", { revision: 9 });
  await press("Die van mij bewaren");
  expect(await screen.findByText("Alle zalen")).toBeDefined();
  expect(saved(-1)).toMatchObject({ revision: 8, plan: { name: "Van mij" } });
});

it("does without a mouse what one does with it: find, rename, move, add and delete in the list", async () => {
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  await hallName();
  await userEvent.click(screen.getByRole("tab", { name: "Lijst" }));
  await userEvent.type(screen.getByRole("searchbox"), "Rij 2");
  await press(/^Rij 2,/);
  const list = within(screen.getByRole("list", { name: "Alles op de tekening" }));
  await userEvent.clear(list.getByLabelText("Naam"));
  await userEvent.type(list.getByLabelText("Naam"), "Loge 2{Enter}");
  await press("Naar rechts");
  const before = plan.groups.find(({ label }) => label === "Rij 2");
  const loge = () => saved()?.plan.groups.find(({ label }) => label === "Loge 2");
  await expect.poll(() => loge()?.seats[0]?.x).toBe((before?.seats[0]?.x ?? 0) + 10);

  await press("Tafel");
  await press("Zet op een vrije plek");
  expect(await screen.findByRole("heading", { name: /^Tafel 2, 6 stoelen/ })).toBeDefined();
  await press("Verwijderen");
  expect(await screen.findByRole("heading", { name: "Niets gekozen" })).toBeDefined();
});

it("undoes with Ctrl+Z wherever one is, but in a field only what was typed there", async () => {
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  const field = await hallName();
  await press("Tafel");
  await press("Zet op een vrije plek");
  await press("Verwijderen");
  const undo = () => screen.queryByRole("button", { name: /^Ongedaan maken: / })?.getAttribute("aria-label");
  expect(undo()).toBe("Ongedaan maken: Tafel verwijderd");
  field.focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undo()).toBe("Ongedaan maken: Tafel verwijderd");
  screen.getByRole("button", { name: "Publiceren" }).focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undo()).toBe("Ongedaan maken: Tafel toegevoegd");
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(undo()).toBe("Ongedaan maken: Tafel verwijderd");
});

it("applies a half-typed name when a press on the drawing closes its panel", async () => {
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  await hallName();
  await userEvent.click(screen.getByRole("tab", { name: "Zaal" }));
  const zone = screen.getByLabelText("Naam van zone 1");
  await userEvent.clear(zone);
  await userEvent.type(zone, "Parterre");
  fireEvent.pointerDown(screen.getByRole("application"));
  expect(screen.queryByLabelText("Naam van zone 1")).toBeNull();
  await expect.poll(() => saved()?.plan.zones[0]?.name).toBe("Parterre");
});

it("trims the drawing from the panel of the hall or from the list, and says where there is nothing to trim", async () => {
  const wide = { ...plan, width: plan.width + 500 };
  respond("getHallDraft", { ...draft, plan: wide });
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  await hallName();
  const trim = () => screen.getByRole("button", { name: "Tekening bijsnijden" });
  for (const tab of ["Zaal", "Lijst"]) {
    await userEvent.click(screen.getByRole("tab", { name: tab }));
    await userEvent.click(trim());
    expect(trim().getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("Er is geen leeg papier om weg te nemen.")).toBeDefined();
    await press("Ongedaan maken: Tekening bijgesneden");
    expect(trim().getAttribute("aria-disabled")).toBeNull();
  }
});

it("has the list of halls fetched again when the last change is saved after one left", async () => {
  const saving = pending("saveHallDraft");
  const { unmount } = renderScreen(<HallEditor hallId="1" />);
  await rename("Schoolzaal");
  queryClient.setQueryData(hallsQuery.key, [testHallSummary()]);
  unmount();
  await saving.called();
  expect(queryClient.getQueryState(hallsQuery.key)?.isInvalidated).toBe(false);
  await saving.respond({ revision: 4 });
  await expect.poll(() => queryClient.getQueryState(hallsQuery.key)?.isInvalidated).toBe(true);
});

it.each([
  ["Rij 1", "Stoelen per rij"],
  ["Tafel 1", "Stoelen"],
])("loses no chairs of %s while one types a number that begins with 1", async (group, label) => {
  respond("saveHallDraft", { revision: 4 });
  const groups = plan.groups.map((each) => {
    const seats = each.seats.map((seat, index) => (index === 1 ? { ...seat, kind: "wheelchair" as const } : seat));
    return { ...each, seats };
  });
  respond("getHallDraft", { ...draft, plan: { ...plan, groups } });
  renderScreen(<HallEditor hallId="1" />);
  await hallName();
  await userEvent.click(screen.getByRole("tab", { name: "Lijst" }));
  await press(new RegExp(`^${group},`));
  await userEvent.click(screen.getByRole("tab", { name: "Kenmerken" }));
  const field = screen.getByRole("spinbutton", { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, "12");
  await userEvent.tab();
  const seats = () => saved()?.plan.groups.find((each) => each.label === group)?.seats ?? [];
  await expect.poll(() => seats().length).toBe(12);
  expect(seats()[1]?.kind).toBe("wheelchair");
  expect(screen.getByRole("button", { name: /^Ongedaan maken/ }).getAttribute("aria-disabled")).toBeNull();
  await press(/^Ongedaan maken/);
  await expect.poll(() => seats().length).toBe(4);
});
