import type { Choice } from "@podium/shared/contracts/show-changes";
import type { FoundChoice } from "./show-changes.repository.ts";

type Asked = Pick<FoundChoice, "kind" | "choice" | "status" | "totalCents" | "isOnItsWay" | "isScanned">;

/** Choices that are still possible, the present one included; none once it was carried out. */
export function possibleChoices({ kind, choice, status, totalCents, isOnItsWay, isScanned }: Asked): Choice[] {
  const back: Choice[] = totalCents > 0 ? ["VOUCHER", "MONEY", "GIFT"] : ["GIFT"];
  if (choice === null || choice === "KEEP") {
    if (status !== "CONFIRMED") return [];
    if (kind === "CANCELLED") return back;
    // A visitor who was let in has seen it; a show that was cancelled halfway was not seen to its end.
    return isScanned ? ["KEEP"] : ["KEEP", ...back];
  }
  // Its seats are others' by now, and a voucher may have been spent.
  return choice === "VOUCHER" || isOnItsWay || totalCents === 0 ? [] : back;
}
