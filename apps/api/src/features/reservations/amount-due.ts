import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { totalOf } from "#features/seats/seats.service.ts";

/** What seats at these prices cost with a code, in cents (decisions, section 6). */
export function amountDue(lines: ReadonlyArray<{ priceCents: number }>, codeType: CodeType | null): number {
  return codeType === "SPONSOR" ? 0 : totalOf(lines);
}
