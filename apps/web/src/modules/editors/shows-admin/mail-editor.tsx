import type { Tried } from "@podium/shared/contracts/show-messages";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { MailCheck } from "virtual:icons";
import { type ReactNode, useEffect, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { ContractForm, type ContractFormProps } from "#forms/contract-form.tsx";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { limits } from "./show-messages.ts";

interface MailEditorProps {
  form: ContractFormProps["form"] & {
    /** Registers a field; `sentence` is its error while it is empty. */
    field: (name: "subject" | "text", sentence: string) => UseFormRegisterReturn & { error: string | undefined };
  };
  id: string;
  showId: number;
  draft: { subject: string; text: string };
  /** The choice that the mail asks for, with a link to it; undefined when it asks nothing. */
  asks?: Tried["asks"];
  children: ReactNode;
}

export function MailEditor({ form, id, showId, draft, asks, children }: MailEditorProps) {
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

const PAUSE_MS = 500;

interface Draft {
  subject: string;
  text: string;
}

function usePaused({ subject, text }: Draft): Draft {
  const [paused, setPaused] = useState<Draft>({ subject, text });
  useEffect(() => {
    const timer = setTimeout(() => setPaused({ subject, text }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject, text]);
  return paused;
}

interface MessagePreviewProps {
  showId: number;
  draft: Draft;
  asks?: Tried["asks"];
}

/** The mail as the server renders it from the draft. */
function MessagePreview({ showId, draft, asks }: MessagePreviewProps) {
  const { subject, text } = usePaused(draft);
  const body = { subject: subject.trim(), text: text.trim(), ...(asks && { asks }) };
  const isEmpty = body.subject === "" || body.text === "";
  const { data, error } = useQuery({
    queryKey: ["show-message-preview", showId, body],
    queryFn: ({ signal }) => api.previewShowMessage({ params: { id: showId }, body, signal }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <section aria-label="Voorbeeld" className="flex min-h-0 flex-col gap-2">
      <h3 className="font-semibold">Zo ziet de mail eruit</h3>
      <ErrorNotice error={error} title="Het voorbeeld kon niet gemaakt worden." />
      {data && !isEmpty ? (
        <iframe
          title="Voorbeeld van de mail"
          sandbox=""
          srcDoc={data.html}
          className="h-96 w-full rounded-lg border border-line-strong bg-white lg:h-full lg:min-h-112"
        />
      ) : (
        <p className="rounded-lg border border-dashed border-line-strong p-6 text-muted">
          Vul een onderwerp en een bericht in. Hier leest u dan de mail, met uw eigen voornaam.
        </p>
      )}
    </section>
  );
}
