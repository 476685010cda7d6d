import { describe, expect } from "vitest";
import { reserve, sellVoucher } from "@podium/shared/test/steps.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const test = mailTest();
const ILL = { reason: "ziek" };

describe("a refund", () => {
  test("can be given as a voucher, once, which the log says", async ({ podium, admin, scenario }) => {
    const { id } = await scenario.paid(["R1-A", "R1-B"]);
    await admin.api.cancelReservation({ params: { id }, body: ILL });
    const params = { paymentId: (await scenario.refundOf(id))?.paymentId ?? 0 };
    const given = await Promise.all([1, 2, 3].map(() => admin.api.refundAsVoucher({ params })));
    const ids = new Set(given.map(({ voucherId }) => voucherId));
    expect(ids.size).toBe(1);
    const [voucherId = 0] = ids;
    const voucher = await admin.api.getVoucher({ params: { id: voucherId } });
    expect(voucher).toMatchObject({ balance: 24, origin: "REFUND", entries: [{ kind: "ISSUED", amount: 24 }] });
    const mails = podium.deps.database.db.selectFrom("mails").where("kind", "=", "VOUCHER").selectAll();
    expect(await mails.where("subjectId", "=", voucherId).execute()).toHaveLength(1);
    const noted = (await scenario.auditOf(id)).filter(({ action }) => action === "REFUNDED");
    expect(noted.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(new RegExp(`24,00 van reservering #${id} teruggegeven als cadeaubon #${voucherId}$`)),
    ]);
  });

  test("goes back in one way only: as a voucher or otherwise", async ({ admin, scenario }) => {
    const dueOf = async (seats: string[]) => {
      const { id } = await scenario.paid(seats);
      await admin.api.cancelReservation({ params: { id }, body: ILL });
      return { params: { paymentId: (await scenario.refundOf(id))?.paymentId ?? 0 } };
    };
    const paidBack = await dueOf(["R2-A"]);
    await admin.api.markRefunded(paidBack);
    await expect(admin.api.refundAsVoucher(paidBack)).rejects.toMatchObject({ body: { code: "REFUND_DONE" } });
    const given = await dueOf(["R2-B"]);
    await admin.api.refundAsVoucher(given);
    await expect(admin.api.markRefunded(given)).rejects.toMatchObject({ body: { code: "REFUND_DONE" } });
    const both = await dueOf(["R2-C"]);
    const raced = await Promise.allSettled([admin.api.markRefunded(both), admin.api.refundAsVoucher(both)]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("is a voucher at once when the volunteer who cancels says so", async ({
    admin,
    scenario,
    mailbox,
    sendMails,
  }) => {
    const { id, owner } = await scenario.paid(["R3-A", "R3-B"]);
    await admin.api.cancelReservation({ params: { id }, body: { ...ILL, refundAs: "voucher" } });
    const refund = await scenario.refundOf(id);
    expect(refund).toMatchObject({ amount: 24, refundedAt: expect.any(String), voucherId: expect.any(Number) });
    const params = { id: refund?.voucherId ?? 0 };
    expect(await admin.api.getVoucher({ params })).toMatchObject({ balance: 24, email: owner.email });
    await sendMails();
    const mails = await mailbox.mailsTo(owner.email);
    const cancelled = mails.find(({ subject }) => subject?.includes("geannuleerd"))?.text;
    expect(cancelled).toContain("€ 24,00, krijgt u terug als cadeaubon");
    expect(cancelled).not.toContain("storten");
    expect(mails.some(({ subject }) => subject?.includes("adeaubon"))).toBe(true);
  });

  test("of some seats as well; the others stay paid", async ({ admin, scenario }) => {
    const { id } = await scenario.paid(["R4-A", "R4-B"]);
    await admin.api.giveUpSeats({ params: { id }, body: { seatIds: ["R4-B"], refundAs: "voucher" } });
    expect(await scenario.refundOf(id)).toMatchObject({ amount: 12, voucherId: expect.any(Number) });
    expect(await admin.api.getReservation({ params: { id } })).toMatchObject({ status: "CONFIRMED", totalprice: 12 });
  });

  test("is not made of a reservation that brought no money", async ({ podium, admin, scenario }) => {
    const { code } = await sellVoucher(admin.api, 30);
    const [owner, show] = [await makeUser(podium), await makeShow(podium)];
    const id = await reserve(owner.api, show.id, ["R1-A"], { vouchers: [code] });
    await admin.api.cancelReservation({ params: { id }, body: { ...ILL, refundAs: "voucher" } });
    expect(await scenario.refundOf(id)).toBeUndefined();
    expect((await admin.api.listVouchers({ query: { search: code } })).items).toMatchObject([{ balance: 30 }]);
  });
});
