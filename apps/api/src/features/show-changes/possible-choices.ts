import type { Choice } from "@podium/shared/contracts/show-changes";
import type { FoundChoice } from "./show-changes.repository.ts";

type Asked = Pick<FoundChoice, "kind" | "choice" | "status" | "totalCents" | "isOnItsWay">;

/** What may still be chosen, the present choice included; nothing once it was carried out. */
export function possibleChoices({ kind, choice, status, totalCents, isOnItsWay }: Asked): Choice[] {
  const back: Choice[] = totalCents > 0 ? ["VOUCHER", "MONEY", "GIFT"] : ["GIFT"];
  if (choice === null || choice === "KEEP") {
    if (status !== "CONFIRMED") return [];
    return kind === "CHANGED" ? ["KEEP", ...back] : back;
  }
  // Its seats are others' by now, and a voucher may have been spent.
  return choice === "VOUCHER" || isOnItsWay || totalCents === 0 ? [] : back;
}
