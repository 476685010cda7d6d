import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";
import { voucherName } from "#features/vouchers-admin/model/voucher-words.ts";

interface MailDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onMailed: (voucher: VoucherDetails) => void;
}

export function MailDialog({ voucher, onClose, onMailed }: MailDialogProps) {
  const { id, email } = voucher;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/vouchers")).mailVoucher.body,
    defaultValues: { email },
    submit: (body) => api.mailVoucher({ params: { id }, body }),
    onSuccess: onMailed,
  });
  return (
    <FormDialog
      form={form}
      title="Cadeaubon mailen"
      description={`De ${voucherName(voucher)} gaat als pdf naar dit adres. Wie de mail heeft, kan ermee betalen.`}
      submitLabel="Mailen"
      words={(error) => ({ message: "De bon is niet gemaild.", detail: serverMessage(error) })}
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
