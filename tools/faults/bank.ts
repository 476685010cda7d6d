import { camt, entry } from "@podium/shared/test/camt-writer.ts";
import { coda } from "@podium/shared/test/coda-writer.ts";

export type Format = "CAMT" | "CODA";

/** As the bank booked it. */
export interface Transfer {
  /** The bank's, of no other transfer. */
  ref: string;
  cents: number;
  message: string;
  /** yyyy-mm-dd */
  day: string;
}

export type Bank = ReturnType<typeof createBank>;

const DAY_MS = 24 * 3600 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** Books transfers. Those of one call are of one day, which no others have: formats are compared by it. */
export function createBank() {
  let days = 0;
  let booked = 0;
  return {
    book(message: string, amounts: readonly number[]): Transfer[] {
      const day = new Date(FIRST_DAY + days++ * DAY_MS).toISOString().slice(0, 10);
      return amounts.map((cents) => ({ ref: `B${++booked}`, cents, message, day }));
    },
  };
}

/** '311226' */
const codaDay = (day: string): string => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);

/** A statement with these transfers, worded as each format does. */
export function writeStatement(format: Format, transfers: readonly Transfer[]): { fileName: string; content: string } {
  if (format === "CODA") {
    const movements = transfers.map(({ ref, cents, message, day }) => {
      return { cents, message, reference: ref, day: codaDay(day), name: "WOUTERS ELS" };
    });
    return { fileName: "afschrift.cod", content: coda(...movements) };
  }
  const entries = transfers.map(({ ref, cents, message, day }) =>
    entry({ ref, message, day, amount: (cents / 100).toFixed(2), name: "Els Wouters" }),
  );
  return { fileName: "afschrift.xml", content: camt(...entries) };
}
