import type { Refund } from "@podium/shared/contracts/online-payments";
import { isBankName } from "@podium/shared/money/bank-text";
import { groupedIban } from "@podium/shared/money/typed-iban";
import { fullName } from "@podium/shared/words/typed-name";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";

interface AccountDialogProps {
  refund: Refund;
  onClose: () => void;
  onSaved: (refund: Refund) => void;
}

/** Records an account that the visitor gave by telephone, or corrects a wrong one. */
export function AccountDialog({ refund, onClose, onSaved }: AccountDialogProps) {
  const { paymentId, account, reservation } = refund;
  const { email } = reservation.user;
  const holder = account?.holder ?? fullName(reservation.user);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/online-payments")).setRefundAccount.body,
    defaultValues: {
      iban: account ? groupedIban(account.iban) : "",
      holder: isBankName(holder) ? holder : "",
    },
    submit: (body) => api.setRefundAccount({ params: { paymentId }, body }),
    onSuccess: onSaved,
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: form.submit, reset: form.action.reset });
  if (proof.dialog) return proof.dialog;
  return (
    <FormDialog
      form={form}
      title="Naar welke rekening?"
      description={
        email === ""
          ? `Hierop komt het geld van reservering ${reservation.id}. Lees het nummer terug aan wie het u gaf.`
          : `Hierop komt het geld van reservering ${reservation.id}. ${email} krijgt er een mail over, met alleen de laatste vier cijfers.`
      }
      submitLabel="Bewaren"
      words={(error) => ({ message: "Het rekeningnummer is niet bewaard.", detail: serverMessage(error) })}
      onClose={onClose}
    >
      <TextField
        label="Rekeningnummer"
        hint="Zoals BE68 5390 0754 7034."
        autoComplete="off"
        {...form.field("iban", "Vul een rekeningnummer in, zoals BE68 5390 0754 7034.")}
      />
      <TextField
        label="Op naam van"
        hint="Zoals bij de bank, in Latijnse letters: die vergelijkt de naam met het nummer."
        autoComplete="off"
        {...form.field("holder", "Vul in op wiens naam de rekening staat, in Latijnse letters.")}
      />
    </FormDialog>
  );
}
