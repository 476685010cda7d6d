import type { Choice } from "@podium/shared/contracts/show-changes";
import type { FoundChoice } from "./show-changes.repository.ts";

type Asked = Pick<FoundChoice, "kind" | "choice" | "status" | "totalCents" | "isOnItsWay" | "isScanned">;

/** Returns the choices that are still possible, including the current one; none once the choice was carried out. */
export function possibleChoices({ kind, choice, status, totalCents, isOnItsWay, isScanned }: Asked): Choice[] {
  const back: Choice[] = totalCents > 0 ? ["VOUCHER", "MONEY", "GIFT"] : ["GIFT"];
  if (choice === null || choice === "KEEP") {
    if (status !== "CONFIRMED") return [];
    if (kind === "CANCELLED") return back;
    // A visitor who was let in has seen a changed show, but not the end of a cancelled one.
    return isScanned ? ["KEEP"] : ["KEEP", ...back];
  }
  // The seats are sold to others by now, and a voucher may have been spent.
  return choice === "VOUCHER" || isOnItsWay || totalCents === 0 ? [] : back;
}
