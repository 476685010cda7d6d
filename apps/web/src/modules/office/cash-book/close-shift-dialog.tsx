import type { CashShift } from "@podium/shared/contracts/cash-shifts";
import { toCents } from "@podium/shared/money/money";
import { readEuros } from "@podium/shared/money/typed-amount";
import { useState } from "react";
import { CASH_SHIFTS_KEY } from "#entities/cash-shifts/cash-shifts.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { nameOf } from "./cash-book.ts";
import { CountHelper } from "./count-helper.tsx";
import type { ClosingFields } from "./shift-form-schema.ts";
import { type Difference, differenceOf, differenceWords } from "./shifts.ts";

const EMPTY: ClosingFields = { counted: "", note: "" };

interface CloseShiftDialogProps {
  shift: CashShift;
  isOwn: boolean;
  onClose: () => void;
  onClosed: (closed: CashShift) => void;
}

/** Counts the till and closes the shift. The expected amount comes after it, so that nobody counts towards it. */
export function CloseShiftDialog({ shift, isOwn, onClose, onClosed }: CloseShiftDialogProps) {
  const { id, volunteer, openedAt, opening } = shift;
  const [found, setFound] = useState<Difference | null>(null);
  const form = useContractForm({
    schema: async () => {
      const { closingFieldsSchema } = await import("./shift-form-schema.ts");
      return closingFieldsSchema(explained()?.difference ?? null);
    },
    defaultValues: EMPTY,
    submit: async (body): Promise<CashShift | Difference> => {
      try {
        return await api.closeCashShift({ params: { id }, body });
      } catch (error) {
        // The count differs: the dialog stays, and asks why.
        if (error instanceof ApiError && error.code === "CASH_SHIFT_DIFFERS") return differenceOf(error, body.counted);
        throw error;
      }
    },
    onSuccess: (result) => {
      if ("expected" in result) setFound(result);
      else void queryClient.invalidateQueries({ queryKey: CASH_SHIFTS_KEY }).then(() => onClosed(result));
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: CASH_SHIFTS_KEY }),
  });
  /** The difference that the server found, as long as the count is still the same. */
  const explained = (): Difference | null =>
    found !== null && toCents(readEuros(form.getValues("counted"))) === toCents(found.counted) ? found : null;
  form.watch("counted");
  const differs = explained();
  return (
    <FormDialog
      form={form}
      title={isOwn ? "Kassa tellen en afsluiten" : `Kassa van ${nameOf(volunteer)} afsluiten`}
      description={`Dienst ${id}, geopend op ${formatDateTime(openedAt)} met ${formatEuro(opening)}. Tel alles wat nu in de kassa zit, het wisselgeld ook. Een afgesloten dienst verandert niet meer.`}
      submitLabel={differs ? "Afsluiten met dit verschil" : "Afsluiten"}
      words={failedWords("De dienst is niet afgesloten.", LOOK_FIRST)}
      onClose={onClose}
    >
      <TextField
        label="Geteld (€)"
        inputMode="decimal"
        autoComplete="off"
        className="max-w-72"
        {...form.field("counted", "Vul een bedrag in, zoals 174 of 173,50.")}
      />
      {differs && (
        <>
          <Notice tone="warning" announce title={`Er is ${differenceWords(differs.difference)}.`}>
            U telde {formatEuro(differs.counted)}, en er moest {formatEuro(differs.expected)} zijn. Tel nog eens na.
            Klopt uw telling, schrijf dan op hoe dat komt.
          </Notice>
          <TextField
            label="Hoe komt dat?"
            maxLength={300}
            autoComplete="off"
            hint="Weet u het niet? Schrijf dat dan."
            {...form.field("note", "Schrijf in enkele woorden hoe het komt, of dat u het niet weet.")}
          />
        </>
      )}
      {/* Below what is asked: on a phone it takes the whole screen. */}
      <CountHelper onCounted={(amount) => form.setValue("counted", amount, { shouldDirty: true })} />
    </FormDialog>
  );
}
