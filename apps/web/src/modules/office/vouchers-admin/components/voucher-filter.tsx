import type { VoucherState } from "@podium/shared/contracts/vouchers";
import type { ListView, OnView } from "#platform/list-view.ts";
import { Select } from "#ui/select.tsx";
import { stateFilter } from "#modules/office/vouchers-admin/api/vouchers.ts";
import { stateWords } from "#modules/office/vouchers-admin/model/voucher-words.ts";

const ALL = "alle";
const NAMES: Readonly<Record<VoucherState, string>> = { open: "open", used: "op", blocked: "geblokkeerd" };

export function VoucherFilter({ view, onView }: { view: ListView; onView: OnView }) {
  const state = stateFilter(view);
  return (
    <Select
      label="Staat"
      hideLabel
      className="min-w-52 max-sm:flex-1"
      value={state ? NAMES[state] : ALL}
      onValueChange={(chosen) => onView({ ...view, pageIndex: 0, filters: chosen === ALL ? {} : { staat: chosen } })}
      options={[
        { value: ALL, label: "Elke staat" },
        ...(["open", "used", "blocked"] as const).map((each) => ({ value: NAMES[each], label: stateWords[each].word })),
      ]}
    />
  );
}
