import { MAX_BANK_NAME } from "@podium/shared/money/bank-text";
import type { Chooser } from "@podium/shared/contracts/show-changes";
import { placesOrReturned } from "@podium/shared/halls/seat-names";
import { MAX_TYPED_IBAN } from "@podium/shared/money/iban";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { RadioCardsField } from "#forms/choice-fields.tsx";
import { ConfirmFormDialog } from "#forms/confirm-form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { nameOf } from "./show-change.ts";

interface ChooseForDialogProps {
  chooser: Chooser;
  onClose: () => void;
  onChosen: () => void;
}

/** Chooses for a buyer on the phone. */
export function ChooseForDialog({ chooser, onClose, onChosen }: ChooseForDialogProps) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/show-changes")).choiceFormSchema,
    defaultValues: { ...(chooser.choice && { choice: chooser.choice }), iban: "", holder: chooser.holder },
    submit: ({ choice, iban, holder }) =>
      api.chooseFor({
        params: { id: chooser.reservationId },
        body: { choice, ...(choice === "MONEY" && iban && { iban, holder }) },
      }),
    onSuccess: onChosen,
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: form.submit, reset: form.action.reset });
  const choice = form.watch("choice");
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmFormDialog
      form={form}
      title={`Kiezen voor ${chooser.name}`}
      description={
        <p>
          Reservering nr. {chooser.reservationId}: {placesOrReturned(chooser.seats)}, {formatEuro(chooser.amount)}{" "}
          betaald. Een cadeaubon vertrekt meteen; daarna valt er niets meer te kiezen.
        </p>
      }
      cancelLabel="Terug"
      confirmLabel="Deze keuze bewaren"
      tone="plain"
      onClose={onClose}
    >
      <RadioCardsField
        form={form}
        name="choice"
        sentence="Kies wat deze persoon wil."
        legend="Wat wil deze persoon?"
        options={chooser.choices.map((value) => ({ value, label: nameOf(value, chooser.amount) }))}
      />
      {choice === "VOUCHER" && chooser.email === "" && (
        <Notice tone="warning">
          Deze persoon heeft geen e-mailadres, dus vertrekt er geen mail. Druk de cadeaubon daarna af: in de lijst komt
          een link naar de bon.
        </Notice>
      )}
      {choice === "MONEY" && chooser.needsIban && (
        <>
          <TextField
            label="Rekeningnummer"
            hint="Zoals BE68 5390 0754 7034."
            autoComplete="off"
            maxLength={MAX_TYPED_IBAN}
            {...form.field("iban", "Vul een rekeningnummer in, zoals BE68 5390 0754 7034.")}
          />
          <TextField
            label="Op naam van"
            hint="Zoals bij de bank, in Latijnse letters: die vergelijkt de naam met het nummer."
            autoComplete="off"
            maxLength={MAX_BANK_NAME}
            {...form.field("holder", "Vul in op wiens naam de rekening staat, in Latijnse letters.")}
          />
        </>
      )}
      <ErrorNotice error={form.failure} words={failedWords("De keuze is niet bewaard.", DONE_ONCE)} />
    </ConfirmFormDialog>
  );
}
