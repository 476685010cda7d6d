import type { TicketTypeFields } from "@podium/shared/contracts/ticket-types";
import type { ShowForm } from "@podium/shared/contracts/shows";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { beginAt, makeShow, makeUser, type User } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A ticket type at 14 euros in the hall (tables T1 to T25) and 10 on the balcony (rows R1 to R4). */
export const ZONED: TicketTypeFields = {
  name: "Volwassene",
  description: "",
  prices: [
    { zone: "zaal", price: 14 },
    { zone: "balkon", price: 10 },
  ],
};

type Codes = Parameters<typeof reserve>[3];

/** Test steps of visitors who change their own seats; moves are written 'R1-A>T1-A', separated by commas. */
export function ownMoves(podium: TestApp, admin: () => Promise<User>) {
  const asked = (moves: string) =>
    moves.split(",").map((move) => {
      const [from = "", to = ""] = move.split(">");
      return { from, to };
    });

  return {
    async reserved(seatIds: string[], { dateTime, ...form }: Partial<ShowForm> = {}, codes: Codes = {}) {
      const user = await makeUser(podium);
      const show = await makeShow(podium, { ticketTypes: [ZONED], ...form });
      const id = await reserve(user.api, show.id, seatIds, codes);
      if (dateTime !== undefined) await beginAt(podium, show.id, dateTime);
      return { user, show: { ...show, ...(dateTime !== undefined && { dateTime }) }, id };
    },

    async paid(seatIds: string[], form: Partial<ShowForm> = {}, codes: Codes = {}) {
      const made = await this.reserved(seatIds, form, codes);
      if ((await made.user.api.getMyLatestReservation()).status !== "CONFIRMED")
        await pay((await admin()).api, made.id);
      return made;
    },

    /** A paid seat on the balcony, and a dearer one in the hall that is held until the difference is paid. */
    async kept(move = "R1-A>T1-A", form: Partial<ShowForm> = {}) {
      const made = await this.paid(["R1-A", "R1-B"], form);
      const { checkoutUrl = "", moved } = await this.move(made.user, made.id, move);
      expect(moved).toBe(false);
      return { ...made, ref: checkoutUrl.split("/").at(-1) ?? "" };
    },

    quote: (user: User, id: number, moves: string) =>
      user.api.quoteOwnMove({ params: { id }, body: { moves: asked(moves) } }),

    /** Moves at the quoted difference. */
    async move(user: User, id: number, moves: string) {
      const { difference } = await this.quote(user, id, moves);
      return user.api.moveOwnReservation({ params: { id }, body: { moves: asked(moves), difference } });
    },

    /** Returns the server's raw response. */
    ask: (user: User, id: number, moves: string, difference = 0) =>
      user.call("POST", `/api/reservation/${id}/move`, { moves: asked(moves), difference }),

    async seatsOf(user: User, id: number): Promise<string[]> {
      const reservation = (await user.api.listMyReservations()).find((one) => one.id === id);
      return reservation?.seats.map(({ seat }) => seat.seatId) ?? [];
    },
  };
}
