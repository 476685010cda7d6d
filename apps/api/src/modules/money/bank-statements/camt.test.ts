import { camt, entry } from "@podium/shared/test/camt-writer.ts";
import { describe, expect, test } from "vitest";
import { readCamt, readDecimal } from "./camt.ts";

const read = async (...entries: string[]) => {
  const { transfers, unread, skipped } = await readCamt(camt(...entries));
  return {
    came: transfers.map(({ kind, amountCents, name, message }) => [kind, amountCents, name, message]),
    unread: unread.map(({ text, reason }) => [text, reason]),
    skipped,
  };
};

test.each([
  ["24.00", 2400],
  ["24.000", 2400],
  ["24.00000", 2400],
  ["000000000000012.00", 1200],
  ["24", 2400],
  ["24.", 2400],
  [".5", 50],
  ["+7.1", 710],
  ["12.345", null],
  ["12,00", null],
  ["1.234,56", null],
  ["-12.00", null],
  [".", null],
  ["1e3", null],
])(
  "the decimal %s is %s cents: its point is no separator of thousands, and no part of a cent is lost",
  (said, cents) => {
    expect(readDecimal(said)).toBe(cents);
  },
);

test("an amount that cannot be read is shown with what stands beside it, and the others are read", async () => {
  const odd = entry({ ref: "r1", message: "Tickets #7", amount: "12.345", name: "An Maes" });
  expect(await read(odd, entry({ ref: "r2", message: "twee", name: "Bo" }))).toEqual({
    came: [["PAYMENT", 1200, "Bo", "twee"]],
    unread: [["12.345 · An Maes · Tickets #7", "AMOUNT"]],
    skipped: 0,
  });
});

describe("what is written", () => {
  test.each([
    ["with character references", "Zo&#235; D&#39;Hondt", "nr. 7&#xA0;- Ren&#xE9;", "Zoë D'Hondt", "nr. 7\u00A0- René"],
    ["as CDATA", "<![CDATA[Jan & Mia]]>", "<![CDATA[a <b> &amp;]]>", "Jan & Mia", "a <b> &amp;"],
    ["with references that are text themselves", "A &amp;#39; B", "&amp;amp;", "A &#39; B", "&amp;"],
  ])("%s is what the payer wrote", async (_name, name, message, readName, readMessage) => {
    expect((await read(entry({ ref: "w", name, message }))).came).toEqual([["PAYMENT", 1200, readName, readMessage]]);
  });

  test("in pieces is joined in both ways, and the other way is remembered where it gives other numbers", async () => {
    const of = async (...pieces: string[]) => {
      const [transfer] = (await readCamt(camt(entry({ ref: "p", message: pieces.join("</Ustrd><Ustrd>") })))).transfers;
      return [transfer?.message, transfer?.otherMessage];
    };
    expect(await of("Tickets #10", "1 - Maes")).toEqual(["Tickets #10 1 - Maes", "Tickets #101 - Maes"]);
    const line = "Tickets voor de familie Maes nr. #10";
    expect(await of(line.slice(1), "1 - Maes")).toEqual([`${line.slice(1)}1 - Maes`, `${line.slice(1)} 1 - Maes`]);
    expect(await of("Tickets #101", "Maes An")).toEqual(["Tickets #101 Maes An", ""]);
  });
});

const kinds = async (...entries: string[]) => (await read(...entries)).came.map(([kind, cents]) => [kind, cents]);

describe("money that came back is no payment", () => {
  const own = "<NtryDtls><TxDtls>";
  const code = (family: string, sub: string) =>
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
  const plain = entry({ ref: "b", message: "Tickets #7 - Maes" });
  test.each([
    ["by its reason", plain.replace(own, `${own}<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>`)],
    ["by its code", entry({ ref: "b", message: "Tickets #7 - Maes", more: code("ICDT", "RRTN") })],
    ["by its code among what was received", entry({ ref: "b", message: "Tickets #7", more: code("RCDT", "RRTN") })],
    ["by its code as one's own order", entry({ ref: "b", message: "Tickets #7 - Maes", more: code("ICDT", "ESCT") })],
    ["as a reversal: true", entry({ ref: "b", message: "Tickets #7 - Maes", more: "<RvslInd>true</RvslInd>" })],
    ["as a reversal: 1", entry({ ref: "b", message: "Tickets #7 - Maes", more: "<RvslInd> 1 </RvslInd>" })],
  ])("%s", async (_name, file) => {
    expect(await kinds(file)).toEqual([["RETURNED", 1200]]);
  });

  test("but a reversal that is none, and the code of what others sent, are", async () => {
    for (const more of ["<RvslInd>false</RvslInd>", "<RvslInd>0</RvslInd>", code("RCDT", "ESCT")])
      expect(await kinds(entry({ ref: "b", message: "x", more }))).toEqual([["PAYMENT", 1200]]);
  });
});

describe("a batch", () => {
  const part = (message: string, amount: string, more = "") =>
    `<TxDtls>${amount}${more}<RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls>`;
  const amt = (amount: string) => `<Amt Ccy="EUR">${amount}</Amt>`;
  const said = (amount: string, name: string) => `<AmtDtls><${name}>${amt(amount)}</${name}></AmtDtls>`;
  const batch = (total: string, ...parts: string[]) =>
    `<Ntry>${amt(total)}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls>${parts.join("")}</NtryDtls></Ntry>`;

  test.each(["TxAmt", "InstdAmt", "CntrValAmt"])("is its parts, each with its own amount (%s)", async (name) => {
    const file = batch("36.00", part("een", said("24.00", name)), part("twee", said("12.000", name)));
    expect((await read(file)).came.map(([, cents, , message]) => [cents, message])).toEqual([
      [2400, "een"],
      [1200, "twee"],
    ]);
  });

  test("has costs and parts of the other direction, which are no payments", async () => {
    const costs = part("kosten", amt("0.75"), "<CdtDbtInd>DBIT</CdtDbtInd>");
    const file = batch("35.25", part("een", amt("24.00")), part("twee", amt("12.00")), costs);
    expect(await kinds(file)).toEqual([
      ["PAYMENT", 2400],
      ["PAYMENT", 1200],
    ]);
    expect((await read(file)).skipped).toBe(1);
  });

  test.each([
    ["as much left as came in", "0.00", "DBIT", "24.00"],
    ["as much left as came in, by a credit", "0.00", "CRDT", "24.00"],
    ["more left than came in", "12.00", "DBIT", "36.00"],
  ])(
    "has its payments too when %s, and shows them as unread when it cannot be read",
    async (_name, total, side, out) => {
      const came = (amount: string) => part("een", amount, "<CdtDbtInd>CRDT</CdtDbtInd>");
      const left = part("uit", amt(out), "<CdtDbtInd>DBIT</CdtDbtInd>");
      const file = (sum: string, ...parts: string[]) => batch(sum, ...parts).replace("CRDT", side);
      expect(await kinds(file(total, came(amt("24.00")), left))).toEqual([["PAYMENT", 2400]]);
      expect(await read(file(total, came(""), left))).toEqual({ came: [], unread: [["een", "AMOUNT"]], skipped: 1 });
    },
  );

  test.each([
    ["its parts do not add up", "1.00", "24.00", "24.00"],
    ["its total cannot be read", "1,00", "24.00", "24.00"],
    ["a part has more than cents", "12.00", "24.005", "24.005"],
  ])("of which more left than came in shows what did as unread when %s", async (_name, total, amount, written) => {
    const came = part("een", said(amount, "TxAmt"), "<CdtDbtInd>CRDT</CdtDbtInd>");
    const file = (...parts: string[]) => batch(total, ...parts).replace("CRDT", "DBIT");
    const unread = [[`${written} · een`, "AMOUNT"]];
    expect(await read(file(came, part("uit", amt("36.00"))))).toEqual({ came: [], unread, skipped: 1 });
    // The bank lists only one of two parts.
    expect(await read(file("<Btch><NbOfTxs>2</NbOfTxs></Btch>", came))).toEqual({ came: [], unread, skipped: 0 });
  });

  test("is one doubtful line when its parts are missing, unreadable, or do not add up to it", async () => {
    const announced = batch("36.00", "<Btch><NbOfTxs>3</NbOfTxs></Btch>");
    for (const file of [
      batch("36.00", part("een", amt("24.00")), part("twee", "")),
      batch("36.00", part("een", amt("24.00")), part("twee", amt("11.00"))),
      announced,
    ])
      expect(await kinds(file)).toEqual([["BATCH", 3600]]);
  });
});
