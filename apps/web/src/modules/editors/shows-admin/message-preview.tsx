import type { Tried } from "@podium/shared/contracts/show-messages";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#platform/api-client.ts";
import { ErrorNotice } from "#ui/notice.tsx";

const PAUSE_MS = 500;

interface Draft {
  subject: string;
  text: string;
}

/** Returns the typed draft once typing pauses. */
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
  /** The choice that the mail asks for, with a link to it; undefined when it asks nothing. */
  asks?: Tried["asks"];
}

/** The mail as the server renders it from the draft. */
export function MessagePreview({ showId, draft, asks }: MessagePreviewProps) {
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
