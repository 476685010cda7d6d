import { readFileSync } from "node:fs";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { StatementResponse } from "@podium/shared/contracts/bank-statements";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { MAX_STATEMENT_BODY_BYTES } from "@podium/shared/contracts/limits";
import { describe, expect } from "vitest";
import { coda, codaLines } from "@podium/shared/test/coda-writer.ts";
import { camt, type Confirmed, entry, statementTest } from "#test/statements.ts";
import { startTestApp } from "#test/test-app.ts";

const test = statementTest();

describe("a CAMT.053 statement", () => {
  test("proposes what its transfers pay, and confirms nothing by itself", async ({ pending, statements, podium }) => {
    const [one, two] = [await pending(), await pending()];
    const lines = await statements.linesOf(
      camt(
        entry({ ref: "a1", message: `Tickets #${one.id} - ${one.lastname} Piet` }),
        entry({ ref: "a2", message: `Tickets #${two.id} - ${two.lastname}`, amount: "11.00" }),
        entry({ ref: "a3", message: "Lidgeld", name: "Jan &amp; Mia" }),
      ),
    );
    expect(lines.map((line) => [line.match, line.reservation?.id ?? null, line.amount])).toEqual([
      ["certain", one.id, 12],
      ["none", two.id, 11],
      ["none", null, 12],
    ]);
    expect(lines[2]).toMatchObject({ name: "Jan & Mia", bookedOn: "2026-11-20" });
    expect((await podium.deps.reservations.get(one.id)).status).toBe("PENDING");
  });

  test("reads a batch transfer by transfer; leaves out outgoing, pending and foreign money, and pays with none that came back", async ({
    statements,
  }) => {
    const part = (message: string, amount: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls>`;
    const batch = `<Ntry><Amt Ccy="EUR">36.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><AcctSvcrRef>b1</AcctSvcrRef>
      <NtryDtls>${part("een", "12.00")}${part("twee", "24.00")}</NtryDtls></Ntry>`;
    const others = [
      entry({ ref: "b2", message: "uit" }).replace("CRDT", "DBIT"),
      entry({ ref: "b3", message: "terug", more: "<RvslInd>true</RvslInd>" }),
      entry({ ref: "b4", message: "straks" }).replace("BOOK", "PDNG"),
      entry({ ref: "b5", message: "dollars" }).replace('Ccy="EUR"', 'Ccy="USD"'),
    ];
    const lines = await statements.linesOf(camt(batch, ...others));
    expect(lines.map(({ kind, message, amount, acts }) => [kind, message, amount, acts])).toEqual([
      ["PAYMENT", "een", 12, []],
      ["PAYMENT", "twee", 24, []],
      ["RETURNED", "terug", 12, []],
    ]);
  });

  test("that is read twice does nothing, and neither does a transfer that a second file repeats", async ({
    pending,
    statements,
    podium,
    admin,
  }) => {
    const { id, lastname } = await pending();
    const transfer = entry({ ref: "c1", message: `Tickets #${id} - ${lastname} Piet` });
    const file = camt(transfer);
    const [line] = await statements.linesOf(file);
    const match = { transactionId: line?.transactionId ?? 0, reservationId: id };
    const responses = await Promise.all([statements.confirm(match), statements.confirm(match)]);
    const oks = responses.flatMap((response) => response.json<Array<{ ok: boolean }>>().map((result) => result.ok));
    expect(oks.filter(Boolean)).toHaveLength(1);
    expect((await podium.deps.reservations.get(id)).status).toBe("CONFIRMED");

    const again = (await statements.upload(file)).json<Extract<StatementResponse, { kind: "statement" }>>();
    expect(again.readBefore).not.toBeNull();
    expect(again.lines).toMatchObject(
      [{ ...match, match: "done" }].map(({ transactionId }) => ({ transactionId, match: "done" })),
    );
    const [repeated, fresh] = await statements.linesOf(
      camt(transfer, entry({ ref: "c2", message: `Tickets #${id} - ${lastname} Piet` })),
    );
    expect([repeated?.match, fresh?.match]).toEqual(["done", "none"]);
    expect((await statements.confirm(match)).json()).toMatchObject([{ ok: false }]);
    const { items } = await admin.api.listAudit({ query: { reservationId: id } });
    expect(items).toHaveLength(1);
  });

  test("distinguishes transfers to which the bank gives one and the same reference, and accepts any length of text", async ({
    statements,
  }) => {
    const long = "x".repeat(10_000);
    const nonref = [entry({ ref: "NONREF", message: "een" }), entry({ ref: "NONREF", message: "twee" })];
    const alike = [entry({ ref: "", message: long }), entry({ ref: "", message: long })];
    const first = await statements.linesOf(camt(...nonref, ...alike));
    expect(first.map((line) => line.message)).toEqual(["een", "twee", long, long]);
    const ids = first.map((line) => line.transactionId);
    expect(new Set(ids).size).toBe(4);
    const [, two = ""] = nonref;
    const later = await statements.linesOf(camt(...alike, two));
    expect(later.map((line) => line.transactionId)).toEqual([ids[2], ids[3], ids[1]]);
  });

  test("confirms the others when one fails, and never an amount that differs, whoever asks", async ({
    pending,
    statements,
    podium,
  }) => {
    const [one, two] = [await pending(), await pending()];
    const [less, right] = await statements.linesOf(
      camt(
        entry({ ref: "d1", message: "x", amount: "11.99" }),
        entry({ ref: "d2", message: `Tickets #${two.id} ${two.lastname}` }),
      ),
    );
    const response = await statements.confirm(
      { transactionId: less?.transactionId ?? 0, reservationId: one.id },
      { transactionId: right?.transactionId ?? 0, reservationId: two.id },
      { transactionId: 999_999, reservationId: one.id },
    );
    expect(response.json<Confirmed[]>().map(({ ok, message }) => ok || message)).toEqual([
      errorMessage("AMOUNT_DIFFERS"),
      true,
      errorMessage("TRANSFER_NOT_FOUND"),
    ]);
    expect((await podium.deps.reservations.get(one.id)).status).toBe("PENDING");
    expect((await podium.deps.reservations.get(two.id)).status).toBe("CONFIRMED");
  });

  test("confirms one reservation a transfer: the second is refused, its money is used", async ({
    pending,
    statements,
    podium,
  }) => {
    const [one, two] = [await pending(), await pending()];
    const [line] = await statements.linesOf(camt(entry({ ref: "e1", message: `Tickets #${one.id} ${one.lastname}` })));
    const transactionId = line?.transactionId ?? 0;
    await statements.confirm({ transactionId, reservationId: one.id });
    expect((await statements.confirm({ transactionId, reservationId: two.id })).json<Confirmed[]>()).toMatchObject([
      { transactionId, reservationId: two.id, ok: false, message: errorMessage("TRANSFER_USED") },
    ]);
    expect((await podium.deps.reservations.get(two.id)).status).toBe("PENDING");
  });
});

describe("a CSV file", () => {
  const file = (id: number, lastname: string) =>
    `Rekening;BE71\n\nDatum;Bedrag;Naam tegenpartij;Mededeling\n20/11/2026;12,00;${lastname} Piet;Tickets #${id} - ${lastname}\n19/11/2026;-40,00;Drukker;affiches\n`;

  test("first responds with its columns and a guess, then with its transfers by the chosen columns", async ({
    pending,
    statements,
  }) => {
    const { id, lastname } = await pending();
    const guess = (await statements.upload(file(id, lastname))).json<Extract<StatementResponse, { kind: "columns" }>>();
    expect(guess).toMatchObject({ kind: "columns", headers: ["Datum", "Bedrag", "Naam tegenpartij", "Mededeling"] });
    expect(guess.guess).toEqual({
      date: "Datum",
      amount: "Bedrag",
      name: "Naam tegenpartij",
      message: "Mededeling",
      reference: null,
      paidOut: null,
      direction: null,
    });
    const lines = await statements.linesOf(file(id, lastname), { columns: guess.guess });
    expect(lines).toMatchObject([{ match: "certain", amount: 12, bookedOn: "2026-11-20", reservation: { id } }]);
    expect(
      (await statements.upload(file(id, lastname), { columns: { amount: "Weg", message: "Mededeling" } })).json(),
    ).toMatchObject({
      code: "STATEMENT_UNREADABLE",
    });
  });
});

describe("refused with a clear sentence", () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${camt().slice(40)}`;
  test.for([
    ["an XML bomb", bomb, "STATEMENT_UNSAFE"],
    [
      "a file that reaches for another",
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>',
      "STATEMENT_UNSAFE",
    ],
    ["another XML format", "<Document><BkToCstmrDbtCdtNtfctn/></Document>", "STATEMENT_UNREADABLE"],
    ["broken XML", "<Document><BkToCstmrStmt>", "STATEMENT_UNREADABLE"],
    ["very deep XML", "<a>".repeat(20_000) + "</a>".repeat(20_000), "STATEMENT_UNREADABLE"],
    ["a PDF", "%PDF-1.7\n%\u0000\u0001;;;;a;b;c;d", "STATEMENT_UNREADABLE"],
    ["a letter", "Beste penningmeester,", "STATEMENT_UNREADABLE"],
    ["nothing", "", "STATEMENT_UNREADABLE"],
    ["a zip of statements", "PK\u0003\u0004\u0000\u0000;a;b;c\n1;2;3", "STATEMENT_UNREADABLE"],
    ["a page of a website", "<html><body><p>Log in</p></body></html>", "STATEMENT_UNREADABLE"],
    [
      "a statement of years",
      camt(...Array.from({ length: 5001 }, (_, n) => entry({ ref: `y${n}`, message: "x" }))),
      "STATEMENT_TOO_LONG",
    ],
    ["a statement without incoming money", camt(), "STATEMENT_EMPTY"],
    ["a CODA file of a day without movements", coda(), "STATEMENT_EMPTY"],
    ["a CODA file that stops in the middle", coda({ cents: 1200 }).slice(0, 300), "STATEMENT_DAMAGED"],
    ["a CODA file without its first line", coda({ cents: 1200 }).slice(130), "STATEMENT_DAMAGED"],
    [
      "a CODA file in dollars",
      codaLines({ account: `${"BE68539007547034".padEnd(34)}USD`, movements: [{ cents: 5 }] }).join("\n"),
      "STATEMENT_FOREIGN",
    ],
  ] as const)("%s", async ([_name, content, code], { statements }) => {
    expect((await statements.upload(content)).json()).toMatchObject({
      statusCode: 400,
      code,
      message: expect.stringContaining("afschrift"),
    });
  });

  test("a file of 50 MB", async ({ admin, podium }) => {
    const payload = `{"fileName":"groot.xml","content":"${"x".repeat(50_000_000)}"}`;
    const headers = { authorization: `Bearer ${admin.token}`, "content-type": "application/json" };
    const response = await podium.app.inject({ method: "POST", url: "/api/admin/bank-statements", headers, payload });
    expect(response.json()).toMatchObject({
      statusCode: 413,
      code: "STATEMENT_TOO_LARGE",
      message: expect.stringContaining("te groot"),
    });
  });

  test("a file of 50 MB over the network, before it has come in", async ({ podium, admin }) => {
    const listening = await startTestApp({ beside: podium, listen: true });
    const address = new URL("/api/admin/bank-statements", listening.url);
    const response = await new Promise<string>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${admin.token}`,
        "content-type": "application/json",
        "content-length": 50_000_000,
      };
      const sent = request(address, { method: "POST", headers }, (incoming) => {
        text(incoming).then(resolve, reject);
      });
      sent.on("error", reject);
      // The client sends only these first bytes.
      sent.write('{"fileName":"groot.xml","content":"');
    });
    await listening.close();
    expect(JSON.parse(response)).toMatchObject({ statusCode: 413, code: "STATEMENT_TOO_LARGE" });
  });

  test("never by Caddy, which stands before it: that lets through whatever may be sent here", () => {
    const caddyfile = new URL("../../../../../../deploy/caddy/Caddyfile", import.meta.url);
    const megabytes = /max_size (\d+)MB/.exec(readFileSync(caddyfile, "utf8"))?.[1];
    expect(Number(megabytes) * 1_000_000).toBeGreaterThanOrEqual(MAX_STATEMENT_BODY_BYTES);
  });

  test("text that a database cannot store", async ({ statements }) => {
    const nul = await statements.upload(camt(entry({ ref: "n1", message: "a\u0000b" })));
    expect(nul.statusCode, nul.body).toBe(400);
  });

  test("a large body, still, by every other call", async ({ admin }) => {
    const response = await admin.call("POST", "/api/admin/bank-statements/confirm", { matches: "x".repeat(100_000) });
    expect(response.json()).toMatchObject({ code: "BODY_TOO_LARGE" });
  });
});
