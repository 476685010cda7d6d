import type { Choice, Chooser } from "@podium/shared/contracts/show-changes";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, ApiError } from "#platform/api-client.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";
import { nameOf } from "./show-change.ts";

interface ChooseForDialogProps {
  chooser: Chooser;
  onClose: () => void;
  onChosen: () => void;
}

/** For somebody on the phone. */
export function ChooseForDialog({ chooser, onClose, onChosen }: ChooseForDialogProps) {
  const [choice, setChoice] = useState<Choice | null>(chooser.choice);
  const [iban, setIban] = useState("");
  const choosing = useMutation({
    mutationFn: (chosen: Choice) =>
      api.chooseFor({
        params: { id: chooser.reservationId },
        body: { choice: chosen, ...(chosen === "MONEY" && iban.trim() !== "" && { iban }) },
      }),
    onSuccess: onChosen,
  });
  const { error } = choosing;
  const isIban = error instanceof ApiError && error.code.startsWith("IBAN_");
  return (
    <ConfirmDialog
      title={`Kiezen voor ${chooser.name}`}
      description={
        <p>
          Reservering nr. {chooser.reservationId}: {placeLabels(chooser.seats)}, {formatEuro(chooser.amount)} betaald.
          Een cadeaubon vertrekt meteen; daarna valt er niets meer te kiezen.
        </p>
      }
      cancelLabel="Annuleren"
      confirmLabel="Deze keuze bewaren"
      tone="plain"
      disabled={choice === null}
      busy={choosing.isPending}
      onConfirm={() => choice !== null && choosing.mutate(choice)}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-col gap-4 overflow-y-auto">
        <RadioCards
          legend="Wat wil deze persoon?"
          options={chooser.choices.map((value) => ({ value, label: nameOf(value, chooser.amount) }))}
          value={choice}
          onChange={(value) => {
            setChoice(value);
            choosing.reset();
          }}
        />
        {choice === "VOUCHER" && chooser.email === "" && (
          <Notice tone="warning">
            Deze persoon heeft geen e-mailadres, dus vertrekt er geen mail. Druk de cadeaubon daarna af: in de lijst
            komt een link naar de bon.
          </Notice>
        )}
        {choice === "MONEY" && chooser.needsIban && (
          <TextField
            label="Rekeningnummer"
            hint="Zoals BE68 5390 0754 7034."
            autoComplete="off"
            maxLength={42}
            value={iban}
            onChange={(event) => setIban(event.target.value)}
            error={isIban ? error.message : undefined}
          />
        )}
        {!isIban && <ErrorNotice error={error} words={failedWords("De keuze is niet bewaard.", DONE_ONCE)} />}
      </div>
    </ConfirmDialog>
  );
}
