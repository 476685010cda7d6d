import type { CashLine } from "#database/cash-lines.sql.ts";

export interface CashSums {
  receivedCents: number;
  refundedCents: number;
  cardCents: number;
}

export function sumsOf(lines: ReadonlyArray<Pick<CashLine, "way" | "cents">>): CashSums {
  const sum = (of: (line: Pick<CashLine, "way" | "cents">) => boolean): number =>
    lines.filter(of).reduce((cents, line) => cents + line.cents, 0);
  return {
    receivedCents: sum(({ way, cents }) => way === "CASH" && cents > 0),
    refundedCents: -sum(({ way, cents }) => way === "CASH" && cents < 0),
    cardCents: sum(({ way }) => way === "CARD"),
  };
}
