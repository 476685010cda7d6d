import type { CashBook as CashBookJson, CashEntry } from "@podium/shared/contracts/cash-book";
import { folded } from "@podium/shared/words/search-text";
import { fullName } from "@podium/shared/words/typed-name";
import type { CashLine } from "#database/cash-lines.sql.ts";
import type { CashBook, CashSums } from "./cash-book.service.ts";

export const presentVolunteer = (id: number, firstname: string | null, lastname: string | null) => ({
  id,
  name: fullName({ firstname: firstname ?? "", lastname: lastname ?? "" }),
});

const presentSums = ({ receivedCents, refundedCents, cardCents }: CashSums) => ({
  received: receivedCents / 100,
  refunded: refundedCents / 100,
  cash: (receivedCents - refundedCents) / 100,
  card: cardCents / 100,
});

export const presentCashEntry = ({
  at,
  cents,
  giftCents,
  actorId,
  firstname,
  lastname,
  ...line
}: CashLine): CashEntry => ({
  at: at.toISOString(),
  volunteer: presentVolunteer(actorId, firstname, lastname),
  ...line,
  amount: cents / 100,
  ...(giftCents !== 0 && { gift: giftCents / 100 }),
});

export function presentCashBook({ day, evenings, volunteers, total, lines }: CashBook): CashBookJson {
  return {
    day,
    evenings,
    volunteers: volunteers
      .map(({ actorId, firstname, lastname, ...sums }) => ({
        ...presentVolunteer(actorId, firstname, lastname),
        ...presentSums(sums),
      }))
      .toSorted((one, other) => folded(one.name).localeCompare(folded(other.name), "nl") || one.id - other.id),
    total: presentSums(total),
    entries: lines.map(presentCashEntry),
  };
}
