import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { useState } from "react";
import { RadioCardsField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { newId } from "#platform/new-id.ts";
import { TextField } from "#ui/text-field.tsx";
import { askVouchersAgain } from "#modules/office/vouchers-admin/api/vouchers.ts";
import { voucherName } from "#modules/office/vouchers-admin/model/voucher-words.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { ReasonField } from "./reason-field.tsx";

interface CorrectDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onCorrected: (voucher: VoucherDetails) => void;
}

export function CorrectDialog({ voucher, onClose, onCorrected }: CorrectDialogProps) {
  const { id, balance } = voucher;
  /** One key: a retry after a lost response changes the balance once. */
  const [key] = useState(newId);
  const form = useContractForm({
    schema: async () =>
      (await import("#modules/office/vouchers-admin/model/voucher-form-schema.ts")).correctionFieldsSchema,
    defaultValues: { direction: "off" as const, amount: "", reason: "" },
    submit: (body) => api.correctVoucher({ params: { id }, body: { ...body, key } }),
    onSuccess: onCorrected,
    onError: askVouchersAgain,
  });
  return (
    <FormDialog
      form={form}
      title="Saldo verbeteren"
      description={`Op de ${voucherName(voucher)} staat ${formatEuro(balance)}.`}
      submitLabel="Saldo verbeteren"
      words={failedWords("Het saldo is niet veranderd.", DONE_ONCE)}
      onClose={onClose}
    >
      <RadioCardsField
        form={form}
        name="direction"
        sentence="Kies of er geld af gaat of bij komt."
        legend="Wat moet er gebeuren?"
        options={[
          { value: "off", label: "Geld eraf halen" },
          { value: "on", label: "Geld erbij zetten" },
        ]}
      />
      <TextField
        label="Bedrag (€)"
        inputMode="decimal"
        autoComplete="off"
        className="max-w-72"
        {...form.field("amount", "Vul een bedrag in van meer dan 0 tot 500 euro, zoals 5 of 2,50.")}
      />
      <ReasonField {...form.field("reason", "Vul een reden in.")} />
    </FormDialog>
  );
}
