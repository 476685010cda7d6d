import { setTimeout as sleep } from "node:timers/promises";
import { paymentOutcomeSchema } from "@podium/shared/contracts/online-payments";
import { type Reservation, reservationSchema } from "@podium/shared/contracts/reservations";
import { cartSchema } from "@podium/shared/contracts/seats";
import { ticketsSchema } from "@podium/shared/contracts/tickets";
import { parseTicketQr } from "@podium/shared/ticket-qr";
import * as z from "zod";
import type { Caller } from "./caller.ts";
import { type Step, stepsOf, type Via } from "./plan.ts";

export interface Account {
  id: number;
  token: string;
}

export interface Scenario {
  caller: Caller;
  seed: number;
  showIds: readonly number[];
  codes: readonly string[];
  admin: Account;
}

const myReservations = z.array(reservationSchema);
const checkout = z.object({ checkoutUrl: z.string().nullish() });

const otherServer = (via: Via): Via => (via === 0 ? 1 : 0);

export async function runUser(scenario: Scenario, user: Account, number: number, signal: AbortSignal): Promise<void> {
  for (const step of stepsOf(scenario.seed, number)) {
    if (signal.aborted) return;
    await doStep(scenario, user, step);
    await sleep(step.restMs, undefined, { signal }).catch(() => undefined);
  }
}

async function doStep(scenario: Scenario, user: Account, step: Step): Promise<void> {
  const { caller, admin } = scenario;
  const { action, via, hangUpAfterMs } = step;
  const own = { via, token: user.token, hangUpAfterMs };
  const boxOffice = { via, token: admin.token, hangUpAfterMs };

  async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined> {
    const response = await caller.ask({ via, token: user.token, method: "GET", path });
    return response.status === 200 ? schema.parse(response.body) : undefined;
  }
  async function latest(fits: (one: Reservation) => boolean): Promise<Reservation | undefined> {
    return (await read("/api/reservation/my-reservations", myReservations))?.find(fits);
  }

  async function reserve({ code, method, twice }: Extract<Step["action"], { kind: "reserve" }>): Promise<void> {
    const cart = await read("/api/carts", cartSchema);
    if (!cart) return;
    const ticketCode = code === null ? null : (scenario.codes[code] ?? null);
    const submit = (server: Via) =>
      caller.change(
        user.id,
        { kind: "reserve", showId: cart.showId, seatIds: cart.seats },
        {
          ...own,
          via: server,
          method: "POST",
          path: `/api/reservation/${cart.showId}`,
          body: { seatIds: cart.seats, ticketCode, paymentMethod: method },
        },
      );
    await Promise.all(twice ? [submit(via), submit(otherServer(via))] : [submit(via)]);
  }

  async function pay(outcome: "pay" | "cancel" | "fail"): Promise<void> {
    const reservation = await latest((one) => one.status === "PENDING");
    if (!reservation) return;
    const path = `/api/reservation/${reservation.id}/online-payment`;
    const known = (await read(path, paymentOutcomeSchema))?.payment?.checkoutUrl;
    const started = known ? undefined : await caller.ask({ ...own, method: "POST", path });
    const url = known ?? checkout.safeParse(started?.body).data?.checkoutUrl;
    const ref = url?.split("/").at(-1);
    if (!url || !ref) return;
    const page = { via, method: "POST", path: url, form: { outcome }, hangUpAfterMs } as const;
    await caller.change(user.id, { kind: "pay", ref, outcome }, page);
  }

  /** The same ticket at both entries at the same moment. */
  async function scan(): Promise<void> {
    const reservation = await latest((one) => one.confirmed && one.seats.some((seat) => seat.scannedAt === null));
    const tickets = reservation && (await read(`/api/reservation/tickets/${reservation.id}`, ticketsSchema));
    const index = tickets?.seats.findIndex((seat) => seat.scannedAt === null) ?? -1;
    const ticket = parseTicketQr(tickets?.qrContents?.[index] ?? "");
    if (!ticket) return;
    const { reservationId, seatId, token } = ticket;
    await Promise.all(
      [via, otherServer(via)].map((server) =>
        caller.change(
          user.id,
          { kind: "scan", reservationId, seatId },
          {
            ...boxOffice,
            via: server,
            method: "POST",
            path: `/api/reservation/${reservationId}/scan/${seatId}`,
            body: { token },
          },
        ),
      ),
    );
  }

  switch (action.kind) {
    case "hold": {
      const showId = scenario.showIds[action.show] ?? 0;
      const path = `/api/carts/seats/${showId}/${action.seatId}`;
      await caller.change(user.id, { kind: "hold", showId, seatId: action.seatId }, { ...own, method: "POST", path });
      return;
    }
    case "release": {
      const seatId = (await read("/api/carts", cartSchema))?.seats[0];
      if (!seatId) return;
      const path = `/api/carts/seats/${seatId}`;
      await caller.change(user.id, { kind: "release", seatId }, { ...own, method: "DELETE", path });
      return;
    }
    case "clear":
      await caller.change(user.id, { kind: "clear" }, { ...own, method: "DELETE", path: "/api/carts/remove/cart" });
      return;
    case "reserve":
      return reserve(action);
    case "pay":
      return pay(action.outcome);
    case "confirm": {
      const wanted = action.expired ? "EXPIRED" : "PENDING";
      const reservationId = (await latest((one) => one.status === wanted))?.id;
      if (reservationId === undefined) return;
      const path = `/api/reservation/${reservationId}/confirm`;
      await caller.change(user.id, { kind: "confirm", reservationId }, { ...boxOffice, method: "POST", path });
      return;
    }
    case "cancel": {
      const active = await latest((one) => one.status === "CONFIRMED" || one.status === "PENDING");
      if (!active) return;
      const request = { method: "POST", path: `/api/admin/reservations/${active.id}/cancel` } as const;
      await caller.change(
        user.id,
        { kind: "cancel", reservationId: active.id },
        { ...boxOffice, ...request, body: { reason: "Op vraag" } },
      );
      return;
    }
    case "scan":
      return scan();
  }
}
