import { sql } from "kysely";
import { sellVoucher } from "@podium/shared/test/steps.ts";
import type { FakeClock } from "./fake-clock.ts";
import { apiTest } from "./fixtures.ts";

/** @returns a test with steps that sell vouchers and check their amounts */
export const voucherTest = (clock: FakeClock) =>
  apiTest({ clock }).extend("vouchers", { scope: "file" }, ({ podium, admin }) => ({
    sell: async (amount: number) => {
      const { id, code } = await sellVoucher(admin.api, amount);
      return { id, code };
    },
    balance: async (id: number) => (await admin.api.getVoucher({ params: { id } })).balance,
    /** Finds vouchers of the whole database whose amounts do not add up. */
    faults: async () => {
      const { rows } = await sql`
      select vouchers.id, balance_cents, coalesce(sum(cents), 0)::int as ledger from vouchers
      left join voucher_entries on voucher_id = vouchers.id group by vouchers.id
      having balance_cents <> coalesce(sum(cents), 0) or balance_cents < 0
      union all
      select part.voucher_id, part.cents, part.reservation_id from reservation_vouchers part
      join reservations on reservations.id = part.reservation_id
      where (status in ('PENDING', 'CONFIRMED')) <> (given_back_at is null)
        or (case when given_back_at is null then part.cents else 0 end) <> (
          select -coalesce(sum(cents), 0) from voucher_entries entry
          where entry.voucher_id = part.voucher_id and entry.reservation_id = part.reservation_id)`.execute(
        podium.deps.database.db,
      );
      return rows;
    },
  }));
