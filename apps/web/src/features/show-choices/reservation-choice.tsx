import type { Choice, ChoicePage } from "@podium/shared/contracts/show-changes";
import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import { errorMessage } from "@podium/shared/error-codes";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { api, ApiError } from "#platform/api-client.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { TextField } from "#ui/text-field.tsx";
import { choiceWords, chosenWords } from "./choice-words.ts";

type Asked = ChoicePage["changes"][number]["reservations"][number];

interface ReservationChoiceProps {
  asked: Asked;
  kind: ChangeKind;
  /** Whether the last day to choose has not passed. */
  isOpen: boolean;
  /** Of the mail's link; none: who is signed in. */
  token: string | undefined;
  onChosen: (page: ChoicePage) => void;
  /** What stands here may be from before somebody else chose. */
  onRefused: () => void;
}

/** One reservation, and what becomes of it. */
export function ReservationChoice({ asked, kind, isOpen, token, onChosen, onRefused }: ReservationChoiceProps) {
  const { id, seats, amount, onVouchers, choices, ibanEnd } = asked;
  const [changing, setChanging] = useState(false);
  const mayChoose = isOpen && choices.length > 0;
  const isAsking = mayChoose && (asked.choice === null || changing);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">Reservering nr. {id}</h2>
        <p className="mt-1">
          {placeLabels(seats)}
          {amount > 0 && `, betaald: ${formatEuro(amount)}`}
        </p>
        {onVouchers > 0 && (
          <p className="mt-1 text-muted">
            {formatEuro(onVouchers)} betaalde u met een cadeaubon. Geeft u de plaatsen terug, dan staat dat bedrag er
            opnieuw op.
          </p>
        )}
      </div>
      {asked.choice !== null && !changing && (
        <Notice tone="success" announce title={chosenWords(asked.choice, amount, ibanEnd)}>
          {mayChoose && choices.length > 1 ? "U mag nog iets anders kiezen." : undefined}
        </Notice>
      )}
      {asked.choice === null && !isOpen && (
        <Notice tone="warning" title="De laatste dag om zelf te kiezen is voorbij.">
          <p>Neem contact met ons op, dan kiezen we samen.</p>
          <ButtonLink to={paths.contact} size="sm" className="mt-3">
            Neem contact met ons op
          </ButtonLink>
        </Notice>
      )}
      {isAsking ? (
        <ChoiceForm
          asked={asked}
          kind={kind}
          token={token}
          onChosen={(page) => {
            setChanging(false);
            onChosen(page);
          }}
          onRefused={onRefused}
          onLeave={changing ? () => setChanging(false) : undefined}
        />
      ) : (
        mayChoose &&
        choices.length > 1 && (
          <Button variant="secondary" className="self-start" onClick={() => setChanging(true)}>
            Iets anders kiezen
          </Button>
        )
      )}
    </Card>
  );
}

interface ChoiceFormProps extends Omit<ReservationChoiceProps, "isOpen"> {
  /** None: nothing was chosen before. */
  onLeave: (() => void) | undefined;
}

function ChoiceForm({ asked, kind, token, onChosen, onRefused, onLeave }: ChoiceFormProps) {
  const { id, amount, choices, needsIban, ibanEnd } = asked;
  const [choice, setChoice] = useState<Choice | null>(asked.choice);
  const [iban, setIban] = useState("");
  const [isUnchosen, setUnchosen] = useState(false);
  const [lacksIban, setLacksIban] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const choosing = useMutation({
    mutationFn: (chosen: Choice) =>
      api.choose({
        params: { id },
        body: {
          choice: chosen,
          ...(token !== undefined && { token }),
          ...(chosen === "MONEY" && iban.trim() !== "" && { iban }),
        },
      }),
    onSuccess: onChosen,
    onError: (refusal) => {
      if (refusal instanceof ApiError && !isAboutIban(refusal)) onRefused();
    },
    onSettled: () => setAsking(false),
  });
  const { error } = choosing;
  const ibanError = error instanceof ApiError && isAboutIban(error) ? error.message : undefined;
  const ibanSentence = lacksIban ? errorMessage("IBAN_NEEDED") : ibanError;
  const asksIban = choice === "MONEY" && (needsIban || ibanEnd !== undefined);
  const send = (): void => {
    if (choice === null) return setUnchosen(true);
    if (choice === "KEEP") return choosing.mutate(choice);
    if (choice === "MONEY" && needsIban && iban.trim() === "") return setLacksIban(true);
    setAsking(true);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!choosing.isPending) send();
      }}
    >
      <RadioCards
        legend="Wat wilt u?"
        options={choices.map((value) => ({
          value,
          ...choiceWords(value, { kind, amount, needsIban: needsIban || ibanEnd !== undefined }),
        }))}
        value={choice}
        onChange={(value) => {
          setChoice(value);
          setUnchosen(false);
          choosing.reset();
        }}
        error={isUnchosen ? "Kies eerst wat u wilt." : undefined}
      />
      {asksIban && (
        <TextField
          label="Rekeningnummer"
          hint={
            ibanEnd === undefined
              ? "Zoals BE68 5390 0754 7034. Wij gebruiken het alleen om uw geld terug te storten."
              : `U gaf een rekening op die eindigt op ${ibanEnd}. Laat dit leeg om ze te houden.`
          }
          autoComplete="off"
          inputMode="text"
          maxLength={42}
          value={iban}
          onChange={(event) => {
            setIban(event.target.value);
            setLacksIban(false);
            choosing.reset();
          }}
          error={ibanSentence}
        />
      )}
      {ibanError === undefined && !isAsking && (
        <ErrorNotice error={error} words={failedWords("Uw keuze is niet bewaard.", DONE_ONCE)} />
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" size="lg" icon={<Check />} busy={choosing.isPending}>
          Bevestig mijn keuze
        </Button>
        {onLeave && (
          <Button variant="secondary" size="lg" disabled={choosing.isPending} onClick={onLeave}>
            Toch niet
          </Button>
        )}
      </div>
      {isAsking && choice !== null && (
        <ConfirmDialog
          title={choiceWords(choice, { kind, amount, needsIban }).label}
          description={<p>{confirmation(choice, amount)}</p>}
          cancelLabel="Nog niet"
          confirmLabel="Ja, dit wil ik"
          tone="plain"
          busy={choosing.isPending}
          onConfirm={() => choosing.mutate(choice)}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}

const isAboutIban = ({ code }: ApiError): boolean => code.startsWith("IBAN_");

function confirmation(choice: Choice, amount: number): string {
  const ends = "Uw tickets gelden dan niet meer.";
  if (choice === "VOUCHER") return `${ends} U krijgt de cadeaubon meteen, en kunt daarna niets anders meer kiezen.`;
  if (choice === "MONEY") return `${ends} Wij storten ${formatEuro(amount)} terug. Dat kan enkele dagen duren.`;
  return amount > 0 ? `${ends} U krijgt geen geld terug.` : ends;
}
