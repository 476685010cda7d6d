import { type LogSentences, price } from "#modules/records/audit/audit.service.ts";

export type CashShiftsLog = typeof cashShiftsLog;

type Closed = { shift: number; expected: number; counted: number; difference: number };

export const cashShiftsLog = {
  CASH_SHIFT_OPENED: ({ shift, opening }: { shift: number; opening: number }) =>
    `Kassadienst ${shift} geopend met ${price(opening)}`,
  /** The note is read from the shift. */
  CASH_SHIFT_CLOSED: ({ shift, expected, counted, difference }: Closed, { own }) =>
    `Kassadienst ${shift} ${own ? "" : "van iemand anders "}afgesloten: ${price(counted)} geteld, ${
      difference === 0
        ? "zoals verwacht"
        : `${price(expected)} verwacht, ${price(Math.abs(difference))} te ${difference < 0 ? "weinig" : "veel"}`
    }`,
} satisfies LogSentences;
