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
    amount: 24,
    bookedOn: "2026-11-20",
    name: "AN PEETERS",
    message: `Tickets #${transactionId}`,
    match,
    reason: match === "certain" ? null : "De naam bij de overschrijving is niet die van de reservering.",
    reservation: testReservation({ id: transactionId + 100 }),
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
const statement = (...lines: StatementLine[]) => readAs({ kind: "statement", readBefore: null, lines });
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
    expect(await screen.findByText(/1 betaling bevestigd, 1 niet/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({
      matches: [
        { transactionId: 1, reservationId: 101 },
        { transactionId: 2, reservationId: 102 },
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

  it("takes a CODA file whatever its name, with the accents of its code page", async () => {
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
    await readAs({ kind: "statement", readBefore: null, lines: [line(1, "certain")], foreignAccounts });
    expect(screen.getByText(/De rekening BE68 5390 0754 7034 is in USD en werd overgeslagen/)).toBeTruthy();
    expect(box(/#101/).checked).toBe(true);
  });

  it("asks which column is which, and does not go on without the amount", async () => {
    await choose("a;b;c\n1;2;3", "rekening.csv");
    const guess = { amount: null, message: "b", name: null, date: null, reference: null };
    await readAs({ kind: "columns", headers: ["a", "b", "c"], rows: [["12,00", "Tickets", "x"]], guess });
    expect(screen.getByText("Bijvoorbeeld: Tickets")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Verder" }));
    expect(await screen.findByText("Kies de kolom met bedrag.")).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Bedrag"));
    expect(calls).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText("Bedrag"), "a");
    await userEvent.click(screen.getByRole("button", { name: "Verder" }));
    expect((await uploading.called()).body).toMatchObject({
      columns: { ...guess, amount: "a" },
      content: "a;b;c\n1;2;3",
    });
    await statement(line(1, "certain"));
    expect(box(/#101/).checked).toBe(true);
  });

  it("keeps the file until what was asked for it has a response", async () => {
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

  it("keeps a file whose columns are being read", async () => {
    await choose("a;b\n1;2", "rekening.csv");
    const guess = { amount: "a", message: "b", name: null, date: null, reference: null };
    await readAs({ kind: "columns", headers: ["a", "b"], rows: [["12,00", "Tickets"]], guess });
    await userEvent.click(screen.getByRole("button", { name: "Verder" }));
    await userEvent.click(screen.getByRole("button", { name: "Ander bestand" }));
    expect(screen.getByLabelText("Bedrag")).toBeTruthy();
  });

  it("leaves the chosen columns when reading them fails, and guesses anew for another file", async () => {
    const guess = { amount: "a", message: "b", name: null, date: null, reference: null };
    const askColumns = () => readAs({ kind: "columns", headers: ["a", "b", "c"], rows: [], guess });
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
    await readAs({ kind: "statement", readBefore: "2026-11-20T09:00:00.000Z", lines });
    expect(screen.getByText("Geen betalingen te bevestigen")).toBeTruthy();
    expect(screen.getByText(/Dit bestand werd al ingelezen op/)).toBeTruthy();
    expect(screen.getByRole("button", { name: /Bevestig/ }).getAttribute("aria-disabled")).toBe("true");
  });
});

it("adds up in cents", () => {
  const lines = [line(1, "certain", { amount: 0.1 }), line(2, "certain", { amount: 0.2 })];
  expect(chosenMatches(lines, new Set([1, 2])).total).toBe(0.3);
});
