import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";
import { askVouchersAgain } from "#modules/office/vouchers-admin/api/vouchers.ts";
import { voucherName } from "#modules/office/vouchers-admin/model/voucher-words.ts";
import { failedWords } from "#platform/failed-words.ts";

interface MailDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onMailed: (voucher: VoucherDetails) => void;
}

const MAYBE_TWICE = "Opnieuw proberen kan geen kwaad: hoogstens komt de mail twee keer aan.";

export function MailDialog({ voucher, onClose, onMailed }: MailDialogProps) {
  const { id, email } = voucher;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/vouchers")).mailVoucher.body,
    defaultValues: { email },
    submit: (body) => api.mailVoucher({ params: { id }, body }),
    onSuccess: onMailed,
    onError: askVouchersAgain,
  });
  return (
    <FormDialog
      form={form}
      title="Cadeaubon mailen"
      description={`De ${voucherName(voucher)} gaat als pdf naar dit adres. Wie de mail heeft, kan ermee betalen.`}
      submitLabel="Mailen"
      words={failedWords("De bon is niet gemaild.", MAYBE_TWICE)}
      onClose={onClose}
    >
      <TextField
        label="E-mailadres"
        type="email"
        autoComplete="off"
        {...form.field("email", "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be.")}
      />
    </FormDialog>
  );
}
