import type { Refund } from "@podium/shared/contracts/refunds";
import { isInEea } from "@podium/shared/money/eea";
import { groupedIban } from "@podium/shared/money/iban";
import { Copy } from "virtual:icons";
import { isBankName } from "@podium/shared/money/bank-text";
import { fullName } from "@podium/shared/words/typed-name";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/clipboard.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.ts";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";

async function copyIban(iban: string): Promise<void> {
  if (await copyText(iban)) toast.success("Het rekeningnummer is gekopieerd.", { duration: 3000 });
  else toast.error("Kopiëren lukte niet. Selecteer het nummer en kopieer het zelf.");
}

interface AccountLineProps {
  refund: Refund;
  onChange: () => void;
}

/** Account that a refund goes to; the box office sees only the last digits of its number. */
export function AccountLine({ refund, onChange }: AccountLineProps) {
  const { account, hasAccount, maskedAccount, canBeTransferred, cameBack, reservation } = refund;
  const change = canBeTransferred && (
    <Button size="sm" variant="quiet" onClick={onChange}>
      {hasAccount ? "Verbeter" : "Rekeningnummer invullen"}
      <span className="sr-only">: reservering {reservation.id}</span>
    </Button>
  );
  if (account)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span>
          Naar <span className="font-mono whitespace-nowrap select-all">{groupedIban(account.iban)}</span> van{" "}
          {account.holder}
        </span>
        <span className="flex items-center">
          <IconButton
            label={`Kopieer het rekeningnummer van reservering ${reservation.id}`}
            icon={<Copy />}
            onClick={() => void copyIban(account.iban)}
          />
          {change}
        </span>
        {cameBack && (
          <span className="w-full text-warning">
            Van deze rekening kwam het geld terug. Vraag een ander rekeningnummer, en druk dan op 'Verbeter'.
          </span>
        )}
        {canBeTransferred && account.unreadable && (
          <span className="w-full text-warning">
            Deze naam kan geen bank schrijven. Druk op 'Verbeter' en vul hem in Latijnse letters in.
          </span>
        )}
        {canBeTransferred && !isInEea(account.iban) && (
          <span className="w-full text-muted">
            Schrijf dit zelf over bij uw bank: voor dit land vraagt ze ook een BIC, en het kan niet in een bestand.
          </span>
        )}
      </p>
    );
  if (!canBeTransferred) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {hasAccount ? `Naar rekening ${maskedAccount}; een beheerder ziet het hele nummer.` : "Nog geen rekeningnummer."}
      {cameBack && " Van deze rekening kwam het geld terug: vraag een ander nummer."}
      {change}
    </p>
  );
}

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
    schema: async () => (await import("@podium/shared/contracts/refunds")).setRefundAccount.body,
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
