import type { Session } from "@podium/shared/contracts/sessions";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api, orNull } from "#platform/api-client.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";

const sessionsQuery = liveQuery({
  key: ["sessions"],
  fetch: async (signal) => {
    const all = await api.listSessions({ signal });
    return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
  },
});

export function Sessions() {
  const query = useLiveQuery(sessionsQuery);
  const [asksAll, setAsksAll] = useState(false);
  const { data, refetch } = query;
  if (data === undefined) return <LoadState query={query} loading="Toestellen laden…" />;
  return (
    <>
      <p className="text-muted">Herkent u een toestel niet? Meld het af en kies daarna een nieuw wachtwoord.</p>
      <ul className="mt-2 divide-y divide-line">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => refetch()} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="secondary" icon={<LogOut />} className="mt-4" onClick={() => setAsksAll(true)}>
          Alle andere afmelden
        </Button>
      )}
      {asksAll && (
        <EndOthersDialog count={data.length - 1} onClose={() => setAsksAll(false)} onEnded={() => refetch()} />
      )}
    </>
  );
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => Promise<unknown> }) {
  const { id, device, createdAt, lastSeenAt, current } = session;
  const ending = useMutation({
    mutationFn: async () => {
      // A 404: it had ended already.
      await orNull(api.endSession({ params: { id } }));
      await onEnded();
    },
    onSuccess: () => toast.success(`${device} is afgemeld.`),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {current && <Badge tone="success">dit toestel</Badge>}
        </p>
        <p className="text-muted">
          {current ? "Nu in gebruik" : `Laatst gebruikt: ${formatShortDateTime(lastSeenAt)}`}
          <br />
          Ingelogd sinds {formatShortDateTime(createdAt)}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          busy={ending.isPending}
          aria-label={`Afmelden: ${device}, laatst gebruikt ${formatShortDateTime(lastSeenAt)}`}
          onClick={() => ending.mutate()}
        >
          Afmelden
        </Button>
      )}
      <ErrorNotice error={ending.error} className="w-full" />
    </li>
  );
}

interface EndOthersDialogProps {
  count: number;
  onClose: () => void;
  onEnded: () => Promise<unknown>;
}

function EndOthersDialog({ count, onClose, onEnded }: EndOthersDialogProps) {
  const ending = useMutation({
    mutationFn: async () => {
      await api.endOtherSessions();
      await onEnded();
    },
    onSuccess: () => {
      toast.success("Alle andere toestellen zijn afgemeld.");
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Alle andere afmelden?"
      description={
        <p>
          {count === 1 ? "Het andere toestel wordt" : `De ${count} andere toestellen worden`} meteen uitgelogd. Hier
          blijft u ingelogd.
        </p>
      }
      confirmLabel="Alle andere afmelden"
      cancelLabel="Annuleren"
      tone="plain"
      busy={ending.isPending}
      onConfirm={() => ending.mutate()}
      onClose={() => !ending.isPending && onClose()}
    >
      <ErrorNotice error={ending.error} className="mt-4" />
    </ConfirmDialog>
  );
}
