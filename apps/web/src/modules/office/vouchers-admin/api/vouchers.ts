import type { VoucherDetails, VoucherState } from "@podium/shared/contracts/vouchers";
import { liveQuery } from "#live/live-query.ts";
import { pagedListQuery } from "#live/paged-list.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";
import { queryClient } from "#platform/query-client.ts";

const KEY = "vouchers-admin";
const LIST_KEY = [KEY, "list"];

export const VOUCHER_FILTERS = ["staat"];

const STATES: Readonly<Record<string, VoucherState>> = { open: "open", op: "used", geblokkeerd: "blocked" };

/** The state chosen in the address; undefined for any state, and for an unknown value. */
export const stateFilter = ({ filters = {} }: ListView): VoucherState | undefined => STATES[filters["staat"] ?? ""];

/** Refetched, as balances change without an event. */
export function vouchersQuery(view: ListView) {
  const state = stateFilter(view);
  return pagedListQuery(LIST_KEY, view, ({ query, signal }) =>
    api.listVouchers({ query: { ...query, ...(state && { state }) }, ...(signal && { signal }) }),
  );
}

/** A voucher with its ledger; its code is masked. */
export const voucherQuery = (id: number) =>
  liveQuery({ key: [KEY, "one", id], fetch: (signal) => api.getVoucher({ params: { id }, signal }) });

/** Refetches after an action without a response, because the action may have been done. */
export function askVouchersAgain(): void {
  void queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** Stores the voucher that an action returned, and refetches the lists with its row. */
export function replaceVoucher(voucher: VoucherDetails): void {
  liveQueries.change<VoucherDetails>(voucherQuery(voucher.id).key, () => voucher);
  void queryClient.invalidateQueries({ queryKey: LIST_KEY });
}
