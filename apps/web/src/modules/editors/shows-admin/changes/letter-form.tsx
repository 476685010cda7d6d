import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import type { Show } from "@podium/shared/contracts/shows";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { formatDate } from "#platform/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import { LetterEditor } from "#modules/editors/shows-admin/letter-editor.tsx";
import { type ChoosePeriod, lastDays, lastMoment, type Letter, type LetterFields } from "./drafts.ts";

type Form = ReturnType<typeof useContractForm<LetterFields, Letter, void>>;

interface LetterFormProps {
  form: Form;
  id: string;
  show: Show;
  kind: ChangeKind;
  period: ChoosePeriod;
}

/** The mail about a change; for another date or place the administrator decides whether holders may choose. */
export function LetterForm({ form, id, show, kind, period }: LetterFormProps) {
  const { subject, text, asks, chooseBefore } = form.watch();
  const days = lastDays(period);
  const until = asks ? lastMoment(chooseBefore, period) : null;
  const question = until === null ? undefined : { kind, chooseBefore: until };
  return (
    <LetterEditor form={form} id={id} showId={show.id} draft={{ subject, text }} asks={question}>
      {kind === "CHANGED" && (
        <Checkbox label="Wie betaalde, mag kiezen: toch komen, of de plaatsen teruggeven" {...form.register("asks")} />
      )}
      {asks && (
        <TextField
          label="Kiezen kan tot en met"
          type="date"
          {...days}
          {...form.field("chooseBefore", {
            empty: "Kies de laatste dag om te kiezen.",
            wrong: `Kies een dag van ${formatDate(`${days.min}T12:00Z`)} tot en met ${formatDate(`${days.max}T12:00Z`)}.`,
          })}
        />
      )}
    </LetterEditor>
  );
}
