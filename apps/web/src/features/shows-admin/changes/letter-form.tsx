import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { ContractForm } from "#forms/contract-form.tsx";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatDate } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { LetterText } from "../letter-text.tsx";
import { MessagePreview } from "../message-preview.tsx";
import { type ChoosePeriod, lastDays, lastMoment, type Letter, type LetterFields } from "./drafts.ts";

type Form = ReturnType<typeof useContractForm<LetterFields, Letter, void>>;

interface LetterFormProps {
  form: Form;
  id: string;
  show: Show;
  kind: ChangeKind;
  period: ChoosePeriod;
}

/** The mail about a change, beside how it looks. Of another date it is a question whether one may choose. */
export function LetterForm({ form, id, show, kind, period }: LetterFormProps) {
  const { subject, text, asks, chooseBefore } = form.watch();
  const days = lastDays(period);
  const until = asks ? lastMoment(chooseBefore, period) : null;
  const question = until === null ? undefined : { kind, chooseBefore: until };
  const testing = useMutation({
    mutationFn: () =>
      api.testShowMessage({
        params: { id: show.id },
        body: { subject: subject.trim(), text: text.trim(), ...(question && { asks: question }) },
      }),
    onSuccess: () => toast.success("De proefmail is naar u onderweg.", { duration: 5000 }),
  });
  const isEmpty = subject.trim() === "" || text.trim() === "";
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ContractForm form={form} id={id} className="flex flex-col gap-4">
        {kind === "CHANGED" && (
          <Checkbox
            label="Wie betaalde, mag kiezen: toch komen, of de plaatsen teruggeven"
            {...form.register("asks")}
          />
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
        <LetterText field={form.field} rows={9} />
        <Button
          variant="secondary"
          icon={<MailCheck />}
          className="self-start"
          disabled={isEmpty}
          busy={testing.isPending}
          onClick={() => testing.mutate()}
        >
          Stuur mij eerst een proefmail
        </Button>
        <ErrorNotice error={testing.error} title="De proefmail kon niet gestuurd worden." />
      </ContractForm>
      <MessagePreview showId={show.id} draft={{ subject, text }} asks={question} />
    </div>
  );
}
