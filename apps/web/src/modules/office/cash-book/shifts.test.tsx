import type { CashShifts } from "@podium/shared/contracts/cash-shifts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { calls, callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { closedShift, openShift, testCashBook, testShifts } from "#test/test-money.ts";
import { CashBookBoard } from "./cash-book-board.tsx";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const print = vi.fn<() => void>();
let shifts: CashShifts;

beforeEach(() => {
  vi.stubGlobal("print", print);
  print.mockClear();
  shifts = testShifts();
  respond("getCashBook", testCashBook());
  respond("listShows", []);
  respond("listCashShifts", () => shifts);
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));

it("opens a shift with the change that was counted by note and coin, and then says since when it is open", async () => {
  shifts = testShifts({ own: null, shifts: [] });
  respond("openCashShift", () => {
    shifts = testShifts({ own: openShift({ opening: 87.5 }), shifts: [] });
    return openShift({ opening: 87.5 });
  });
  renderScreen(<CashBookBoard />);
  await press("Dienst openen");
  const asked = await dialog();
  await userEvent.click(asked.getByText("Tel per biljet en munt"));
  await fill(asked.getByLabelText(/^€\s20,00/), "4");
  await fill(asked.getByLabelText(/^€\s0,50/), "15");
  expect(asked.getByLabelText<HTMLInputElement>(/^Wisselgeld/).value).toBe("87,50");
  await userEvent.click(asked.getByRole("button", { name: "Dienst openen" }));
  expect(plain((await screen.findByText(/^Open sinds/)).textContent)).toContain("U begon met € 87,50");
  expect(callsOf("openCashShift").map(({ body }) => body)).toEqual([{ opening: 87.5 }]);
});

it("says what was expected only after the count, and closes with a difference once it says why", async () => {
  respond("closeCashShift", ({ body }) => {
    const { difference } = body as { difference?: number };
    if (difference === -5) return closedShift({ id: 3 });
    return refusal("CASH_SHIFT_DIFFERS", {}, [
      { field: "expected", message: "172.00" },
      { field: "difference", message: "-5.00" },
    ]);
  });
  renderScreen(<CashBookBoard />);
  await press("Tellen en afsluiten");
  const asked = await dialog();
  expect(asked.queryByText(/172/)).toBeNull();
  await fill(asked.getByLabelText(/^Geteld/), "167");
  await userEvent.click(asked.getByRole("button", { name: "Afsluiten" }));
  expect(plain((await asked.findByText(/te weinig/)).textContent)).toBe("Er is € 5,00 te weinig.");
  await userEvent.click(asked.getByRole("button", { name: "Afsluiten met dit verschil" }));
  expect(await asked.findByText(/Schrijf in enkele woorden/)).toBeDefined();
  expect(callsOf("closeCashShift")).toHaveLength(1);
  await fill(asked.getByLabelText(/^Hoe komt dat/), "Te veel teruggegeven");
  await userEvent.click(asked.getByRole("button", { name: "Afsluiten met dit verschil" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("closeCashShift").map(({ body }) => body)).toEqual([
    { counted: 167 },
    { counted: 167, difference: -5, note: "Te veel teruggegeven" },
  ]);
});

it("asks anew what another count makes of the difference", async () => {
  respond("closeCashShift", () =>
    refusal("CASH_SHIFT_DIFFERS", {}, [
      { field: "expected", message: "172.00" },
      { field: "difference", message: "-5.00" },
    ]),
  );
  renderScreen(<CashBookBoard />);
  await press("Tellen en afsluiten");
  const asked = await dialog();
  await fill(asked.getByLabelText(/^Geteld/), "167");
  await userEvent.click(asked.getByRole("button", { name: "Afsluiten" }));
  await asked.findByText(/te weinig/);
  await fill(asked.getByLabelText(/^Geteld/), "171,50");
  expect(asked.queryByText(/te weinig/)).toBeNull();
  await userEvent.click(asked.getByRole("button", { name: "Afsluiten" }));
  await expect.poll(() => callsOf("closeCashShift").at(-1)?.body).toEqual({ counted: 171.5 });
});

it("lists the shifts of the evening with what was counted, and an administrator closes one that was left open", async () => {
  shifts = testShifts({ own: null });
  respond("closeCashShift", closedShift({ id: 3 }));
  renderScreen(<CashBookBoard />);
  const [closed, open] = within(await screen.findByRole("region", { name: "Kassadiensten" })).getAllByRole("listitem");
  for (const words of ["Bart Wuyts", "18:30 tot 22:45", "€ 172,00", "€ 167,00", "€ 5,00 te weinig", "5 euro te veel"])
    expect(plain(closed?.textContent)).toContain(words);
  // Nobody reads what is expected of a till that was not counted.
  expect(plain(open?.textContent)).not.toContain("Verwacht");
  await press("Tellen en afsluiten");
  const asked = await dialog();
  expect(asked.getByRole("heading", { name: "Kassa van An Claes afsluiten" })).toBeDefined();
  await fill(asked.getByLabelText(/^Geteld/), "150");
  await userEvent.click(asked.getByRole("button", { name: "Afsluiten" }));
  await expect.poll(() => callsOf("closeCashShift").length).toBe(1);
});

it("prints a shift with each amount once the log knows of it", async () => {
  const entries = testCashBook().entries.slice(0, 2);
  respond("getCashShift", { ...closedShift(), entries });
  respond("recordExport", () => {
    expect(print).not.toHaveBeenCalled();
    return null;
  });
  renderScreen(<CashBookBoard />);
  await press("Dienst 2 afdrukken");
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(callsOf("recordExport")[0]?.body).toEqual({ list: "kassadienst", lines: 2 });
  const sheet = plain(document.querySelector("[data-printed-sheet]")?.textContent);
  for (const words of ["Kassadienst 2, Bart Wuyts", "€ 172,00", "Reservering 12, contant", "Handtekening"])
    expect(sheet).toContain(words);
  expect(calls.filter(({ name }) => name === "getCashShift")).toHaveLength(1);
});
