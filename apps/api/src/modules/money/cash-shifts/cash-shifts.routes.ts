import {
  type CashShift,
  closeCashShift,
  getCashShift,
  listCashShifts,
  openCashShift,
} from "@podium/shared/contracts/cash-shifts";
import { toCents } from "@podium/shared/money/money";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentCashEntry, presentVolunteer } from "#modules/money/cash-book/cash-book.presenter.ts";
import type { CashShiftRow, CashShiftsService } from "./cash-shifts.service.ts";

function presentClosing(row: CashShiftRow): CashShift["closed"] {
  const { openingCents, closedAt, closedBy, receivedCents, refundedCents, cardCents, countedCents, note } = row;
  // A constraint closes a shift as a whole.
  if (closedAt === null || closedBy === null || countedCents === null) return null;
  return {
    at: closedAt.toISOString(),
    by: presentVolunteer(closedBy, row.closerFirstname, row.closerLastname),
    received: (receivedCents ?? 0) / 100,
    refunded: (refundedCents ?? 0) / 100,
    card: (cardCents ?? 0) / 100,
    expected: (openingCents + (receivedCents ?? 0) - (refundedCents ?? 0)) / 100,
    counted: countedCents / 100,
    difference: (row.differenceCents ?? 0) / 100,
    note,
  };
}

const presentShift = (row: CashShiftRow): CashShift => ({
  id: row.id,
  volunteer: presentVolunteer(row.volunteerId, row.firstname, row.lastname),
  openedAt: row.openedAt.toISOString(),
  opening: row.openingCents / 100,
  closed: presentClosing(row),
});

export async function cashShiftsRoutes(
  app: FastifyInstance,
  { cashShifts }: { cashShifts: CashShiftsService },
): Promise<void> {
  mount(app, listCashShifts, async ({ raw, query }) => {
    const { own, shifts } = await cashShifts.list(callerOf(raw), query.day);
    return { own: own && presentShift(own), shifts: shifts.map(presentShift) };
  });

  mount(app, getCashShift, async ({ raw, params }) => {
    const { shift, lines } = await cashShifts.read(callerOf(raw), params.id);
    return { ...presentShift(shift), entries: lines.map(presentCashEntry) };
  });

  mount(app, openCashShift, async ({ raw, body }) =>
    presentShift(await cashShifts.open(callerOf(raw).id, toCents(body.opening))),
  );

  mount(app, closeCashShift, async ({ raw, params, body: { counted, note = "", difference } }) =>
    presentShift(
      await cashShifts.close(callerOf(raw), params.id, {
        countedCents: toCents(counted),
        note,
        explainedCents: difference === undefined ? null : toCents(difference),
      }),
    ),
  );
}
