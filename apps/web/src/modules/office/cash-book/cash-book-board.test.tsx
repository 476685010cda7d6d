import type { CashBook } from "@podium/shared/contracts/cash-book";
import type { CashShifts } from "@podium/shared/contracts/cash-shifts";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { closedShift, openShift, testCashBook, testShifts } from "#test/test-money.ts";
import { testShow } from "#test/test-show.ts";
import { cashBookRows } from "./cash-book.ts";
import { CashBookBoard } from "./cash-book-board.tsx";

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
let book: CashBook;
let shifts: CashShifts;

beforeEach(() => {
  book = testCashBook();
  shifts = testShifts();
  respond("getCashBook", () => book);
  respond("listCashShifts", () => shifts);
  respond("listShows", [testShow({ dateTime: "2099-12-05T19:00:00.000Z" })]);
});

it("shows what each volunteer has and what they have together, tonight first, with what was played", async () => {
  renderScreen(<CashBookBoard />);
  const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(`^${name}`) }));
  const cells = async (name: string) =>
    (await row(name)).getAllByRole("cell").map(({ lastChild }) => plain(lastChild?.textContent));
  expect(await cells("An Claes")).toEqual(["€ 59,50", "€ 0,00", "€ 59,50", "€ 12,35"]);
  expect(await cells("Verwijderd account 8")).toEqual(["€ 0,00", "€ 49,40", "€ -49,40", "€ 0,00"]);
  expect(await cells("Samen")).toEqual(["€ 59,50", "€ 49,40", "€ 10,10", "€ 12,35"]);
  expect(screen.getByLabelText("Avond").textContent).toContain(testShow().name);
  expect(callsOf("getCashBook")[0]?.path).not.toContain("day");
});

it("asks for another evening when it is chosen", async () => {
  renderScreen(<CashBookBoard />);
  await userEvent.click(await screen.findByLabelText("Avond"));
  await userEvent.click(await screen.findByRole("option", { name: /vrijdag 4 december 2099/ }));
  await expect.poll(() => callsOf("getCashBook").at(-1)?.path).toContain("day=2099-12-04");
});

it("says what to wait for when nothing was received, and exports nothing", async () => {
  book = testCashBook({ volunteers: [], entries: [] });
  shifts = { own: null, shifts: [] };
  renderScreen(<CashBookBoard />);
  expect(await screen.findByText("Nog niets ontvangen")).toBeDefined();
  expect(screen.getByRole("button", { name: "Exporteer (CSV)" }).getAttribute("aria-disabled")).toBe("true");
});

it("says whose evenings one sees when another is refused", async () => {
  respond("getCashBook", () => refusal("CASH_BOOK_NOT_FOUND"));
  renderScreen(<CashBookBoard />);
  expect(await screen.findByText(errorMessage("CASH_BOOK_NOT_FOUND"))).toBeDefined();
});

it("exports the sums, each amount with its shift, refunds and gifts in columns of their own, and what was counted", () => {
  expect(cashBookRows(book, [closedShift(), openShift()]).slice(1)).toEqual([
    ["2099-12-05", "An Claes", "", "Samen", "59,50", "0,00", "59,50", "12,35", "2,50", ""],
    ["2099-12-05", "Verwijderd account 8", "", "Samen", "0,00", "49,40", "-49,40", "0,00", "-2,50", ""],
    ["2099-12-05", "Totaal", "", "Samen", "59,50", "49,40", "10,10", "12,35", "0,00", ""],
    ["2099-12-05", "An Claes", "19:31", "Reservering 12", "49,40", "", "49,40", "", "2,50", "3"],
    ["2099-12-05", "An Claes", "19:35", "Reservering 12, plaats erbij", "", "", "", "12,35", "", "3"],
    ["2099-12-05", "An Claes", "19:40", "Cadeaubon 3", "10,10", "", "10,10", "", "", "3"],
    [
      "2099-12-05",
      "Verwijderd account 8",
      "20:02",
      "Terugbetaald van reservering 12",
      "",
      "49,40",
      "-49,40",
      "",
      "-2,50",
      "zonder dienst",
    ],
    ["2099-12-05", "Bart Wuyts", "18:30", "Kassadienst begonnen met", "", "", "100,00", "", "", "2"],
    ["2099-12-05", "Bart Wuyts", "22:45", "Kassadienst verwacht", "", "", "172,00", "", "", "2"],
    ["2099-12-05", "Bart Wuyts", "22:45", "Kassadienst geteld", "", "", "167,00", "", "", "2"],
    [
      "2099-12-05",
      "Bart Wuyts",
      "22:45",
      "Kassadienst verschil: Aan iemand 5 euro te veel teruggegeven",
      "",
      "",
      "-5,00",
      "",
      "",
      "2",
    ],
    ["2099-12-05", "An Claes", "19:00", "Kassadienst begonnen met", "", "", "150,00", "", "", "3"],
  ]);
});

it("says what was received without a shift, in sum and by amount", async () => {
  renderScreen(<CashBookBoard />);
  const loose = await screen.findByText(/^Daarvan zonder dienst/);
  expect(plain(loose.textContent)).toContain("€ -49,40 contant en € 0,00 met de kaart");
  expect(screen.getAllByText(/, zonder dienst$/)).toHaveLength(1);
  expect(screen.getAllByText(/, dienst 3$/)).toHaveLength(3);
});
