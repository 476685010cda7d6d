import type { ReturnedTicket } from "@podium/shared/contracts/handed-tickets";
import type { GiveBack } from "@podium/shared/contracts/shows";
import { giveBack } from "#messages/nl/ticket-handover.tsx";
import { formatEuro } from "#platform/format.ts";

/** Says what giving back does, before it is done. @param paid whether the tickets cost something */
export function giveBackWords(as: GiveBack, count: number, paid: boolean): string[] {
  const t = giveBack();
  return [
    t.noLongerValid(count),
    ...(paid
      ? [as === "VOUCHER" ? t.boughtForVoucher(count) : t.boughtForMoney(count), t.notBought(count), t.neverMore]
      : []),
    t.waitingFirst(count),
    t.canStillKeep,
  ];
}

/** Says what is refunded for a sold seat: the part paid by voucher returns to the voucher, only the rest is money. */
function wayBack(returned: number, money: number | undefined, as: ReturnedTicket["as"]): string {
  const t = giveBack();
  const asVoucher = as === "VOUCHER";
  const all = formatEuro(returned);
  if (money === undefined) return asVoucher ? t.restAsVoucher(all) : t.restAsMoney(all);
  if (money === 0) return t.allOnVoucher(all);
  if (money === returned) return asVoucher ? t.allAsVoucher(all) : t.allAsMoney(all);
  const part = formatEuro(money);
  return `${t.partOnVoucher(all, formatEuro(returned - money))} ${asVoucher ? t.partAsVoucher(part) : t.partAsMoney(part)}`;
}

/** 'Staat te koop' */
export function stateWords({ state, as, returned, money, price }: ReturnedTicket): { title: string; text: string } {
  const t = giveBack();
  if (state === "FOR_SALE") return { title: t.forSale, text: price === 0 ? t.canComeFree : t.canCome };
  if (state === "TAKEN") return { title: t.taken, text: t.notPaidYet };
  if (state === "UNSOLD") return { title: t.unsold, text: t.nothingBack };
  if (!returned) return { title: t.sold, text: t.isOthers };
  return { title: t.sold, text: wayBack(returned, money, as) };
}
