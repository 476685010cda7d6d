import { pay, reserve } from "@podium/shared/test/steps.ts";
import { codeOf } from "./changed-shows.ts";
import { makeShow, makeUser, proveNow } from "./factories.ts";
import { createFakeClock } from "./fake-clock.ts";
import { createFakeProvider } from "./fake-provider.ts";
import { appBeside, mailTest } from "./fixtures.ts";

export const IBAN = "BE68 5390 0754 7034";
const ENV = {
  BANK_IBAN: "BE43 0689 9999 9501",
  BANK_BIC: "KREDBEBB",
  BANK_BENEFICIARY: "Toneelkring Sint-Rochus vzw",
};

/** The clock and the provider of `refundFileTest`. */
export const clock = createFakeClock();
export const provider = createFakeProvider();
/** Extends mailTest with refunds, and with files of refunds for the bank. */
export const refundFileTest = mailTest({ clock, paymentProvider: provider, env: ENV })
  .extend("beside", { scope: "file" }, appBeside({ clock, paymentProvider: provider, env: ENV }))
  /** Refunds of 24 euros by transfer, each with an account. */
  .extend("due", { scope: "file" }, ({ podium, admin }) => async (count = 1) => {
    const refunds: Array<{ id: number; paymentId: number; email: string }> = [];
    const show = await makeShow(podium);
    // The clock may have moved on by months, so the earlier proof has expired.
    await proveNow(podium, admin);
    for (const seats of [
      ["R1-A", "R1-B"],
      ["R1-C", "R1-D"],
      ["R1-E", "R1-F"],
    ].slice(0, count)) {
      const user = await makeUser(podium);
      const id = await reserve(user.api, show.id, seats);
      await pay(admin.api, id);
      await admin.api.cancelReservation({ params: { id }, body: { reason: "Ziek" } });
      const paymentId =
        (await admin.api.listRefunds()).find(({ reservation }) => reservation.id === id)?.paymentId ?? 0;
      await admin.api.setRefundAccount({ params: { paymentId }, body: { iban: IBAN, holder: "Zoë D’Hondt" } });
      refunds.push({ id, paymentId, email: user.email });
    }
    return refunds;
  })
  /** The payments with the fingerprints of their accounts, as an administrator reads them now. */
  .extend("agreedOf", { scope: "file" }, ({ admin }) => async (...paymentIds: number[]) => {
    const refunds = await admin.api.listRefunds();
    return paymentIds.map((paymentId) => {
      const account = refunds.find((refund) => refund.paymentId === paymentId)?.account;
      return { paymentId, fingerprint: account?.fingerprint ?? "-" };
    });
  })
  .extend("make", { scope: "file" }, ({ admin, agreedOf }) => async (refunds: Array<{ paymentId: number }>) => {
    const agreed = await agreedOf(...refunds.map(({ paymentId }) => paymentId));
    return admin.api.makeRefundFile({ body: { refunds: agreed } });
  })
  .extend(
    "tryMake",
    { scope: "file" },
    ({ admin, agreedOf }) =>
      async (...paymentIds: number[]) =>
        codeOf(await admin.call("POST", "/api/admin/refund-files", { refunds: await agreedOf(...paymentIds) })),
  )
  .extend(
    "xmlOf",
    { scope: "file" },
    ({ admin }) =>
      (id: number) =>
        admin.api.getRefundFile({ params: { id } }),
  )
  .extend(
    "stateOf",
    { scope: "file" },
    ({ admin }) =>
      async (paymentId: number) =>
        (await admin.api.listRefunds()).find((refund) => refund.paymentId === paymentId),
  )
  .extend(
    "filesWith",
    { scope: "file" },
    ({ admin }) =>
      async (paymentId: number) =>
        (await admin.api.listRefundFiles()).filter(({ lines }) => lines.some((line) => line.paymentId === paymentId)),
  );
