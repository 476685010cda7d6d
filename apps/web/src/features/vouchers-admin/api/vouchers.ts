import type { VoucherDetails, VoucherState } from "@podium/shared/contracts/vouchers";
import { liveQuery } from "#live/live-query.ts";
import { pagedListQuery } from "#live/paged-list.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";
import { queryClient } from "#platform/query-client.ts";

const KEY = "vouchers-admin";
const LIST_KEY = [KEY, "list"];

/** Their names in the address. */
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

/** With its ledger, its code masked. */
export const voucherQuery = (id: number) =>
  liveQuery({ key: [KEY, "one", id], fetch: (signal) => api.getVoucher({ params: { id }, signal }) });

/** After an act without a response: it may have been done. */
export function askVouchersAgain(): void {
  void queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** After an act on it: its ledger is the response, its row is asked for again. */
export function replaceVoucher(voucher: VoucherDetails): void {
  liveQueries.change<VoucherDetails>(voucherQuery(voucher.id).key, () => voucher);
  void queryClient.invalidateQueries({ queryKey: LIST_KEY });
}
