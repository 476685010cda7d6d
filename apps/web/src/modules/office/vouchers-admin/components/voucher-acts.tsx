import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatEuro } from "#platform/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { replaceVoucher, voucherQuery } from "#modules/office/vouchers-admin/api/vouchers.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { RenewDialog } from "./renew-dialog.tsx";
import { type VoucherAct, VoucherSheet } from "./voucher-sheet.tsx";

/** One voucher with its ledger, and the actions on it. */
export function VoucherActs({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useLiveQuery(voucherQuery(id));
  const { data: voucher } = query;
  const [act, setAct] = useState<VoucherAct | null>(null);
  const back = (): void => setAct(null);
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
  if (act === "mail")
    return <MailDialog {...dialog} onMailed={done(({ email }) => `De bon is onderweg naar ${email}.`)} />;
  if (act === "renew")
    return <RenewDialog {...dialog} onRenewed={done(() => "De bon heeft een nieuwe code. Druk hem opnieuw af.")} />;
  if (act === "correct")
    return (
      <CorrectDialog
        {...dialog}
        onCorrected={done(({ balance }) => `Het saldo is verbeterd: er staat nu ${formatEuro(balance)} op.`)}
      />
    );
  if (act === "block")
    return (
      <BlockDialog
        {...dialog}
        onChanged={done(({ blocked }) => (blocked ? "De bon is geblokkeerd." : "De bon is weer te gebruiken."))}
      />
    );
  return <VoucherSheet voucher={voucher} onClose={onClose} onAct={setAct} />;
}
