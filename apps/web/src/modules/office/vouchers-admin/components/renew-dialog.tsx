import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { ConfirmFormDialog } from "#forms/confirm-form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { askVouchersAgain } from "#modules/office/vouchers-admin/api/vouchers.ts";
import { voucherName } from "#modules/office/vouchers-admin/model/voucher-words.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { ReasonField } from "./reason-field.tsx";

interface RenewDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onRenewed: (voucher: VoucherDetails) => void;
}

/** Gives a lost voucher another code. */
export function RenewDialog({ voucher, onClose, onRenewed }: RenewDialogProps) {
  const { id, balance, blocked } = voucher;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/vouchers")).voucherReasonSchema,
    submit: (body) => api.renewVoucher({ params: { id }, body }),
    onSuccess: onRenewed,
    onError: askVouchersAgain,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title="Nieuwe code geven"
      description={
        <p>
          Is de bon verloren? De {voucherName(voucher)} krijgt een andere code, en de oude werkt meteen niet meer. Het
          saldo van {formatEuro(balance)} blijft staan. {blocked && "De bon is daarna ook niet meer geblokkeerd. "}Druk
          de bon daarna opnieuw af.
        </p>
      }
      cancelLabel="Terug"
      confirmLabel="Nieuwe code geven"
    >
      <ReasonField hint="Bijvoorbeeld: verloren. Staat bij de bon." {...form.field("reason", "Vul een reden in.")} />
      <ErrorNotice error={form.failure} words={failedWords("De code is niet veranderd.", LOOK_FIRST)} />
    </ConfirmFormDialog>
  );
}
