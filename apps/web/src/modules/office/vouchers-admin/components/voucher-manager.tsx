import type { CodedVoucher, VoucherDetails, VoucherState } from "@podium/shared/contracts/vouchers";
import { Gift, Plus } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { useServerPage } from "#live/paged-list.ts";
import { useAddressParams, type ListView, type OnView } from "#platform/list-view.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { useMarks } from "#ui/data-table-model.ts";
import {
  replaceVoucher,
  stateFilter,
  VOUCHER_FILTERS,
  voucherQuery,
  vouchersQuery,
} from "#modules/office/vouchers-admin/api/vouchers.ts";
import { Select } from "#ui/select.tsx";
import { stateWords } from "#modules/office/vouchers-admin/model/voucher-words.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatEuro } from "#platform/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { SellDialog, SoldDialog } from "./sell-dialog.tsx";
import { voucherColumns } from "./voucher-columns.tsx";
import { BlockDialog, CorrectDialog, MailDialog, RenewDialog } from "./voucher-dialogs.tsx";
import { type VoucherAction, VoucherSheet } from "./voucher-sheet.tsx";

interface VoucherManagerProps {
  /** Controlled, because the page's own button opens the dialog too. */
  selling: boolean;
  onSelling: (open: boolean) => void;
}

/** The list, a sale, and one voucher, whose number is in the address so that others can link to it. */
export function VoucherManager({ selling, onSelling }: VoucherManagerProps) {
  const list = useServerPage(vouchersQuery, { filters: VOUCHER_FILTERS });
  const [sold, setSold] = useState<CodedVoucher | null>(null);
  const [marks, mark] = useMarks();
  const [address, changeAddress] = useAddressParams();
  const open = Number(address.get("bon"));
  const show = (id: number | null): void =>
    changeAddress((params) => (id === null ? params.delete("bon") : params.set("bon", String(id))), {
      replace: id === null,
    });
  const columns = voucherColumns(({ id }) => show(id));

  return (
    <>
      <Loaded query={list} loading="Cadeaubonnen laden..." words={adminErrorWords}>
        {(page) => (
          <DataTable
            caption="Cadeaubonnen"
            page={page}
            columns={columns}
            filters={<VoucherFilter {...page} />}
            rowClass={({ id }) => (marks.has(id) ? "ring-2 ring-inset ring-brass" : undefined)}
            searchLabel="Zoek op naam, e-mailadres of code"
            exportAs={listExport("cadeaubonnen")}
            empty={
              <EmptyState
                icon={<Gift />}
                title="Nog geen cadeaubonnen"
                action={
                  <Button icon={<Plus />} onClick={() => onSelling(true)}>
                    Eerste cadeaubon verkopen
                  </Button>
                }
              >
                Verkoop er een aan de kassa, of geef een terugbetaling als cadeaubon.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {selling && (
        <SellDialog
          onClose={() => onSelling(false)}
          onSold={(voucher) => {
            onSelling(false);
            setSold(voucher);
            mark(voucher.id, "new");
            replaceVoucher(voucher);
          }}
        />
      )}
      {sold && (
        <SoldDialog
          voucher={sold}
          onClose={() => setSold(null)}
          onAgain={() => {
            setSold(null);
            onSelling(true);
          }}
        />
      )}
      {Number.isInteger(open) && open > 0 && <VoucherActions key={open} id={open} onClose={() => show(null)} />}
    </>
  );
}

const ALL = "alle";
const NAMES: Readonly<Record<VoucherState, string>> = { open: "open", used: "op", blocked: "geblokkeerd" };

function VoucherFilter({ view, onView }: { view: ListView; onView: OnView }) {
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

/** One voucher with its ledger, and the actions on it. */
function VoucherActions({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useLiveQuery(voucherQuery(id));
  const { data: voucher } = query;
  const [action, setAction] = useState<VoucherAction | null>(null);
  const back = (): void => setAction(null);
  const done = (sentence: (voucher: VoucherDetails) => string) => (changed: VoucherDetails) => {
    replaceVoucher(changed);
    toast.success(sentence(changed));
    back();
  };

  if (voucher === undefined) {
    return (
      <Dialog onClose={onClose} size="lg" title={`Cadeaubon ${id}`}>
        <LoadState query={query} loading="Cadeaubon laden..." words={adminErrorWords} />
      </Dialog>
    );
  }
  const dialog = { voucher, onClose: back };
  if (action === "mail")
    return <MailDialog {...dialog} onMailed={done(({ email }) => `De bon is onderweg naar ${email}.`)} />;
  if (action === "renew")
    return <RenewDialog {...dialog} onRenewed={done(() => "De bon heeft een nieuwe code. Druk hem opnieuw af.")} />;
  if (action === "correct")
    return (
      <CorrectDialog
        {...dialog}
        onCorrected={done(({ balance }) => `Het saldo is verbeterd: er staat nu ${formatEuro(balance)} op.`)}
      />
    );
  if (action === "block")
    return (
      <BlockDialog
        {...dialog}
        onChanged={done(({ blocked }) => (blocked ? "De bon is geblokkeerd." : "De bon is weer te gebruiken."))}
      />
    );
  return <VoucherSheet voucher={voucher} onClose={onClose} onAction={setAction} />;
}
