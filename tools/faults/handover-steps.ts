import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Line } from "./caller.ts";
import type { Account, Scenario } from "./participants.ts";
import { CANCELLED, type Step } from "./plan.ts";

type Kind = "ownMove" | "giveBack" | "undoReturn" | "passOn" | "takeBack" | "cancelShow" | "choose";
type HandedAction = Extract<Step["action"], { kind: Kind }>;

const FORM = { subject: "De voorstelling gaat niet door", text: "Kies wat er met uw geld gebeurt." };
const IBAN = "BE71096123456769";
const DAY_MS = 24 * 3600 * 1000;
/** Longer than a new seat stays reserved while its difference is unpaid. */
const LATE_MS = 3500;

export function asHolders(scenario: Scenario, user: Account, step: Step) {
  const { caller, admin, showIds } = scenario;
  const own: Line = { via: step.via, token: user.token, hangUpAfterMs: step.hangUpAfterMs };
  const reader: Line = { via: step.via, token: user.token };

  async function find(fits: (one: Reservation) => boolean): Promise<Reservation | undefined> {
    return (await caller.read(reader, "listMyReservations", {}))?.find(fits);
  }

  const isPaid = (one: Reservation) => one.status === "CONFIRMED";

  /** Moves the first ticket to a seat of any price; a difference is paid in time, late, or never. */
  async function move({ seatId: to, voucher, payment }: Extract<HandedAction, { kind: "ownMove" }>): Promise<void> {
    const reservation = await find((one) => isPaid(one) || one.status === "PENDING");
    const from = reservation?.seats.find(({ scannedAt }) => scannedAt === null)?.seat.seatId;
    if (!reservation || from === undefined) return;
    const { id, show } = reservation;
    const [params, moves] = [{ id }, [{ from, to }]];
    const vouchers = voucher === null ? [] : [scenario.vouchers[voucher] ?? ""];
    const quote = await caller.read(reader, "quoteOwnMove", { params, body: { moves, vouchers } });
    if (!quote) return;
    const { difference } = quote;
    const asked = { kind: "ownMove", reservationId: id, showId: show.id, from, to, isDue: quote.due > 0 } as const;
    await caller.change(user.id, asked, () =>
      caller.call(own, "moveOwnReservation", { params, body: { moves, vouchers, difference } }),
    );
    if (quote.due === 0) return;
    const url = (await caller.read(reader, "payOwnMove", { params }))?.checkoutUrl;
    const ref = url?.split("/").at(-1);
    if (!url || !ref || payment === "never") return;
    if (payment === "late") await sleep(LATE_MS);
    await caller.change(user.id, { kind: "pay", ref, outcome: "pay" }, () =>
      caller.postForm(own, url, { outcome: "pay" }),
    );
  }

  /** Gives back or passes on one ticket, so that most reservations keep some. */
  async function give(kind: "giveBack" | "passOn"): Promise<unknown> {
    const reservation = await find((one) => isPaid(one) && one.seats.some(({ scannedAt }) => scannedAt === null));
    const ticketId = reservation?.seats.find(({ scannedAt }) => scannedAt === null)?.id;
    if (!reservation || ticketId === undefined) return undefined;
    const params = { id: reservation.id };
    const ticketIds = [ticketId];
    return caller.change(user.id, { kind, reservationId: reservation.id }, () =>
      kind === "giveBack"
        ? caller.call(own, "giveBackTickets", { params, body: { ticketIds } })
        : caller.call(own, "passTicketsOn", {
            params,
            body: { ticketIds, name: "Els", email: `els-${reservation.id}@faults.example` },
          }),
    );
  }

  async function undo(kind: "undoReturn" | "takeBack"): Promise<unknown> {
    for (const { id, status } of (await caller.read(reader, "listMyReservations", {})) ?? []) {
      if (status !== "CONFIRMED") continue;
      const params = { id };
      const handed = await caller.read(reader, "getHandedTickets", { params });
      const returnedId = handed?.returned.find(({ canKeep }) => canKeep)?.id;
      const ticketId = handed?.passed.find(({ canTakeBack }) => canTakeBack)?.ticketId;
      if (kind === "undoReturn" && returnedId !== undefined)
        return caller.change(user.id, { kind, reservationId: id }, () =>
          caller.call(own, "keepReturnedTicket", { params, body: { returnedId } }),
        );
      if (kind === "takeBack" && ticketId !== undefined)
        return caller.change(user.id, { kind, reservationId: id }, () =>
          caller.call(own, "takeTicketsBack", { params, body: { ticketIds: [ticketId] } }),
        );
    }
    return undefined;
  }

  async function choose({ choice }: Extract<HandedAction, { kind: "choose" }>): Promise<unknown> {
    const page = await caller.read(reader, "openChoices", { body: {} });
    const open = page?.changes.flatMap(({ reservations }) => reservations).find(({ choices }) => choices.length > 0);
    if (!open) return undefined;
    const body = { choice, ...(open.needsIban && { iban: IBAN }) };
    return caller.change(user.id, { kind: "choose", reservationId: open.id, choice }, () =>
      caller.call(own, "choose", { params: { id: open.id }, body }),
    );
  }

  function cancelShow(): Promise<unknown> {
    const showId = showIds[CANCELLED] ?? 0;
    const chooseBefore = new Date(Date.now() + DAY_MS).toISOString();
    return caller.change(admin.id, { kind: "cancelShow", showId }, () =>
      caller.call({ ...own, token: admin.token }, "cancelShow", {
        params: { id: showId },
        body: { ...FORM, key: randomUUID(), chooseBefore },
      }),
    );
  }

  return (action: HandedAction): Promise<unknown> => {
    switch (action.kind) {
      case "ownMove":
        return move(action);
      case "giveBack":
      case "passOn":
        return give(action.kind);
      case "undoReturn":
      case "takeBack":
        return undo(action.kind);
      case "choose":
        return choose(action);
      case "cancelShow":
        return cancelShow();
    }
  };
}
