import type { Language } from "@podium/shared/words/languages";
import { expect } from "vitest";
import { hold } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow, type User, withToken } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

export const PAID_SEATS = ["R1-A", "R1-B"];

/** Test steps of a user who pays online, and of the provider. */
export function payingOnline(podium: TestApp) {
  return {
    /** Reserves with a cart, to be paid online; `ref` is the provider's id. @param language of the site @param add more */
    async reserveOnline(language?: Language, add?: (user: User, showId: number) => Promise<unknown>) {
      const user = withToken(podium, await makeUser(podium), language);
      const { id: show } = await makeShow(podium);
      for (const seatId of PAID_SEATS) await hold(user.api, show, [seatId]);
      await add?.(user, show);
      const body = { seatIds: PAID_SEATS, paymentMethod: "PAYCONIQ" };
      const response = await user.call("POST", `/api/reservation/${show}`, body);
      expect(response.statusCode).toBe(201);
      const { id, checkoutUrl } = response.json<{ id: number; checkoutUrl?: string }>();
      return { user, show, id, checkoutUrl, ref: checkoutUrl?.split("/").at(-1) ?? "" };
    },

    /** The provider's call that something changed. */
    webhook: (ref: string) =>
      podium.app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: `id=${ref}`,
      }),

    outcome: async (user: User, id: number) => await user.api.getPaymentOutcome({ params: { id } }),

    /** The number of ticket mails of a reservation, sent or waiting. */
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
