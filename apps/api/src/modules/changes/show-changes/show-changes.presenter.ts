import { isBankName } from "@podium/shared/money/bank-text";
import type { ChoicePage, ShowChangeState } from "@podium/shared/contracts/show-changes";
import { nameOnly } from "@podium/shared/halls/seat-names";
import { fullName } from "@podium/shared/words/typed-name";
import { possibleChoices } from "./choose.ts";
import type { ChangeState, OwnChanges } from "./show-changes.service.ts";

function proposedHolder(person: { firstname: string; lastname: string }): string {
  const name = fullName(person);
  return isBankName(name) ? name : "";
}

export function presentState({ concerned, toCall, change }: ChangeState): ShowChangeState {
  const { cents, ...holders } = concerned;
  return {
    holders: {
      ...holders,
      amount: cents / 100,
      toCall: toCall.map(({ id, status, number, seats, ...person }) => ({
        reservationId: id,
        name: fullName(person),
        number,
        seats,
        isPaid: status === "CONFIRMED",
      })),
    },
    change: change && {
      kind: change.kind,
      madeAt: change.madeAt.toISOString(),
      chooseBefore: change.chooseBefore.toISOString(),
      items: change.items.map(({ firstname, lastname, totalCents, chosenAt, isOnItsWay, ...item }) => ({
        reservationId: item.reservationId,
        name: fullName({ firstname, lastname }),
        email: item.email,
        number: item.number,
        seats: item.seats,
        amount: totalCents / 100,
        choice: item.choice,
        chosenAt: chosenAt?.toISOString() ?? null,
        chosenBy: item.chosenBy,
        isRefunded: isOnItsWay,
        voucherIds: item.voucherIds,
        choices: possibleChoices({ ...item, totalCents, isOnItsWay }),
        needsIban: item.needsIban,
        holder: proposedHolder({ firstname, lastname }),
      })),
    },
  };
}

const IBAN_END = 4;

export function presentOwn({ now, changes }: OwnChanges): ChoicePage {
  return {
    changes: changes.flatMap(({ show, choices }) => {
      const [first] = choices;
      if (!first) return [];
      const { kind, chooseBefore } = first;
      return {
        kind,
        show: {
          id: show.id,
          name: show.name,
          dateTime: show.startsAt.toISOString(),
          ...(show.venue && { venue: show.venue }),
        },
        chooseBefore: chooseBefore.toISOString(),
        isOpen: chooseBefore > now,
        reservations: choices.map(({ reservation, ...row }) => ({
          id: reservation.id,
          seats: reservation.seats.map(nameOnly),
          amount: row.totalCents / 100,
          onVouchers: reservation.vouchers.reduce((sum, { cents }) => sum + cents, 0) / 100,
          choice: row.choice,
          choices: possibleChoices(row),
          needsIban: row.needsIban,
          holder: proposedHolder(reservation.user),
          ...(row.iban !== null && { ibanEnd: row.iban.slice(-IBAN_END) }),
        })),
      };
    }),
  };
}
