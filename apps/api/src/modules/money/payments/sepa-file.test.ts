import { expect, test } from "vitest";
import { sepaFile } from "./sepa-file.ts";

test("amounts are exact to the cent, and their sum is", async () => {
  const transfer = { endToEndId: "P-1", name: "An", iban: "BE68539007547034", message: "Terug" };
  const xml = await sepaFile({
    messageId: "P-1",
    madeAt: new Date("2026-11-24T10:00:00Z"),
    executeOn: "2026-11-25",
    debtor: { name: "Kring", iban: "BE71 0961 2345 6769", bic: "gkccbebb" },
    transfers: [1, 10, 2410, 115, 99_999_999].map((cents) => ({ ...transfer, cents })),
  });
  const amounts = [...xml.matchAll(/<InstdAmt Ccy="EUR">([^<]*)</g)].map(([, amount]) => amount);
  expect(amounts).toEqual(["0.01", "0.10", "24.10", "1.15", "999999.99"]);
  expect([...xml.matchAll(/<(NbOfTxs|CtrlSum)>([^<]*)</g)].map(([, , value]) => value)).toEqual([
    "5",
    "1000025.35",
    "5",
    "1000025.35",
  ]);
  expect(xml).toContain("<IBAN>BE71096123456769</IBAN>");
  expect(xml).toContain("<BIC>GKCCBEBB</BIC>");
});

test("a payee whose name has no letter that a bank accepts is paid all the same", async () => {
  const xml = await sepaFile({
    messageId: "P-1",
    madeAt: new Date("2026-11-24T10:00:00Z"),
    executeOn: "2026-11-25",
    debtor: { name: "Kring", iban: "BE71096123456769", bic: "GKCCBEBB" },
    transfers: [{ endToEndId: "P-1", name: "日本", iban: "BE68539007547034", cents: 100, message: "Terug" }],
  });
  expect(xml).toMatch(/<Cdtr>\s*<Nm>Begunstigde</);
});
