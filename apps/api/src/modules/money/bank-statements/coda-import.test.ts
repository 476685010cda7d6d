import type { StatementResponse } from "@podium/shared/contracts/bank-statements";
import { describe, expect } from "vitest";
import { coda, codaLines } from "@podium/shared/test/coda-writer.ts";
import { camt, type Confirmed, entry, statementTest } from "#test/statements.ts";

const test = statementTest();

describe("a CODA file", () => {
  const account = "BE71096123456769";

  test("proposes what its transfers pay, and those of its batches; CAMT of the same day has the same", async ({
    pending,
    statements,
  }) => {
    const [one, two] = [await pending(), await pending()];
    const messageOf = ({ id, lastname }: typeof one): string => `Tickets #${id} - ${lastname} Piet`;
    const [saidOne, saidTwo] = [messageOf(one), messageOf(two)];
    const details = [
      { cents: 1200, code: "60150000", message: saidTwo, name: two.lastname },
      { cents: 2400, code: "60150000", message: "Lidgeld", name: "JANSEN" },
    ];
    const batch = { cents: 3600, code: "20150000", level: 1, details };
    const file = coda({ cents: 1200, message: saidOne, name: one.lastname }, batch, { cents: -4000, name: "Drukker" });
    const lines = await statements.linesOf(file);
    expect(lines.map((line) => [line.match, line.reservation?.id ?? null, line.amount])).toEqual([
      ["certain", one.id, 12],
      ["certain", two.id, 12],
      ["none", null, 24],
    ]);
    const matches = lines.slice(0, 2).map(({ transactionId, reservation }) => ({
      transactionId,
      reservationId: reservation?.id ?? 0,
    }));
    const confirmed = await statements.confirm(...matches);
    expect(confirmed.json<Confirmed[]>().map(({ ok }) => ok)).toEqual([true, true]);

    const inCamt = camt(
      entry({ ref: "k1", message: saidOne, name: `${one.lastname} Piet` }),
      entry({ ref: "k2", message: saidTwo, name: `${two.lastname} Piet` }),
    );
    expect(inCamt).toContain(account);
    for (const again of [file, inCamt]) {
      const known = await statements.linesOf(again);
      expect(known.slice(0, 2)).toMatchObject(matches.map(({ transactionId }) => ({ transactionId, match: "done" })));
    }
  });

  test("a duplicate of it, whose other lines the bank marked, has the same transfers", async ({ statements }) => {
    const lines = codaLines({ number: "046", movements: [{ cents: 700, message: "Lidgeld", name: "JANSEN" }] });
    const [first] = await statements.linesOf(lines.join("\r\n"));
    const [header = "", ...rest] = lines;
    const duplicate = [`${header.slice(0, 16)}D${header.slice(17)}`, ...rest].join("\r\n");
    expect((await statements.linesOf(duplicate)).map(({ transactionId }) => transactionId)).toEqual([
      first?.transactionId,
    ]);
  });

  test("names the accounts that it leaves out", async ({ statements }) => {
    const dollars = codaLines({ account: `${"BE68539007547034".padEnd(34)}USD`, movements: [{ cents: 5 }] });
    const file = [...dollars, ...codaLines({ movements: [{ cents: 900 }] })].join("\n");
    const response = (await statements.upload(file)).json<Extract<StatementResponse, { kind: "statement" }>>();
    expect(response.foreignAccounts).toEqual([{ account: "BE68539007547034", currency: "USD" }]);
    expect(response.lines).toMatchObject([{ amount: 9 }]);
  });
});
