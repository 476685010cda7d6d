import { setTimeout as sleep } from "node:timers/promises";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { ApiResponse } from "@podium/shared/test/api.ts";
import { parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import type { Asked } from "./history.ts";
import type { Account, Scenario } from "./participants.ts";
import { otherServer, STANDING, type Step, stepsOf, type Via } from "./plan.ts";
import { AREA, isOfArea } from "./standing-hall.ts";
import { asCashier } from "./cash-steps.ts";
import { asHolders } from "./handover-steps.ts";
import { asBank, asPayer } from "./transfer-steps.ts";
import { asVolunteers } from "./volunteers.ts";
import { asWaiting } from "./waiting-steps.ts";
import { asOffice } from "./office-steps.ts";

export async function runUser(scenario: Scenario, user: Account, number: number, signal: AbortSignal): Promise<void> {
  for (const step of stepsOf(scenario.seed, number)) {
    if (signal.aborted) return;
    await doStep(scenario, user, step);
    await sleep(step.restMs, undefined, { signal }).catch(() => undefined);
  }
}

async function doStep(scenario: Scenario, user: Account, step: Step): Promise<unknown> {
  const { caller, admin } = scenario;
  const { action, via, hangUpAfterMs } = step;
  const own = { via, token: user.token, hangUpAfterMs };
  const boxOffice = { via, token: admin.token, hangUpAfterMs };
  const reader = { via, token: user.token };
  const volunteers = asVolunteers(scenario, user, step);
  const change = (asked: Asked, call: () => Promise<ApiResponse>) => caller.change(user.id, asked, call);

  async function latest(fits: (one: Reservation) => boolean): Promise<Reservation | undefined> {
    return (await caller.read(reader, "listMyReservations", {}))?.find(fits);
  }

  async function reserve({
    code,
    voucher,
    method,
    twice,
  }: Extract<Step["action"], { kind: "reserve" }>): Promise<void> {
    const cart = await caller.read(reader, "getCart", {});
    if (!cart) return;
    const { showId, seats: seatIds } = cart;
    const ticketCode = code === null ? null : (scenario.codes[code] ?? null);
    const vouchers = voucher === null ? [] : [scenario.vouchers[voucher] ?? ""];
    const body = { seatIds, ticketCode, vouchers, paymentMethod: method };
    const submit = (server: Via) =>
      change({ kind: "reserve", showId, seatIds }, () =>
        caller.call({ ...own, via: server }, "reserve", { params: { showId }, body }),
      );
    await Promise.all(twice ? [submit(via), submit(otherServer(via))] : [submit(via)]);
  }

  async function pay(outcome: "pay" | "cancel" | "fail"): Promise<void> {
    const reservation = await latest((one) => one.status === "PENDING");
    if (!reservation) return;
    const params = { id: reservation.id };
    const known = (await caller.read(reader, "getPaymentOutcome", { params }))?.payment?.checkoutUrl;
    const url = known ?? (await caller.read(own, "startOnlinePayment", { params }))?.checkoutUrl;
    const ref = url?.split("/").at(-1);
    if (!url || !ref) return;
    await change({ kind: "pay", ref, outcome }, () => caller.postForm(own, url, { outcome }));
  }

  async function scan(): Promise<void> {
    const reservation = await latest((one) => one.confirmed && one.seats.some((seat) => seat.scannedAt === null));
    const tickets = reservation && (await caller.read(reader, "getTickets", { params: { id: reservation.id } }));
    const index = tickets?.seats.findIndex((seat) => seat.scannedAt === null) ?? -1;
    const ticket = parseTicketQr(tickets?.qrContents?.[index] ?? "");
    if (!ticket) return;
    const { token, ...params } = ticket;
    await Promise.all(
      [via, otherServer(via)].map((server) =>
        change({ kind: "scan", ...params }, () =>
          caller.call({ ...boxOffice, via: server }, "scanSeat", { params, body: { token } }),
        ),
      ),
    );
  }

  switch (action.kind) {
    case "hold": {
      const params = { showId: scenario.showIds[action.show] ?? 0, seatId: action.seatId };
      return change({ kind: "hold", ...params }, () => caller.call(own, "addSeat", { params }));
    }
    case "castSeat": {
      const params = { showId: scenario.showIds[0] ?? 0, seatId: action.seatId };
      const body = { castToken: scenario.castToken };
      return change({ kind: "hold", ...params }, () => caller.call(own, "addSeat", { params, body }));
    }
    case "places": {
      const { count, twice } = action;
      const params = { showId: scenario.showIds[STANDING] ?? 0, groupId: AREA };
      const holdAt = (server: Via) =>
        change({ kind: "places", showId: params.showId, count }, () =>
          caller.call({ ...own, via: server }, "addAreaPlaces", { params, body: { count } }),
        );
      return Promise.all((twice ? [via, otherServer(via)] : [via]).map(holdAt));
    }
    case "best": {
      const { count, twice } = action;
      const params = { showId: scenario.showIds[action.show] ?? 0 };
      const free = (await caller.read({ via }, "listAvailableSeats", { params })) ?? [];
      const preferred = free.slice(0, count).map(({ seatId }) => seatId);
      const body = { count, ...(preferred.length === count && { preferred }) };
      const holdAt = (server: Via) =>
        change({ kind: "best", ...params, count }, () =>
          caller.call({ ...own, via: server }, "holdBestSeats", { params, body }),
        );
      return Promise.all((twice ? [via, otherServer(via)] : [via]).map(holdAt));
    }
    case "leaveArea": {
      const seats = (await caller.read(reader, "getCart", {}))?.seats.filter(isOfArea) ?? [];
      for (const seatId of seats)
        await change({ kind: "release", seatId }, () => caller.call(own, "removeSeat", { params: { seatId } }));
      return;
    }
    case "release": {
      const seatId = (await caller.read(reader, "getCart", {}))?.seats[0];
      if (!seatId) return;
      return change({ kind: "release", seatId }, () => caller.call(own, "removeSeat", { params: { seatId } }));
    }
    case "type": {
      const cart = await caller.read(reader, "getCart", {});
      const types = (await caller.read({ via }, "listShows", {}))?.find(({ id }) => id === cart?.showId)?.ticketTypes;
      const ticketTypeId = types?.[action.type]?.id;
      const seatId = cart?.seats[0];
      if (seatId === undefined || ticketTypeId === undefined) return;
      return change({ kind: "type", seatId, ticketTypeId }, () =>
        caller.call(own, "setSeatType", { params: { seatId }, body: { ticketTypeId } }),
      );
    }
    case "give": {
      const giveAt = (server: Via, amount: number) =>
        change({ kind: "give", amount }, () =>
          caller.call({ ...own, via: server }, "setCartGift", { body: { amount } }),
        );
      const { amount, twice } = action;
      return Promise.all(twice ? [giveAt(via, amount), giveAt(otherServer(via), amount + 1)] : [giveAt(via, amount)]);
    }
    case "clear":
      return change({ kind: "clear" }, () => caller.call(own, "clearCart", {}));
    case "reserve":
      return reserve(action);
    case "pay":
      return pay(action.outcome);
    case "confirm":
    case "settleRest":
      return asCashier(scenario, user, step)(action);
    case "transfer":
      return asPayer(scenario, user, step)(action);
    case "sentBack":
      return asBank(scenario, user, step)(action);
    case "cancel": {
      const id = (await latest((one) => one.status === "CONFIRMED" || one.status === "PENDING"))?.id;
      if (id === undefined) return;
      return change({ kind: "cancel", reservationId: id }, () =>
        caller.call(boxOffice, "cancelReservation", { params: { id }, body: { reason: "Op vraag" } }),
      );
    }
    case "scan":
      return scan();
    case "move": {
      const found = await latest((one) => one.status === "CONFIRMED" || one.status === "PENDING");
      if (!found) return;
      const seats = found.seats.map(({ seat }) => seat.seatId);
      return volunteers.move({ id: found.id, showId: found.show.id, seats }, action);
    }
    case "resend": {
      const id = (await latest((one) => one.status === "CONFIRMED"))?.id;
      return id === undefined ? undefined : volunteers.resend(id);
    }
    case "block":
    case "unblock":
      return volunteers.block(action);
    case "guest":
      return volunteers.guest(action);
    case "door":
      return volunteers.door(action);
    case "ownMove":
    case "giveBack":
    case "undoReturn":
    case "passOn":
    case "takeBack":
    case "cancelShow":
    case "choose":
      return asHolders(scenario, user, step)(action);
    case "announceChange":
    case "refundFile":
    case "settleFile":
      return asOffice(scenario, step)(action);
    case "join":
    case "leave":
    case "answer":
    case "makeRoom":
    case "offer":
    case "phone":
    case "blockFew":
    case "unblockFew":
    case "movePlan":
      return asWaiting(scenario, user, step)(action);
  }
}
