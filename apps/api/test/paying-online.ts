import type { PaymentOutcome } from "@podium/shared/contracts/online-payments";
import { expect } from "vitest";
import { makeUser, makeShow, type User } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

export const PAID_SEATS = ["R1-A", "R1-B"];

/** What somebody does who pays online, and what the provider does. */
export function payingOnline(podium: TestApp) {
  return {
    /** Reserves with a cart, to be paid online; `ref` is the provider's id. */
    async reserveOnline() {
      const [user, { id: show }] = [await makeUser(podium), await makeShow(podium)];
      for (const seatId of PAID_SEATS) await user.call("POST", `/api/carts/seats/${show}/${seatId}`);
      const body = { seatIds: PAID_SEATS, paymentMethod: "PAYCONIQ" };
      const answer = await user.call("POST", `/api/reservation/${show}`, body);
      expect(answer.statusCode).toBe(201);
      const { id, checkoutUrl } = answer.json<{ id: number; checkoutUrl?: string }>();
      return { user, show, id, checkoutUrl, ref: checkoutUrl?.split("/").at(-1) ?? "" };
    },

    /** The provider says that something changed. */
    webhook: (ref: string) =>
      podium.app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: `id=${ref}`,
      }),

    outcome: async (user: User, id: number) =>
      (await user.call("GET", `/api/reservation/${id}/online-payment`)).json<PaymentOutcome>(),

    /** How many mails with tickets there are for a reservation, sent or waiting. */
    async ticketMails(id: number): Promise<number> {
      const mails = podium.deps.database.db
        .selectFrom("mails")
        .selectAll()
        .where("kind", "=", "TICKETS")
        .where("subjectId", "=", id);
      return (await mails.execute()).length;
    },
  };
}
