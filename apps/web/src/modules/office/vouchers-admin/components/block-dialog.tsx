import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { useState } from "react";
import { ConfirmFormDialog } from "#forms/confirm-form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { askVouchersAgain } from "#modules/office/vouchers-admin/api/vouchers.ts";
import { voucherName } from "#modules/office/vouchers-admin/model/voucher-words.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { ReasonField } from "./reason-field.tsx";

interface BlockDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onChanged: (voucher: VoucherDetails) => void;
}

/** Blocks a voucher, or unblocks it. */
export function BlockDialog({ voucher, onClose, onChanged }: BlockDialogProps) {
  const { id, balance } = voucher;
  // The state when the dialog opened: after a lost response the same button must not do the opposite.
  const [blocked] = useState(voucher.blocked);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/vouchers")).voucherReasonSchema,
    submit: ({ reason }) => api.blockVoucher({ params: { id }, body: { blocked: !blocked, reason } }),
    onSuccess: onChanged,
    onError: askVouchersAgain,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={blocked ? "Cadeaubon vrijgeven" : "Cadeaubon blokkeren"}
      description={
        <p>
          {blocked
            ? `De ${voucherName(voucher)} is daarna weer te gebruiken. Er staat ${formatEuro(balance)} op.`
            : `Met de ${voucherName(voucher)} kan dan niemand meer betalen. Het saldo van ${formatEuro(balance)} blijft staan, en u kunt hem later weer vrijgeven.`}
        </p>
      }
      cancelLabel="Terug"
      confirmLabel={blocked ? "Vrijgeven" : "Blokkeren"}
      tone={blocked ? "plain" : "danger"}
    >
      <ReasonField {...form.field("reason", "Vul een reden in.")} />
      <ErrorNotice error={form.failure} words={failedWords("Er is niets veranderd.", LOOK_FIRST)} />
    </ConfirmFormDialog>
  );
}
