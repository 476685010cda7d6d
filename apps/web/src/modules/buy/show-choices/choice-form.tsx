import { MAX_BANK_NAME } from "@podium/shared/money/bank-text";
import type { Choice, ChoicePage } from "@podium/shared/contracts/show-changes";
import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import { MAX_TYPED_IBAN } from "@podium/shared/money/iban";
import { Check } from "virtual:icons";
import { useRef, useState } from "react";
import { isProofNeeded, useProof } from "#entities/account/proof-dialog.tsx";
import { RadioCardsField } from "#forms/choice-fields.tsx";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { showChoices } from "#messages/nl/show-choices.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

interface ChoiceFormProps {
  asked: ChoicePage["changes"][number]["reservations"][number];
  kind: ChangeKind;
  token: string | undefined;
  onChosen: (page: ChoicePage) => void;
  /** Reloads, because somebody else may have chosen since the choices were loaded. */
  onRefused: () => void;
  /** Undefined when nothing was chosen before. */
  onLeave: (() => void) | undefined;
}

/** The form to choose for one reservation; asks once more when the choice ends its tickets. */
export function ChoiceForm({ asked, kind, token, onChosen, onRefused, onLeave }: ChoiceFormProps) {
  const t = showChoices();
  const { id, amount, choices, needsIban, ibanEnd, holder } = asked;
  const [question, setQuestion] = useState<{ choice: Choice; answer: (yes: boolean) => void } | null>(null);
  const isSure = async (choice: Choice): Promise<boolean> => {
    const yes = await new Promise<boolean>((answer) => setQuestion({ choice, answer }));
    setQuestion(null);
    return yes;
  };
  /** True while the same choice is sent again with a proof. */
  const agreed = useRef(false);
  const form = useContractForm({
    schema: async () => {
      const { choiceFormSchema } = await import("@podium/shared/contracts/show-changes");
      return choiceFormSchema.refine(({ choice, iban }) => choice !== "MONEY" || !needsIban || Boolean(iban), {
        path: ["iban"],
        message: t.ibanNeeded,
      });
    },
    defaultValues: { ...(asked.choice && { choice: asked.choice }), iban: "", holder },
    submit: async ({ choice, iban, holder: typedHolder }) => {
      if (choice !== "KEEP" && !agreed.current && !(await isSure(choice))) return null;
      agreed.current = false;
      const account = choice === "MONEY" && iban && { iban, holder: typedHolder };
      const body = { choice, ...(token !== undefined && { token }), ...account };
      return api.choose({ params: { id }, body });
    },
    onSuccess: (page) => {
      if (page) onChosen(page);
    },
    onError: (error) => {
      if (isProofNeeded(error)) return proof.ask(error);
      if (!(error instanceof ApiError && /^(IBAN|HOLDER)_/.test(error.code))) onRefused();
    },
  });
  const proof = useProof({
    again() {
      agreed.current = true;
      form.submit();
    },
    reset: form.action.reset,
  });
  const asksIban = form.watch("choice") === "MONEY" && (needsIban || ibanEnd !== undefined);
  return (
    <>
      <ContractForm form={form} className="flex flex-col gap-4">
        <RadioCardsField
          form={form}
          name="choice"
          sentence={t.chooseFirst}
          legend={t.legend}
          options={choices.map((value) => ({
            value,
            ...choiceWords(value, { kind, amount, needsIban: needsIban || ibanEnd !== undefined }),
          }))}
        />
        {asksIban && (
          <TextField
            label={t.account}
            hint={ibanEnd === undefined ? t.accountHint : t.accountStored(ibanEnd)}
            autoComplete="off"
            inputMode="text"
            maxLength={MAX_TYPED_IBAN}
            {...form.field("iban", t.ibanWrong)}
          />
        )}
        {asksIban && (ibanEnd === undefined || form.watch("iban") !== "") && (
          <TextField
            label={t.holder}
            hint={t.holderHint}
            autoComplete="off"
            maxLength={MAX_BANK_NAME}
            {...form.field("holder", t.holderWrong)}
          />
        )}
        <ErrorNotice error={form.failure} words={failedWords(t.notSaved, DONE_ONCE)} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" size="lg" icon={<Check />} busy={form.busy}>
            {t.confirm}
          </Button>
          {onLeave && (
            <Button variant="secondary" size="lg" disabled={form.busy} onClick={onLeave}>
              {t.never}
            </Button>
          )}
        </div>
        {question && (
          <ConfirmDialog
            title={choiceWords(question.choice, { kind, amount, needsIban }).label}
            description={<p>{confirmation(question.choice, amount)}</p>}
            cancelLabel={t.notYet}
            confirmLabel={t.yes}
            tone="plain"
            onConfirm={() => question.answer(true)}
            onClose={() => question.answer(false)}
          />
        )}
      </ContractForm>
      {proof.dialog}
    </>
  );
}

function confirmation(choice: Choice, amount: number): string {
  const t = showChoices();
  if (choice === "VOUCHER") return t.endsForVoucher;
  if (choice === "MONEY") return t.endsForMoney(formatEuro(amount));
  return amount > 0 ? t.endsForGift : t.ends;
}

interface Asked {
  kind: ChangeKind;
  amount: number;
  needsIban: boolean;
}

function choiceWords(choice: Choice, { amount, needsIban }: Asked): { label: string; hint: string } {
  const t = showChoices();
  const money = formatEuro(amount);
  switch (choice) {
    case "KEEP":
      return { label: t.keep, hint: t.keepHint };
    case "VOUCHER":
      return { label: t.voucher(money), hint: t.voucherHint };
    case "MONEY":
      return { label: t.money(money), hint: needsIban ? t.moneyToAccount : t.moneyWherePaid };
    case "GIFT":
      return amount > 0 ? { label: t.gift(money), hint: t.giftHint } : { label: t.stayAway, hint: t.stayAwayHint };
  }
}
