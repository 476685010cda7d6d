import {
  acceptForGuest,
  acceptOffer,
  addGuestWish,
  declineOffer,
  getWaitingPlace,
  joinWaitingList,
  leaveWaitingList,
  listWaitingPeople,
  listWaitingPlaces,
  listWaitingShows,
  offerByHand,
  removeWish,
} from "@podium/shared/contracts/waiting-list";
import { deleteShow } from "@podium/shared/contracts/shows";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentForVolunteers } from "#modules/sale/reservations/reservations.presenter.ts";
import { presentCart } from "#modules/sale/seats/seats.presenter.ts";
import { presentList, presentPlace } from "./waiting-list.presenter.ts";
import type { WaitingListAdminService } from "./waiting-list-admin.service.ts";
import type { WaitingListService } from "./waiting-list.service.ts";

export async function waitingListRoutes(
  app: FastifyInstance,
  deps: { waitingList: WaitingListService; waitingListAdmin: WaitingListAdminService; clock: Clock },
): Promise<void> {
  const { waitingList, waitingListAdmin: admin, clock } = deps;

  mount(app, joinWaitingList, async ({ params, body, raw }) =>
    presentPlace(await waitingList.joinFor(callerOf(raw).id, params.id, body), clock.now()),
  );

  mount(app, getWaitingPlace, async ({ params, raw }) =>
    presentPlace(await waitingList.place(callerOf(raw).id, params.id), clock.now()),
  );

  mount(app, leaveWaitingList, async ({ params, raw }) => {
    await waitingList.leave(callerOf(raw).id, params.id);
    return null;
  });

  mount(app, listWaitingPlaces, async ({ raw }) =>
    (await waitingList.placesOf(callerOf(raw).id)).map((place) => presentPlace(place, clock.now())),
  );

  mount(app, acceptOffer, async ({ params, raw }) =>
    presentCart(await waitingList.accept(callerOf(raw).id, params.id), clock.now()),
  );

  mount(app, declineOffer, async ({ params, raw }) => {
    await waitingList.decline(callerOf(raw).id, params.id);
    return null;
  });

  mount(app, listWaitingShows, () => admin.shows());

  mount(app, listWaitingPeople, async ({ params }) => presentList(await admin.list(params.id), clock.now()));

  mount(app, addGuestWish, async ({ params, body, raw }) =>
    presentList(
      await admin.add(params.id, { ...body, key: body.key ?? crypto.randomUUID() }, callerOf(raw).id),
      clock.now(),
    ),
  );

  mount(app, removeWish, async ({ params, raw }) =>
    presentList(await admin.remove(params.id, callerOf(raw).id), clock.now()),
  );

  mount(app, offerByHand, async ({ params, body, raw }) =>
    presentList(await admin.offer(params.id, body.seatIds, callerOf(raw).id), clock.now()),
  );

  mount(app, deleteShow, async ({ params, raw }) => {
    await admin.deleteShow(params.id, callerOf(raw).id);
    return null;
  });

  mount(app, acceptForGuest, async ({ params, body, raw }) =>
    presentForVolunteers(await admin.accept(params.id, body, callerOf(raw).id)),
  );
}
