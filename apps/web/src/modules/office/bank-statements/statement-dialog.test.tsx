import type { StatementLine, StatementResponse } from "@podium/shared/contracts/bank-statements";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { calls, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testReservation } from "#test/test-reservation.ts";
import { chosenMatches } from "./proposals.ts";
import { StatementDialog } from "./statement-dialog.tsx";

function line(
  transactionId: number,
  match: StatementLine["match"],
  change: Partial<StatementLine> = {},
): StatementLine {
  return {
    transactionId,
    kind: "PAYMENT",
    amount: 24,
    bookedOn: "2026-11-20",
    name: "AN PEETERS",
    message: `Tickets #${transactionId}`,
    match,
    reason: match === "certain" ? null : "De naam bij de overschrijving is niet die van de reservering.",
    reservation: testReservation({ id: transactionId + 100 }),
    acts: match === "certain" || match === "doubtful" ? ["confirm"] : [],
    back: null,
    ...change,
  };
}

const closed = vi.fn<() => void>();
let uploading: ReturnType<typeof pending<"uploadBankStatement">>;
beforeEach(() => {
  uploading = pending("uploadBankStatement");
  closed.mockReset();
  renderScreen(<StatementDialog onClose={closed} />);
});

const choose = (content: BlobPart, name = "afschrift.xml") =>
  userEvent.upload(screen.getByLabelText(/Kies een bestand/), new File([content], name, { type: "text/xml" }));
const readAs = (response: StatementResponse) => act(() => uploading.respond(response));
const read = { kind: "statement", readBefore: null, unread: [], skipped: 0 } as const;
const statement = (...lines: StatementLine[]) => readAs({ ...read, unread: [], lines });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("reading a bank statement", () => {
  it("proposes the certain ones checked and the doubtful ones unchecked with the reason", async () => {
    await choose("<Document/>");
    await statement(line(1, "certain"), line(2, "doubtful"), line(3, "none", { reservation: null, name: "Drukker" }));
    expect(box(/#101/).checked).toBe(true);
    expect(box(/#102/).checked).toBe(false);
    const doubts = within(screen.getByRole("region", { name: "Twijfel" }));
    expect(doubts.getByText(/De naam bij de overschrijving/)).toBeTruthy();
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Bevestig 1 betaling" })).toBeTruthy();
  });

  it("confirms what is checked together, says what became of each, and leaves what failed to be tried again", async () => {
    await choose("<Document/>");
    await statement(line(1, "certain"), line(2, "doubtful"));
    await userEvent.click(box(/#102/));
    expect(screen.getByText(/€\s48,00/)).toBeTruthy();
    respond("confirmTransfers", [
      { transactionId: 1, reservationId: 101, ok: true, message: "Bevestigd." },
      { transactionId: 2, reservationId: 102, ok: false, message: "Deze reservering is al betaald." },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Bevestig 2 betalingen" }));
    expect(await screen.findByText(/1 betaling verwerkt, 1 niet/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({
      matches: [
        { transactionId: 1, reservationId: 101, act: "confirm", amount: 0 },
        { transactionId: 2, reservationId: 102, act: "confirm", amount: 0 },
      ],
    });
    expect(screen.getByText("Deze reservering is al betaald.")).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: /#101/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Klaar" }));
    expect(closed).toHaveBeenCalledOnce();
  });

  it("shows why a file is refused and lets another be chosen", async () => {
    await choose("niets", "brief.txt");
    await act(() => uploading.respond(refusal("STATEMENT_UNREADABLE")));
    expect((await screen.findByRole("alert")).textContent).toContain("geen rekeningafschrift");
    await choose("<Document/>");
    await statement(line(1, "certain"));
    await screen.findByRole("checkbox", { name: /#101/ });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("refuses a file that is too large without sending it", async () => {
    await choose(new Uint8Array(4_000_001));
    expect((await screen.findByRole("alert")).textContent).toContain("te groot");
    expect(calls).toHaveLength(0);
  });

  it("reads an older export in Windows-1252", async () => {
    await choose(new Uint8Array([0x5a, 0x6f, 0xeb]), "oud.csv");
    expect((await uploading.called()).body).toEqual({ fileName: "oud.csv", content: "Zoë" });
  });

  it("accepts a CODA file whatever its name, with the accents of its code page", async () => {
    expect(screen.getByText(/CODA, CAMT\.053 \(XML\) of CSV/)).toBeTruthy();
    const header = `0000021112600105${" ".repeat(111)}2`;
    await choose(
      new Uint8Array(Array.from(header, (sign) => sign.charCodeAt(0)).concat(0x5a, 0x6f, 0x89)),
      "260045.001",
    );
    expect((await uploading.called()).body).toEqual({ fileName: "260045.001", content: `${header}Zoë` });
  });

  it("says which accounts were left out, because they are not in euros", async () => {
    await choose("0000021112600105");
    const foreignAccounts = [{ account: "BE68539007547034", currency: "USD" }];
    await readAs({ ...read, unread: [], lines: [line(1, "certain")], foreignAccounts });
    expect(screen.getByText(/De rekening BE68 5390 0754 7034 is in USD en werd overgeslagen/)).toBeTruthy();
    expect(box(/#101/).checked).toBe(true);
  });

  it("asks which column is which, and does not go on without the amount", async () => {
    await choose("a;b;c\n1;2;3", "rekening.csv");
    const guess = {
      amount: null,
      message: "b",
      name: null,
      date: null,
      reference: null,
      paidOut: null,
      direction: null,
    };
    await readAs({
      kind: "columns",
      asksDirection: false,
      headers: ["a", "b", "c"],
      rows: [["12,00", "Tickets", "x"]],
      guess,
    });
    expect(screen.getByText("Bijvoorbeeld: Tickets")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Verder" }));
    expect(await screen.findByText("Kies de kolom met bedrag.")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Bedrag"));
    expect(calls).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText("Bedrag"), "a");
    await userEvent.click(screen.getByRole("button", { name: "Verder" }));
    expect((await uploading.called()).body).toMatchObject({
      columns: { message: "b", amount: "a" },
      content: "a;b;c\n1;2;3",
    });
    await statement(line(1, "certain"));
    expect(box(/#101/).checked).toBe(true);
  });

  it("refuses another file until the request for this one has a response", async () => {
    await choose("<Document/>");
    await statement(line(1, "certain"));
    const confirming = pending("confirmTransfers");
    await userEvent.click(screen.getByRole("button", { name: "Bevestig 1 betaling" }));
    await userEvent.click(screen.getByRole("button", { name: "Ander bestand" }));
    expect(screen.getByText(/#101/)).toBeTruthy();
    const outcome = { transactionId: 1, reservationId: 101, ok: true, message: "Bevestigd." };
    await act(() => confirming.respond([outcome]));
    await userEvent.click(screen.getByRole("button", { name: "Ander bestand" }));
    expect(screen.getByLabelText(/Kies een bestand/)).toBeTruthy();
  });

  it("refuses another file while the columns of this one are being read", async () => {
    await choose("a;b\n1;2", "rekening.csv");
    const guess = {
      amount: "a",
      message: "b",
      name: null,
      date: null,
      reference: null,
      paidOut: null,
      direction: null,
    };
    await readAs({ kind: "columns", asksDirection: false, headers: ["a", "b"], rows: [["12,00", "Tickets"]], guess });
    await userEvent.click(screen.getByRole("button", { name: "Verder" }));
    await userEvent.click(screen.getByRole("button", { name: "Ander bestand" }));
    expect(screen.getByLabelText("Bedrag")).toBeTruthy();
  });

  it("leaves the chosen columns when reading them fails, and guesses anew for another file", async () => {
    const guess = {
      amount: "a",
      message: "b",
      name: null,
      date: null,
      reference: null,
      paidOut: null,
      direction: null,
    };
    const askColumns = () =>
      readAs({ kind: "columns", asksDirection: false, headers: ["a", "b", "c"], rows: [], guess });
    await choose("a;b;c\n1;2;3", "rekening.csv");
    await askColumns();
    await userEvent.selectOptions(screen.getByLabelText("Bedrag"), "c");
    await userEvent.click(screen.getByRole("button", { name: "Verder" }));
    await act(() => uploading.respond(refusal("STATEMENT_UNREADABLE")));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByLabelText("Bedrag")).toHaveProperty("value", "c");
    await userEvent.click(screen.getByRole("button", { name: "Ander bestand" }));
    await choose("a;b;c\n4;5;6", "andere.csv");
    await askColumns();
    expect(screen.getByLabelText("Bedrag")).toHaveProperty("value", "a");
  });

  it("says so when nothing can be confirmed, and when the file was read before", async () => {
    await choose("<Document/>");
    const lines = [line(1, "done", { reason: null })];
    await readAs({ ...read, unread: [], readBefore: "2026-11-20T09:00:00.000Z", lines });
    expect(screen.getByText("Geen betalingen te bevestigen")).toBeTruthy();
    expect(screen.getByText(/Dit bestand werd al ingelezen op/)).toBeTruthy();
    expect(screen.getByRole("button", { name: /Bevestig/ }).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("a transfer that is decided by itself", () => {
  const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

  it("names the amount on its button, and shows what can be decided instead when it was refused", async () => {
    await choose("<Document/>");
    await statement(line(1, "none", { acts: ["cash", "accept"], amount: 22, reason: "Het bedrag verschilt." }));
    const decisions = within(screen.getByRole("region", { name: "Te beslissen" }));
    expect(decisions.getAllByRole("button").map(({ textContent }) => textContent?.replaceAll("\u00A0", " "))).toEqual([
      "Bevestig, de rest van € 2,00 komt contant",
      "Bevestig, € 2,00 is kwijtgescholden",
    ]);
    const fresh = line(1, "none", { acts: ["refund"], back: 22, amount: 22 });
    respond("confirmTransfers", [
      { transactionId: 1, reservationId: 101, ok: false, message: "Deze reservering is al betaald.", line: fresh },
    ]);
    await press(/komt contant/);
    expect(calls.at(-1)?.body).toEqual({ matches: [{ transactionId: 1, reservationId: 101, act: "cash", amount: 2 }] });
    expect(await screen.findByText("Deze reservering is al betaald.")).toBeTruthy();
    respond("confirmTransfers", [{ transactionId: 1, reservationId: 101, ok: true, message: "Bevestigd." }]);
    await press(/Zet €\s22,00 bij/);
    expect(calls.at(-1)?.body).toEqual({
      matches: [{ transactionId: 1, reservationId: 101, act: "refund", amount: 22 }],
    });
    expect(await screen.findByText("Staat bij ‘Terug te betalen’")).toBeTruthy();
    expect(screen.queryByText(/De tickets zijn onderweg/)).toBeNull();
  });

  it("confirms several reservations of one person together", async () => {
    await choose("<Document/>");
    await statement(line(1, "certain", { amount: 36, also: [testReservation({ id: 103 })] }));
    expect(box(/#101 en #103/).checked).toBe(true);
    respond("confirmTransfers", [{ transactionId: 1, reservationId: 101, ok: true, message: "Bevestigd." }]);
    await press(/Bevestig 1 betaling/);
    expect(calls.at(-1)?.body).toMatchObject({ matches: [{ reservationId: 101, also: [103], act: "confirm" }] });
  });

  it("is nothing for a line that cannot be read: it is counted and shown with why", async () => {
    await choose("<Document/>");
    await readAs({ ...read, lines: [], unread: [{ text: "12.345 · An", reason: "AMOUNT" }], skipped: 2 });
    const section = within(screen.getByRole("region", { name: "Niet gelezen" }));
    expect(section.getByText("12.345 · An")).toBeTruthy();
    expect(section.getByText(/kan niet met zekerheid gelezen worden/)).toBeTruthy();
    expect(screen.getByText(/2 andere verrichtingen/)).toBeTruthy();
  });
});

it("asks for the column that says which way the money went, and says nothing of it before", async () => {
  await choose("a;b\n1;2", "rekening.csv");
  const guess = { amount: "a", message: "b", name: null, date: null, reference: null, paidOut: null, direction: null };
  const question = { kind: "columns", headers: ["a", "b", "c"], rows: [["12,00", "Tickets", "komt"]], guess } as const;
  const asked = { ...question, headers: [...question.headers], rows: question.rows.map((row) => [...row]) };
  await readAs({ ...asked, asksDirection: false });
  await userEvent.click(screen.getByRole("button", { name: "Verder" }));
  expect((await uploading.called()).body).toMatchObject({ columns: { amount: "a" } });
  expect((await uploading.called()).body).not.toHaveProperty("columns.direction");
  await readAs({ ...asked, asksDirection: true });
  expect(await screen.findByText(/Nergens staat of het geld binnenkwam/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/Af of bij/), "c");
  await userEvent.click(screen.getByRole("button", { name: "Verder" }));
  expect((await uploading.called()).body).toMatchObject({ columns: { amount: "a", direction: "c" } });
});

it("adds up in cents", () => {
  const lines = [line(1, "certain", { amount: 0.1 }), line(2, "certain", { amount: 0.2 })];
  expect(chosenMatches(lines, new Set([1, 2])).total).toBe(0.3);
});
