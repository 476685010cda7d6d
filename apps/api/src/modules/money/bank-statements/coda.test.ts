import { readFileSync } from "node:fs";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coda, codaLines, type CodaMovement } from "@podium/shared/test/coda-writer.ts";
import { readCoda } from "./coda.ts";

const readAll = (content: string) => readCoda(content).transfers;
const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const messages = (...movements: CodaMovement[]): string[] => readAll(coda(...movements)).map(({ message }) => message);

describe("what is written is what is read", () => {
  /** Characters that banks use; blanks are single, and not at the start or end. */
  const text = (maxLength: number) =>
    fc
      .string({ maxLength, unit: fc.constantFrom(...Array.from("abcXYZ 0159/?:().,'+-éëçÈ#")) })
      .map((said) => said.replaceAll(/\s+/g, " ").trim());
  const cents = fc.integer({ min: 1, max: 2_000_000_000 });
  const single = fc.record({
    cents,
    message: text(149),
    name: text(35),
    reference: text(19).map((said) => `R${said}`.trim().replace(/[-/.]$/, "9")),
    information: fc.array(
      text(268)
        .filter((said) => said !== "")
        .map((said) => ({ text: said })),
      { maxLength: 1 },
    ),
    details: fc.constant<CodaMovement[]>([]),
  });
  const outgoing = fc.record({
    cents: cents.map((amount) => -amount),
    message: text(149),
    details: fc.constant<CodaMovement[]>([]),
  });
  const batch = fc.array(single, { minLength: 1, maxLength: 5 }).map((details): CodaMovement => ({
    cents: details.reduce((sum, detail) => sum + detail.cents, 0),
    code: "20150000",
    level: 1,
    message: "",
    details: details.map((detail, index) => ({
      ...detail,
      message: detail.message || "x",
      code: "60150000",
      level: index === details.length - 1 && index % 2 === 0 ? 1 : 0,
    })),
  }));
  const file = fc.record({
    movements: fc.array(fc.oneof(single, outgoing, batch), { maxLength: 8 }),
    oldBalance: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
    free: fc.array(text(80), { maxLength: 2 }),
  });

  /** A word may continue from the third part of the message in the information. */
  function saidBy({ message = "", information = [] }: CodaMovement): string {
    const more = information.map((one) => one.text).join(" ");
    return `${message}${message.length === 149 ? "" : " "}${more}`.replaceAll(/\s+/g, " ").trim();
  }

  test("by any number of statements, single and globalised movements, and forms of line", () => {
    fc.assert(
      fc.property(
        fc.array(file, { minLength: 1, maxLength: 3 }),
        fc.constantFrom("\n", "\r\n"),
        fc.constantFrom("", "\n", "\r\n\u001A", "\u001A"),
        fc.boolean(),
        (files, lineEnd, fileEnd, isTrimmed) => {
          const lines = files.flatMap((one, index) => codaLines({ ...one, isLast: index === files.length - 1 }));
          const content = lines.map((line) => (isTrimmed ? line.trimEnd() : line)).join(lineEnd) + fileEnd;
          const booked: CodaMovement[] = files.flatMap((one) => one.movements);
          const expected = booked
            .flatMap((one) => (one.details?.length ? one.details : [one]))
            .filter((one) => one.cents > 0)
            .map((one) => ({
              account: "BE71096123456769",
              kind: "PAYMENT",
              bankRef: one.reference,
              amountCents: one.cents,
              bookedOn: "2026-11-20",
              name: one.name,
              message: saidBy(one),
            }));
          expect(readAll(content)).toMatchObject(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a message", () => {
  test("goes on in the next part in the middle of a word", () => {
    const long = `Tickets #12 - ${"a".repeat(38)}De Backer ${"b".repeat(43)}Piet ${"c".repeat(39)}`;
    expect(messages({ cents: 1200, message: long })).toEqual([long]);
  });

  test("goes on in the information in the middle of a word only when there was no more room for it", () => {
    const information = [{ text: "Maes Piet" }];
    for (const length of [11, 53, 106, 148])
      expect(messages({ cents: 1200, message: "m".repeat(length), information })).toEqual([
        `${"m".repeat(length)} Maes Piet`,
      ]);
    expect(messages({ cents: 1200, message: "m".repeat(149), information })).toEqual([`${"m".repeat(149)}Maes Piet`]);
  });

  test.each([
    ["101", "090933755493", "+++090/9337/55493+++"],
    ["102", "090933755493", "+++090/9337/55493+++"],
    ["100", "RF18539007547034      ", "RF18539007547034"],
    ["103", "123456789012", "123456789012"],
    ["105", `${"0".repeat(15)}${"0".repeat(15)}${"0".repeat(12)}USD090933755493US`, "+++090/9337/55493+++"],
    ["105", `${"0".repeat(15)}${"0".repeat(15)}${"0".repeat(12)}USD            US`, "van de bank"],
    ["108", "0".repeat(53), "van de bank"],
    ["127", `201126120${"BE25ZZZ548413215".padEnd(35)}${"SEPA-1".padEnd(35)}${"Lidgeld".padEnd(62)}0    `, "Lidgeld"],
  ])("in the structured form %s is what was said, without amounts and codes", (kind, text, message) => {
    const [header = "", balance = "", ...rest] = codaLines({
      movements: [{ cents: 1200, message: kind + text, information: [{ text: "002van de bank", isStructured: true }] }],
    });
    const structured = rest.map((line) => (line.startsWith("21") ? `${line.slice(0, 61)}1${line.slice(62)}` : line));
    expect(readAll([header, balance, ...structured].join("\n"))).toMatchObject([{ message }]);
  });

  test("of a total is that of a detail without one", () => {
    const details = [
      { cents: 1200, code: "60150000", message: "een" },
      { cents: 2400, code: "60150000" },
    ];
    expect(messages({ cents: 3600, code: "20150000", level: 1, message: "Verzameld", details })).toEqual([
      "een",
      "Verzameld",
    ]);
  });
});

describe("a globalised movement", () => {
  const total = { cents: 3600, code: "20150000", level: 1, reference: "T" };
  const amounts = (...movements: CodaMovement[]) => readAll(coda(...movements)).map(({ amountCents }) => amountCents);

  test("is its details, and itself when the bank gives none", () => {
    const details = [
      { cents: 1200, code: "60150000" },
      { cents: 2400, code: "60150000", level: 1 },
    ];
    expect(amounts({ ...total, details })).toEqual([1200, 2400]);
    expect(amounts(total)).toEqual([3600]);
  });

  test("has levels within levels, of which only the smallest count", () => {
    const details = [
      { cents: 2400, code: "60150000", level: 2 },
      { cents: 1000, code: "60150000" },
      { cents: 1400, code: "60150000", level: 2 },
      { cents: 800, code: "60150000" },
      { cents: 400, code: "60150000", level: 1 },
    ];
    expect(amounts({ ...total, details }, { cents: 500 })).toEqual([1000, 1400, 800, 400, 500]);
  });

  test("subtracts money that went out from its sum", () => {
    expect(
      amounts({
        ...total,
        details: [
          { cents: 4000, code: "60150000" },
          { cents: -400, code: "60137000" },
        ],
      }),
    ).toEqual([4000]);
  });

  test("is one transfer when its details are only what it was made of, such as costs", () => {
    expect(
      amounts({
        cents: 1150,
        code: "34150000",
        level: 1,
        details: [
          { cents: 1200, code: "84150100" },
          { cents: -50, code: "84137000", level: 1 },
        ],
      }),
    ).toEqual([1150]);
  });

  test("is refused when its details do not add up to it", () => {
    const short = coda({
      ...total,
      details: [
        { cents: 1200, code: "60150000" },
        { cents: 2399, code: "60150000" },
      ],
    });
    expect(() => readCoda(short)).toThrow(
      errorMessage("STATEMENT_DAMAGED", { line: 3, what: "de details tellen niet op tot dit totaal" }),
    );
  });
});

describe("no payment", () => {
  test.each([
    ["money that went out", { cents: -1200 }],
    ["a correction of the bank", { cents: 1200, code: "00199000" }],
  ])("is %s", (_name, movement) => {
    expect(readAll(coda(movement, { cents: 2400 }))).toMatchObject([{ amountCents: 2400 }]);
  });

  test.each([
    ["an order of one's own that came back", { cents: 1200, code: "00154000" }],
    ["what another bank returned", { cents: 1200, returned: "2" }],
  ])("is %s: it is known as that", (_name, movement) => {
    expect(readAll(coda(movement, { cents: 2400 })).map(({ kind }) => kind)).toEqual(["RETURNED", "PAYMENT"]);
  });
});

describe("the account", () => {
  const of = (form: "0" | "1" | "2" | "3", account: string) => {
    const { transfers, foreignAccounts } = readCoda(codaLines({ form, account, movements: [{ cents: 1 }] }).join("\n"));
    return [transfers[0]?.account, ...foreignAccounts];
  };

  test("is an IBAN, also where the bank writes the Belgian number of before", () => {
    expect(of("0", "096123456769 EUR0BE")).toEqual(["BE71096123456769"]);
    expect(of("0", "096123456769")).toEqual(["BE71096123456769"]);
    expect(of("2", `${"BE71096123456769".padEnd(34)}EUR`)).toEqual(["BE71096123456769"]);
    expect(of("3", `${"NL91ABNA0417164300".padEnd(34)}EUR`)).toEqual(["NL91ABNA0417164300"]);
    expect(of("0", `${"BE71096123456769".padEnd(34)}EUR`)).toEqual(["BE71096123456769"]);
    expect(of("1", `${"40-51-62 12345678".padEnd(34)}EUR`)).toEqual(["40-51-6212345678"]);
  });

  test("that is not in euros is left out, and named", () => {
    const dollars = codaLines({ account: `${"BE68539007547034".padEnd(34)}USD`, movements: [{ cents: 5 }] });
    const euros = codaLines({ movements: [{ cents: 1200 }] });
    expect(readCoda([...dollars, ...euros, ...dollars].join("\n"))).toMatchObject({
      transfers: [{ amountCents: 1200 }],
      foreignAccounts: [{ account: "BE68539007547034", currency: "USD" }],
    });
    expect(() => readCoda(dollars.join("\n"))).toThrow(errorMessage("STATEMENT_FOREIGN", { currency: "USD" }));
  });
});

describe("the reference of a transfer", () => {
  test("is the bank's, and else its place in the statement, which a duplicate repeats", () => {
    const movements = [{ cents: 1, reference: "JRFC00120" }, { cents: 2 }, { cents: 3, reference: "0000000000" }];
    const refs = (number: string) => readAll(codaLines({ movements, number }).join("\n")).map(({ bankRef }) => bankRef);
    expect(refs("045")).toEqual(["JRFC00120", "CODA 211126 045 0002.0000", "CODA 211126 045 0003.0000"]);
    expect(refs("000")).toEqual(["JRFC00120", "", "0000000000"].map((ref) => ref.replace(/^0+$/, "")));
  });
});

test("a name too long for its record is whole when the bank gives it elsewhere", () => {
  const name = "VAN DEN BROECK - VANDERHAEGEN MARIE-LOUISE";
  const information = [{ text: `001${name.padEnd(70)}${"Dorpsstraat 1".padEnd(35)}9000 Gent`, isStructured: true }];
  expect(readAll(coda({ cents: 1, name, information }, { cents: 2, name }))).toMatchObject([
    { name },
    { name: name.slice(0, 35) },
  ]);
});

describe("files as banks send them", () => {
  test("a day with a batch, a structured communication, free words and a second account", () => {
    const { transfers, foreignAccounts } = readCoda(fixture("batch.cod").toString("latin1"));
    expect(transfers.map(({ name, message, amountCents }) => [name, message, amountCents])).toEqual([
      ["MAES ZOË", "Tickets #1204 - Maes Zoë", 2400],
      [
        "DECLERCQ FRANÇOIS",
        "Tickets #1205 - Declercq François (voor de voorstelling van zaterdag 5 december, met mijn ouders)",
        2400,
      ],
      ["PEETERS AN", "+++090/9337/55493+++", 1200],
      ["", "Tickets #1206 - Jansen", 2400],
    ]);
    expect(foreignAccounts).toEqual([{ account: "BE68539007547034", currency: "USD" }]);
  });

  test("UTF-8 without a last line end, trimmed, of an old account number and without references", () => {
    expect(readAll(fixture("utf-8.coda").toString("utf8"))).toMatchObject([
      {
        account: "BE71096123456769",
        bankRef: "CODA 211126 046 0001.0000",
        amountCents: 1200,
        bookedOn: "2026-11-21",
        name: "MAËS HÉLÈNE",
        message: "Tickets #1207 - Maës Hélène",
      },
      {
        account: "BE71096123456769",
        bankRef: "CODA 211126 046 0002.0000",
        amountCents: 3600,
        bookedOn: "2026-11-21",
        name: "GONÇALVES ANAÏS",
        message: "Tickets #1208 - Gonçalves",
      },
    ]);
  });
});
