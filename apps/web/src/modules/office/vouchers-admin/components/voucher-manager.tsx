import type { CodedVoucher } from "@podium/shared/contracts/vouchers";
import { Gift, Plus } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { listExport } from "#entities/admin/list-export.ts";
import { useServerPage } from "#live/paged-list.ts";
import { useAddressParams } from "#platform/list-view.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { useMarks } from "#ui/use-marks.ts";
import { replaceVoucher, VOUCHER_FILTERS, vouchersQuery } from "#modules/office/vouchers-admin/api/vouchers.ts";
import { SellDialog } from "./sell-dialog.tsx";
import { SoldDialog } from "./sold-dialog.tsx";
import { VoucherActs } from "./voucher-acts.tsx";
import { voucherColumns } from "./voucher-columns.tsx";
import { VoucherFilter } from "./voucher-filter.tsx";

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
      {Number.isInteger(open) && open > 0 && <VoucherActs key={open} id={open} onClose={() => show(null)} />}
    </>
  );
}
