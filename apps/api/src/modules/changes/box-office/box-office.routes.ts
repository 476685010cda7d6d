import {
  type BlockedFor,
  blockSeats,
  cancelAccountUnpaid,
  cancelReservation,
  correctGuest,
  getAccountUnpaid,
  getReservation,
  holdBlockedSeats,
  listBoxOfficeSeats,
  moveReservation,
  quoteForGuest,
  resendTickets,
  reserveForGuest,
  setRemark,
  unblockSeats,
  changeBlockReason,
  settleCashDue,
} from "@podium/shared/contracts/box-office";
import {
  addReservationSeats,
  giveUpSeats,
  quoteAddedSeats,
  rebookReservation,
} from "@podium/shared/contracts/seat-changes";
import { MAX_SEATS_BODY_BYTES } from "@podium/shared/contracts/limits";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentForVolunteers } from "#modules/sale/reservations/reservations.presenter.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { presentBoxOfficeSeat } from "#modules/sale/seats/seats.presenter.ts";
import type { AccountCancellingService } from "./account-cancelling.service.ts";
import type { BlockedSeatsService } from "./blocked-seats.service.ts";
import type { CashDueService } from "./cash-due.service.ts";
import type { GuestDetailsService } from "./guest-details.service.ts";
import type { SeatChangesService } from "./seat-changes.service.ts";
import type { BoxOfficeService } from "./box-office.service.ts";

const presentQuote = (cents: Record<"grossCents" | "discountCents" | "totalCents", number>) => ({
  total: cents.grossCents / 100,
  ...(cents.discountCents > 0 && { discount: cents.discountCents / 100 }),
  due: cents.totalCents / 100,
});

const readBlockedFor = <Body extends BlockedFor>({ releaseAt, ...body }: Body) => ({
  ...body,
  releaseAt: releaseAt ? new Date(releaseAt) : releaseAt === undefined ? undefined : null,
});

const RESENT = "De tickets worden opnieuw verstuurd.";

export async function boxOfficeRoutes(
  app: FastifyInstance,
  deps: {
    reservations: ReservationsService;
    boxOffice: BoxOfficeService;
    seatChanges: SeatChangesService;
    guestDetails: GuestDetailsService;
    blockedSeats: BlockedSeatsService;
    accountCancelling: AccountCancellingService;
    cashDue: CashDueService;
  },
): Promise<void> {
  const { reservations, boxOffice, seatChanges, guestDetails, blockedSeats } = deps;

  mount(app, getReservation, async ({ params }) => presentForVolunteers(await reservations.get(params.id)));

  mount(app, cancelReservation, async ({ params, body, raw }) =>
    presentForVolunteers(await boxOffice.cancel(params.id, body, callerOf(raw).id)),
  );

  mount(app, getAccountUnpaid, async ({ params }) => {
    const { unpaid, ...rest } = await deps.accountCancelling.unpaidOf(params.id);
    return { ...rest, unpaid: unpaid.map(presentForVolunteers) };
  });

  mount(app, cancelAccountUnpaid, ({ params, body, raw }) =>
    deps.accountCancelling.cancel(params.id, body.reason, callerOf(raw).id),
  );

  mount(app, moveReservation, async ({ params, body, raw }) =>
    presentForVolunteers(await boxOffice.move(params.id, body.seatIds, callerOf(raw).id)),
  );

  mount(app, setRemark, async ({ params, body, raw }) =>
    presentForVolunteers(await guestDetails.setRemark(params.id, body.remark || null, callerOf(raw).id)),
  );

  mount(app, correctGuest, async ({ params, body, raw }) =>
    presentForVolunteers(await guestDetails.correct(params.id, body, callerOf(raw).id)),
  );

  mount(app, quoteAddedSeats, async ({ params, body }) => presentQuote(await seatChanges.quoteAdded(params.id, body)));

  mount(app, addReservationSeats, async ({ params, body, raw }) =>
    presentForVolunteers(await seatChanges.add(params.id, body, callerOf(raw).id)),
  );

  mount(app, giveUpSeats, async ({ params, body, raw }) =>
    presentForVolunteers(await seatChanges.giveUp(params.id, body, callerOf(raw).id)),
  );

  mount(app, rebookReservation, async ({ params, body, raw }) =>
    presentForVolunteers(await seatChanges.rebook(params.id, body, callerOf(raw).id)),
  );

  mount(app, settleCashDue, async ({ params, body, raw }) =>
    presentForVolunteers(await deps.cashDue.settle(params.id, body, callerOf(raw).id)),
  );

  mount(app, resendTickets, async ({ params, raw }) => {
    await boxOffice.resendTickets(params.id, callerOf(raw).id);
    return { message: RESENT };
  });

  mount(app, quoteForGuest, async ({ params, body }) => {
    const { balanceCents, ...quote } = await boxOffice.quoteForGuest(params.id, body);
    return { ...presentQuote(quote), balance: balanceCents / 100 };
  });

  mount(app, reserveForGuest, async ({ params, body, raw }) =>
    presentForVolunteers(await boxOffice.reserveForGuest(params.id, body, callerOf(raw).id)),
  );

  mount(app, listBoxOfficeSeats, async ({ params }) => (await blockedSeats.list(params.id)).map(presentBoxOfficeSeat));

  void app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.bodyLimit = MAX_SEATS_BODY_BYTES;
    });
    mount(scope, blockSeats, async ({ params, body, raw }) => ({
      seatIds: await blockedSeats.block(params.id, readBlockedFor(body), callerOf(raw).id),
    }));

    mount(scope, holdBlockedSeats, async ({ params, body, raw }) => ({
      seatIds: await blockedSeats.hold(params.id, readBlockedFor(body), callerOf(raw).id),
    }));

    mount(scope, changeBlockReason, async ({ params, body, raw }) => ({
      seatIds: await blockedSeats.changeReason(params.id, body, callerOf(raw).id),
    }));

    mount(scope, unblockSeats, async ({ params, body, raw }) => ({
      seatIds: await blockedSeats.unblock(params.id, body.seatIds, callerOf(raw).id),
    }));
  });
}
