import type { Choice } from "@podium/shared/contracts/show-changes";
import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import { showChoices } from "#messages/nl/show-choices.ts";
import { formatEuro } from "#platform/format.ts";

interface Asked {
  kind: ChangeKind;
  amount: number;
  needsIban: boolean;
}

/** Label of a visitor's choice, and its meaning for them. */
export function choiceWords(choice: Choice, { amount, needsIban }: Asked): { label: string; hint: string } {
  const t = showChoices();
  const money = formatEuro(amount);
  switch (choice) {
    case "KEEP":
      return { label: t.keep, hint: t.keepHint };
    case "VOUCHER":
      return { label: t.voucher(money), hint: t.voucherHint };
    case "MONEY":
      return { label: t.money(money), hint: needsIban ? t.moneyToAccount : t.moneyWherePaid };
    case "GIFT":
      return amount > 0 ? { label: t.gift(money), hint: t.giftHint } : { label: t.stayAway, hint: t.stayAwayHint };
  }
}

/** The choice that was made, as a sentence. */
export function chosenWords(choice: Choice, amount: number, ibanEnd: string | undefined): string {
  const money = formatEuro(amount);
  const t = showChoices();
  switch (choice) {
    case "KEEP":
      return t.keepChosen;
    case "VOUCHER":
      return t.voucherChosen(money);
    case "MONEY":
      return ibanEnd === undefined ? t.moneyChosen(money) : t.moneyChosenTo(money, ibanEnd);
    case "GIFT":
      return amount > 0 ? t.giftChosen(money) : t.stayAwayChosen;
  }
}
