import { type CashBook as CashBookJson, getCashBook } from "@podium/shared/contracts/cash-book";
import { folded } from "@podium/shared/words/search-text";
import { fullName } from "@podium/shared/words/typed-name";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import type { CashLine } from "./cash-book.repository.ts";
import type { CashBook, CashBookService, CashSums } from "./cash-book.service.ts";

const presentVolunteer = ({
  actorId: id,
  firstname,
  lastname,
}: Pick<CashLine, "actorId" | "firstname" | "lastname">) => ({
  id,
  name: fullName({ firstname: firstname ?? "", lastname: lastname ?? "" }),
});

const presentSums = ({ receivedCents, refundedCents, cardCents }: CashSums) => ({
  received: receivedCents / 100,
  refunded: refundedCents / 100,
  cash: (receivedCents - refundedCents) / 100,
  card: cardCents / 100,
});

function presentCashBook({ day, evenings, volunteers, total, lines }: CashBook): CashBookJson {
  return {
    day,
    evenings,
    volunteers: volunteers
      .map((volunteer) => ({ ...presentVolunteer(volunteer), ...presentSums(volunteer) }))
      .toSorted((one, other) => folded(one.name).localeCompare(folded(other.name), "nl") || one.id - other.id),
    total: presentSums(total),
    entries: lines.map(({ at, kind, reservationId, voucherId, way, cents, giftCents, ...actor }) => ({
      at: at.toISOString(),
      volunteer: presentVolunteer(actor),
      kind,
      reservationId,
      voucherId,
      way,
      amount: cents / 100,
      ...(giftCents !== 0 && { gift: giftCents / 100 }),
    })),
  };
}

export async function cashBookRoutes(app: FastifyInstance, { cashBook }: { cashBook: CashBookService }): Promise<void> {
  mount(app, getCashBook, async ({ raw, query }) => presentCashBook(await cashBook.read(callerOf(raw), query.day)));
}
