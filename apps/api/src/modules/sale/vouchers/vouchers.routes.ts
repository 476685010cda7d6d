import {
  blockVoucher,
  correctVoucher,
  getVoucher,
  listVouchers,
  mailVoucher,
  renewVoucher,
  sellVoucher,
  showVoucherCode,
  type VoucherForm,
} from "@podium/shared/contracts/vouchers";
import { toCents } from "@podium/shared/money/money";
import type { FastifyInstance } from "fastify";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { presentCodedVoucher, presentVoucher, presentVoucherDetails } from "./vouchers.presenter.ts";
import type { NewVoucher, VouchersService } from "./vouchers.service.ts";

const WAYS = {
  cash: { origin: "SOLD", paidWith: "CASH" },
  transfer: { origin: "SOLD", paidWith: "TRANSFER" },
  free: { origin: "FREE", paidWith: null },
} as const satisfies Record<VoucherForm["paid"], Pick<NewVoucher, "origin" | "paidWith">>;

export async function vouchersRoutes(app: FastifyInstance, { vouchers }: { vouchers: VouchersService }): Promise<void> {
  mount(app, listVouchers, async ({ query }) => {
    const { items, ...page } = await vouchers.list(query);
    return { ...page, items: items.map(presentVoucher) };
  });

  mount(app, sellVoucher, async ({ raw, body: { amount, paid, key, ...details } }) => {
    const { name = "", email = "", reason = "" } = details;
    const given = { cents: toCents(amount), ...WAYS[paid], name, email, reason, key, actorId: callerOf(raw).id };
    return presentCodedVoucher(await vouchers.sell(given));
  });

  mount(app, getVoucher, async ({ params }) => presentVoucherDetails(await vouchers.get(params.id)));

  mount(app, showVoucherCode, async ({ raw, params }) =>
    presentCodedVoucher(await vouchers.showCode(params.id, callerOf(raw).id)),
  );

  mount(app, correctVoucher, async ({ raw, params, body: { amount, reason, key } }) => {
    const correction = { cents: toCents(amount), reason, key, actorId: callerOf(raw).id };
    return presentVoucherDetails(await vouchers.correct(params.id, correction));
  });

  mount(app, renewVoucher, async ({ raw, params, body }) =>
    presentCodedVoucher(await vouchers.renew(params.id, body.reason, callerOf(raw).id)),
  );

  mount(app, blockVoucher, async ({ raw, params, body }) =>
    presentVoucherDetails(await vouchers.setBlocked(params.id, body.blocked, body.reason, callerOf(raw).id)),
  );

  mount(app, mailVoucher, async ({ raw, params, body }) =>
    presentVoucherDetails(await vouchers.mail(params.id, body.email, callerOf(raw).id)),
  );
}
