import { describe, expect } from "vitest";
import { reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const test = mailTest();
const cancelled = { reason: "De hoofdrolspeler is ziek" };

describe("a reservation that is cancelled after it was paid", () => {
  test("by a transfer is a refund due, which is marked once and written in the log", async ({ scenario, admin }) => {
    const { id } = await scenario.paid();
    await scenario.boxOffice(id, "cancel", cancelled);
    const refund = await scenario.refundOf(id);
    expect(refund).toMatchObject({
      amount: 24,
      reason: "RESERVATION_CANCELLED",
      message: "De reservering werd geannuleerd nadat ze betaald was.",
      method: "TRANSFER",
      providerReference: "",
      payer: "",
      refundedAt: null,
    });
    const done = () => admin.api.markRefunded({ params: { paymentId: refund?.paymentId ?? 0 } });
    const { refundedAt } = await done();
    expect(refundedAt).not.toBeNull();
    expect((await done()).refundedAt).toBe(refundedAt);
    expect((await scenario.auditOf(id)).filter(({ action }) => action === "REFUNDED")).toHaveLength(1);
  });

  test("in cash is a refund due as well; a free one and an unpaid one are not", async ({ podium, scenario, admin }) => {
    const show = await makeShow(podium);
    const guest = { firstname: "Gust", lastname: "Peeters", email: "", number: "" };
    const forGuest = async (seatId: string, paid: "cash" | "transfer" | "free") => {
      const { id } = await admin.api.reserveForGuest({
        params: { id: show.id },
        body: { guest, seatIds: [seatId], paid },
      });
      await scenario.boxOffice(id, "cancel", cancelled);
      return scenario.refundOf(id);
    };
    expect(await forGuest("R1-A", "cash")).toMatchObject({ amount: 12, method: "CASH" });
    expect(await forGuest("R1-B", "transfer")).toBeUndefined();
    expect(await forGuest("R1-C", "free")).toBeUndefined();
  });

  test("is not shown to its owner as an online payment", async ({ scenario }) => {
    const { owner, id } = await scenario.paid();
    await scenario.boxOffice(id, "cancel", cancelled);
    expect((await owner.api.getPaymentOutcome({ params: { id } })).payment).toBeNull();
  });
});

describe("the mail of a cancellation", () => {
  test("says how the money comes back to who has paid", async ({ scenario, mailbox, sendMails }) => {
    const { owner, id } = await scenario.paid();
    await scenario.boxOffice(id, "cancel", cancelled);
    await sendMails();
    const text = (await mailbox.mailsTo(owner.email)).find(({ subject }) => subject?.includes("geannuleerd"))?.text;
    expect(text).toContain("Reden: De hoofdrolspeler is ziek");
    expect(text).toContain("U schreef € 24,00 over. Dat bedrag storten wij terug op de rekening waarvan u betaalde");
    expect(text).toContain("Uw tickets zijn niet meer geldig.");
    expect(text).not.toContain("niets meer te betalen");
  });

  test("says that nothing is to be paid any more to who has not", async ({ podium, scenario, mailbox, sendMails }) => {
    const [owner, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(owner.api, show.id, ["R1-A"]);
    await scenario.boxOffice(id, "cancel", cancelled);
    await sendMails();
    const text = (await mailbox.mailsTo(owner.email)).find(({ subject }) => subject?.includes("geannuleerd"))?.text;
    expect(text).toContain("U hoeft niets meer te betalen");
    expect(text).not.toContain("tickets");
  });

  test("says what is on a voucher again, which had paid it all", async ({
    podium,
    admin,
    scenario,
    mailbox,
    sendMails,
  }) => {
    const [owner, show] = [await makeUser(podium), await makeShow(podium)];
    const { code } = await sellVoucher(admin.api, 30);
    const id = await reserve(owner.api, show.id, ["R1-A"], { ticketCode: code });
    await scenario.boxOffice(id, "cancel", cancelled);
    await sendMails();
    const text = (await mailbox.mailsTo(owner.email)).find(({ subject }) => subject?.includes("geannuleerd"))?.text;
    expect(text).toContain(`Op uw cadeaubon •••• ${code.slice(-4)} staat weer € 12,00 meer.`);
  });
});
