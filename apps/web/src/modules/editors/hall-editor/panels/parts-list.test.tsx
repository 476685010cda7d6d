import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HallDraft } from "@podium/shared/contracts/halls";
import { Announcer } from "#ui/announcer.tsx";
import { respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { smallHall } from "#test/test-editor.tsx";
import { testHallSummary } from "#test/test-hall-summary.ts";
import { HallEditor } from "#modules/editors/hall-editor/hall-editor.tsx";

const draft: HallDraft = { id: 1, revision: 3, plan: smallHall(), underlay: null, hasFloorPlan: false };
const list = () => screen.getByRole("list", { name: "Alles op de tekening" });
const line = (name: RegExp) => within(list()).getByRole("button", { name });
const focused = () => document.activeElement?.textContent;
const pressed = () =>
  [...document.querySelectorAll("[data-line][aria-pressed=true]")].map((each) => each.getAttribute("data-line"));

beforeEach(async () => {
  vi.stubGlobal("matchMedia", undefined);
  respond("getHallDraft", draft);
  respond("listHalls", [testHallSummary()]);
  respond("getHallPlan", draft.plan);
  respond("saveHallDraft", { revision: 4 });
  renderScreen(<HallEditor hallId="1" />);
  await userEvent.click(await screen.findByRole("tab", { name: "Lijst" }));
});

async function addTable(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Tafel" }));
  await userEvent.click(screen.getByRole("button", { name: "Zet op een vrije plek" }));
  await userEvent.click(screen.getByRole("tab", { name: "Lijst" }));
}

describe("the list of parts", () => {
  it("is one stop for Tab, and arrows, Home and End go through it", async () => {
    screen.getByRole("searchbox").focus();
    await userEvent.tab();
    expect(focused()).toBe("Podium");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(focused()).toMatch(/^Tafel 1/);
    await userEvent.keyboard("{End}{ArrowDown}");
    expect(focused()).toBe("Deur Ingang");
    await userEvent.tab();
    expect(document.querySelector("[data-line]:focus")).toBeNull();
    await userEvent.tab({ shift: true });
    expect(focused()).toBe("Deur Ingang");
    await userEvent.keyboard("{Home}{ArrowUp}");
    expect(focused()).toBe("Podium");
  });

  it("opens and closes a row with the arrows, as a tree, and goes in and out", async () => {
    act(() => line(/^Rij 1,/).focus());
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    expect(focused()).toBe("Rij 1, stoel B");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(focused()).toMatch(/^Rij 1,/);
    expect(screen.queryByRole("button", { name: "Rij 1, stoel B" })).toBeNull();
  });

  it("leaves arrows with Alt, or with Command on a Mac, to the browser, which goes back with them", async () => {
    act(() => line(/^Tafel 1/).focus());
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{ArrowDown}{/Meta}");
    expect(focused()).toMatch(/^Tafel 1/);
    expect(screen.queryByRole("button", { name: "Tafel 1, stoel A" })).toBeNull();
  });
});

describe("a range in the list", () => {
  it("grows and shrinks with Shift and the arrows, and is said", async () => {
    render(<Announcer />);
    act(() => line(/^Rij 1,/).focus());
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    expect(pressed()).toEqual(["group:R1", "group:T1", "group:T2"]);
    expect(document.querySelector("[aria-live]")?.textContent).toContain("Tafel 2, 1 stoel, zone Zaal, 3 gekozen");
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(pressed()).toEqual(["group:R1", "group:T1"]);
    expect(focused()).toMatch(/^Tafel 1/);
  });

  it.each(["Enter", " "])("goes with Shift and '%s' from what one chose last to where one is", async (key) => {
    act(() => line(/^Rij 1,/).focus());
    await userEvent.keyboard("{Enter}{ArrowDown}{ArrowDown}");
    expect(pressed()).toEqual(["group:R1"]);
    await userEvent.keyboard(`{Shift>}[${key === " " ? "Space" : key}]{/Shift}`);
    expect(pressed()).toEqual(["group:R1", "group:T1", "group:T2"]);
  });

  it("has one line more or less with Ctrl, and goes with the mouse as well", async () => {
    const user = userEvent.setup();
    await user.click(line(/^Rij 1,/));
    await user.keyboard("{Shift>}");
    await user.click(line(/^Deur/));
    await user.keyboard("{/Shift}");
    expect(pressed()).toEqual(["group:R1", "group:T1", "group:T2", "decor:0"]);
    act(() => line(/^Tafel 1/).focus());
    await user.keyboard("{Control>}[Space]{/Control}");
    expect(pressed()).toEqual(["group:R1", "group:T2", "decor:0"]);
  });

  it("is of seats where it begins at a seat", async () => {
    act(() => line(/^Rij 1,/).focus());
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Shift>}{End}{/Shift}");
    expect(pressed()).toEqual(["seat:R1/0", "seat:R1/1", "seat:R1/2"]);
  });
});

it.each([
  ["a row or table", /^Rij 1,/, "{Enter}"],
  ["a seat", /^Rij 1,/, "{ArrowRight}{ArrowDown}{Enter}"],
])("leaves the focus on the button that puts %s later, to press it again", async (_, name, keys) => {
  act(() => line(name).focus());
  await userEvent.keyboard(keys);
  const [chosen] = [...document.querySelectorAll("[data-line][aria-pressed=true]")];
  const words = chosen?.textContent;
  screen.getByRole("button", { name: "Later in de volgorde" }).focus();
  for (let press = 0; press < 2; press++) {
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Later in de volgorde");
  }
  expect(document.activeElement?.closest("li")?.querySelector("[data-line]")?.textContent).toBe(words);
  expect(pressed()).toHaveLength(1);
});

describe("focus, when a line is deleted", () => {
  it("goes to the next line, at the end to the one before, and stays in the list through undo", async () => {
    act(() => line(/^Rij 1,/).focus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Verwijderen" }));
    expect(focused()).toMatch(/^Tafel 1/);
    await userEvent.keyboard("{End}{Enter}{Delete}");
    expect(focused()).toMatch(/^Tafel 2/);
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(focused()).toMatch(/^Tafel 2/);
    await userEvent.keyboard("{Control>}zyy{/Control}");
    expect(focused()).toMatch(/^Tafel 2/);
  });

  it("stays in the row with its seats, and leaves it with the last one", async () => {
    act(() => line(/^Tafel 1/).focus());
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    expect(focused()).toBe("Tafel 1, stoel B");
    await userEvent.keyboard("{Enter}{Delete}");
    expect(focused()).toBe("Tafel 1, stoel A");
    await userEvent.keyboard("{Enter}{Delete}");
    expect(focused()).toMatch(/^Tafel 2/);
  });

  it("goes to the line next to an element that an undo removes", async () => {
    await addTable();
    act(() => line(/^Tafel 3/).focus());
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(focused()).toBe("Deur Ingang");
  });

  it("goes to the list itself when no line is left in it", async () => {
    await userEvent.type(screen.getByRole("searchbox"), "Deur");
    act(() => line(/^Deur/).focus());
    await userEvent.keyboard("{Enter}{Delete}");
    expect(document.activeElement).toBe(list());
  });

  it("is left alone when one went elsewhere before", async () => {
    await addTable();
    act(() => line(/^Tafel 3/).focus());
    const drawing = screen.getByRole("application");
    act(() => drawing.focus());
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(within(list()).queryByRole("button", { name: /^Tafel 3/ })).toBeNull();
    expect(document.activeElement).toBe(drawing);
  });
});
