import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Language } from "@podium/shared/words/languages";
import { nameOnly } from "@podium/shared/halls/seat-names";
import type { TicketFonts, TicketSheet } from "@podium/shared/tickets/ticket-pdf";
import { namesTypes } from "@podium/shared/halls/typed-places";
import { buildProductQr, buildTicketQr } from "@podium/shared/tickets/ticket-qr";
import { venueLine } from "@podium/shared/site/venue";
import { fullName } from "@podium/shared/words/typed-name";
import type { Account } from "#platform/http/caller.ts";
import { euros } from "#platform/process/formats.ts";
import type { Database, Reading } from "#platform/data/database.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import * as repository from "./tickets.repository.ts";

const loadTicketPdf = onFirstUse(() => import("@podium/shared/tickets/ticket-pdf"));
const loadVoucherPdf = onFirstUse(() => import("@podium/shared/tickets/ticket-pdf"));

const { resolve } = createRequire(import.meta.url);
const readFont = (name: string): Promise<Uint8Array> => readFile(resolve(`@podium/shared/fonts/${name}.ttf`));

let fonts: Promise<TicketFonts> | undefined;

function readTicketFonts(): Promise<TicketFonts> {
  fonts ??= Promise.all([
    readFont("ticket-serif-bold"),
    readFont("ticket-sans-regular"),
    readFont("ticket-sans-bold"),
  ]).then(([serifBold, sansRegular, sansBold]) => ({ serifBold, sansRegular, sansBold }));
  return fonts;
}

export type TicketsService = ReturnType<typeof createTicketsService>;

/** Tickets of a reservation; QR contents are null unless it is valid, and empty for tickets that others hold. */
export interface Tickets {
  reservation: Reservation;
  qrContents: string[] | null;
  /** In the order of the reservation's products; absent when there are none, or for another holder. */
  productQrContents?: string[];
  /** When a ticket was last passed on or taken back; null or absent: never, or not relevant. */
  handedAt?: Date | null;
  /** Id under which the payer passed the tickets on: the same for all that were passed on together. */
  passedId?: number | null;
}

export function createTicketsService(deps: {
  database: Database;
  reservations: Pick<ReservationsService, "getFor" | "getIn">;
  society: Pick<SocietyService, "current" | "logo">;
  doorsOpenMinutes: number;
}) {
  const { database, doorsOpenMinutes } = deps;

  async function societyOnSheet() {
    const { name, palette } = deps.society.current();
    return { name, palette, logo: await deps.society.logo.onPaper(), doorsOpenMinutes };
  }

  /** Reads in one snapshot, so that seats and secrets match even when the reservation is moved meanwhile. */
  function read(find: (reading: Reading) => Promise<Reservation>): Promise<Tickets> {
    return database.snapshot(async (snapshot) => {
      const reservation = await find(snapshot);
      if (reservation.status !== "CONFIRMED" || reservation.show.cancelledAt) return { reservation, qrContents: null };
      const { id: reservationId, seats, products } = reservation;
      const { secrets, handedAt } = await repository.findTicketSecrets(snapshot.db, reservationId);
      const qrContents = seats.map(({ seatId }) => {
        const token = secrets.get(seatId) ?? "";
        return token && buildTicketQr({ reservationId, seatId, token });
      });
      if (products.length === 0) return { reservation, qrContents, handedAt };
      const lines = await repository.findProductSecrets(snapshot.db, reservationId);
      const productQrContents = lines.map(({ id: lineId, secret: token }) =>
        buildProductQr({ reservationId, lineId, token }),
      );
      return { reservation, qrContents, productQrContents, handedAt };
    });
  }

  return {
    getFor: (caller: Account, id: number) => read((snapshot) => deps.reservations.getFor(caller, id, snapshot)),

    get: (id: number) => read((snapshot) => deps.reservations.getIn(snapshot, id)),

    /** @returns tickets in their recipient's name; null: none of these, or the reservation is not confirmed */
    getSome: (
      id: number,
      ticketIds: readonly number[],
      { name, language }: { name: string; language: Language },
    ): Promise<Tickets | null> =>
      database.snapshot(async (snapshot) => {
        const { user, seats: all, ...reservation } = await deps.reservations.getIn(snapshot, id);
        const seats = all.filter((seat) => ticketIds.includes(seat.id));
        if (seats.length === 0 || reservation.status !== "CONFIRMED") return null;
        // The holder has no account here: the mail links to a page of their own.
        const holder = { ...user, firstname: name, lastname: "" };
        const held = { ...reservation, seats, products: [], isGuest: true, user: holder, language };
        const { secrets, ...handed } = await repository.findSomeSecrets(snapshot.db, ticketIds);
        if (reservation.show.cancelledAt) return { reservation: held, qrContents: null, ...handed };
        return {
          ...handed,
          reservation: held,
          qrContents: seats.map(({ seatId }) =>
            buildTicketQr({ reservationId: id, seatId, token: secrets.get(seatId) ?? "" }),
          ),
        };
      }),

    async printPdf({ reservation, qrContents, productQrContents }: Tickets): Promise<Buffer> {
      const { id: reservationId, show, user, seats, products, language } = reservation;
      const sheet: TicketSheet = {
        reservationId,
        show: {
          name: show.name,
          dateTime: show.startsAt.toISOString(),
          where: venueLine(show.venue, deps.society.current()),
        },
        society: await societyOnSheet(),
        holder: fullName(user),
        tickets: seats
          .map((seat, index) => ({
            ...nameOnly(seat),
            type: namesTypes(seats) ? seat.ticketType.name : undefined,
            price: euros(seat.priceCents, language),
            qrContent: qrContents?.[index],
          }))
          .filter(({ qrContent }) => qrContent !== ""),
        products: products.map(({ name, count, priceCents }, index) => ({
          name,
          count,
          price: euros(count * priceCents, language),
          qrContent: productQrContents?.[index],
        })),
        language,
      };
      const { buildTicketPdf } = await loadTicketPdf();
      const pdf = await buildTicketPdf(sheet, await readTicketFonts());
      return Buffer.from(pdf);
    },

    async printVoucher({
      cents,
      ...voucher
    }: {
      code: string;
      cents: number;
      name: string;
      site: string;
      language: Language;
    }): Promise<Buffer> {
      const sheet = {
        ...voucher,
        amount: euros(cents, voucher.language),
        society: await societyOnSheet(),
      };
      const { buildVoucherPdf } = await loadVoucherPdf();
      return Buffer.from(await buildVoucherPdf(sheet, await readTicketFonts()));
    },
  };
}
