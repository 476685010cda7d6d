import type { Tried } from "@podium/shared/contracts/show-messages";
import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "virtual:icons";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { ContractForm, type ContractFormProps } from "#forms/contract-form.tsx";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { MessagePreview } from "./message-preview.tsx";
import { limits } from "./show-messages.ts";

interface LetterEditorProps {
  form: ContractFormProps["form"] & {
    /** Registers a field; `sentence` is its error while it is empty. */
    field: (name: "subject" | "text", sentence: string) => UseFormRegisterReturn & { error: string | undefined };
  };
  id: string;
  showId: number;
  /** Current values of the fields. */
  draft: { subject: string; text: string };
  /** The choice that the mail asks for, with a link to it; undefined when it asks nothing. */
  asks?: Tried["asks"];
  /** The fields before subject and text. */
  children: ReactNode;
}

/** The editor of a mail to the holders of a show, with a preview and a test mail to oneself. */
export function LetterEditor({ form, id, showId, draft, asks, children }: LetterEditorProps) {
  const [subject, text] = [draft.subject.trim(), draft.text.trim()];
  const testing = useMutation({
    mutationFn: () => api.testShowMessage({ params: { id: showId }, body: { subject, text, ...(asks && { asks }) } }),
    onSuccess: () => toast.success("De proefmail is naar u onderweg.", { duration: 5000 }),
  });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <ContractForm form={form} id={id} className="flex flex-col gap-4">
        {children}
        <TextField
          label="Onderwerp"
          maxLength={limits.subject}
          autoComplete="off"
          {...form.field("subject", "Vul een onderwerp in.")}
        />
        <TextArea
          label="Bericht"
          hint="De mail begint met 'Beste' en de voornaam. Laat een lege regel voor een nieuwe alinea; {voornaam} wordt de voornaam van wie leest."
          rows={9}
          maxLength={limits.text}
          {...form.field("text", "Schrijf een bericht.")}
        />
        <Button
          variant="secondary"
          icon={<MailCheck />}
          className="self-start"
          disabled={subject === "" || text === ""}
          busy={testing.isPending}
          onClick={() => testing.mutate()}
        >
          Stuur mij eerst een proefmail
        </Button>
        <ErrorNotice error={testing.error} title="De proefmail kon niet gestuurd worden." />
      </ContractForm>
      <MessagePreview showId={showId} draft={draft} asks={asks} />
    </div>
  );
}
