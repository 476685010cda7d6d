import type { Session } from "@podium/shared/contracts/sessions";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "virtual:icons";
import { useState } from "react";
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { dialogs } from "#messages/nl/forms.ts";
import { sessions } from "#messages/nl/sign-in.ts";
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
  const t = sessions();
  const query = useLiveQuery(sessionsQuery);
  const [asksAll, setAsksAll] = useState(false);
  const { data, refetch } = query;
  if (data === undefined) return <LoadState query={query} loading={t.loading} />;
  return (
    <>
      <p className="text-muted">{t.unknownDevice}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => refetch()} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="secondary" icon={<LogOut />} className="mt-4" onClick={() => setAsksAll(true)}>
          {t.endOthers}
        </Button>
      )}
      {asksAll && (
        <EndOthersDialog count={data.length - 1} onClose={() => setAsksAll(false)} onEnded={() => refetch()} />
      )}
    </>
  );
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => Promise<unknown> }) {
  const t = sessions();
  const { id, createdAt, lastSeenAt, current } = session;
  const device = t.device(session.device);
  const ending = useMutation({
    mutationFn: async () => {
      // A 404 means that the session had already ended.
      await orNull(api.endSession({ params: { id } }));
      await onEnded();
    },
    onSuccess: () => toast.success(t.ended(device)),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {current && <Badge tone="success">{t.thisDevice}</Badge>}
        </p>
        <p className="text-muted">
          {current ? t.inUse : t.lastUsed(formatShortDateTime(lastSeenAt))}
          <br />
          {t.since(formatShortDateTime(createdAt))}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          busy={ending.isPending}
          aria-label={t.endNamed(device, formatShortDateTime(lastSeenAt))}
          onClick={() => ending.mutate()}
        >
          {t.end}
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
  const t = sessions();
  const ending = useMutation({
    mutationFn: async () => {
      await api.endOtherSessions();
      await onEnded();
    },
    onSuccess: () => {
      toast.success(t.othersEnded);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.endOthersQuestion}
      description={<p>{t.othersOut(count)}</p>}
      confirmLabel={t.endOthers}
      cancelLabel={dialogs().cancel}
      tone="plain"
      busy={ending.isPending}
      onConfirm={() => ending.mutate()}
      onClose={() => !ending.isPending && onClose()}
    >
      <ErrorNotice error={ending.error} className="mt-4" />
    </ConfirmDialog>
  );
}
