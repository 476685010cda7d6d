import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import type { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { LetterText } from "../letter-text.tsx";
import { MessagePreview } from "../message-preview.tsx";
import type { Letter, LetterFields } from "./drafts.ts";

type Form = ReturnType<typeof useContractForm<LetterFields, Letter, void>>;

interface LetterFormProps {
  form: Form;
  id: string;
  show: Show;
  /** Whether its readers are asked to choose. */
  asks: boolean;
  children?: ReactNode;
}

/** The mail about a change, beside how it looks. */
export function LetterForm({ form, id, show, asks, children }: LetterFormProps) {
  const { subject, text } = form.watch();
  const testing = useMutation({
    mutationFn: () =>
      api.testShowMessage({ params: { id: show.id }, body: { subject: subject.trim(), text: text.trim(), asks } }),
    onSuccess: () => toast.success("De proefmail is naar u onderweg.", { duration: 5000 }),
  });
  const isEmpty = subject.trim() === "" || text.trim() === "";
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ContractForm form={form} id={id} className="flex flex-col gap-4">
        {children}
        {asks && (
          <TextField
            label="Kiezen kan tot en met"
            type="date"
            {...form.field("chooseBefore", "Kies de laatste dag om te kiezen.")}
          />
        )}
        <LetterText field={form.field} rows={12} />
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
      <MessagePreview showId={show.id} draft={{ subject, text }} asks={asks} />
    </div>
  );
}
