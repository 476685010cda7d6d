import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "virtual:icons";
import { useId, useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { useWhere } from "#entities/site/where.ts";
import { useContractForm } from "#forms/use-contract-form.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { ConfirmSending, MailDialog } from "#modules/editors/shows-admin/mail-dialog.tsx";
import { api } from "#platform/api-client.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { formatDateTime } from "#platform/format.ts";
import { newId } from "#platform/new-id.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { CallList, ChangeMailForm } from "./change-mail.tsx";
import { beforeShow, changeDraft, type ChangeMail, changeMailSchema } from "./drafts.ts";
import { reachWords, showChangeQuery, whoComes } from "./show-change.ts";
import { isPutBack, type UnannouncedShow } from "./unannounced.ts";

interface AnnounceDialogProps {
  show: UnannouncedShow;
  onClose: () => void;
  /** @param asked whether holders have something to choose */
  onSent: (asked: boolean) => void;
  /** Called when no mail is sent, because the holders know already. */
  onSkipped: () => void;
}

export function AnnounceDialog({ show, onClose, onSent, onSkipped }: AnnounceDialogProps) {
  const query = useLiveQuery(showChangeQuery(show.id));
  const where = useWhere(show);
  const formId = useId();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<ChangeMail | null>(null);
  const [skipping, setSkipping] = useState(false);
  /** One key: a second press after a lost response does not send the mail twice. */
  const [key] = useState(newId);
  const [period] = useState(() => beforeShow(show, serverNow()));
  const form = useContractForm({
    schema: () => Promise.resolve(changeMailSchema(period)),
    defaultValues: changeDraft(show, where, serverNow()),
    submit: async (mail) => setAsking(mail),
  });
  const { isDirty } = form.formState;
  const sending = useMutation({
    mutationFn: ({ asks, chooseBefore, ...mail }: ChangeMail) =>
      api.announceChange({
        params: { id: show.id },
        body: { ...mail, key, chooseBefore: asks ? chooseBefore : null },
      }),
    onSuccess: (state, { asks }) => {
      liveQueries.change(showChangeQuery(show.id).key, () => state);
      onSent(asks);
    },
    // The mail may have been sent all the same, or by somebody else: the show then needs no announcement any more.
    onError: () => queryClient.invalidateQueries({ queryKey: SHOWS_KEY }),
  });
  const reach = query.data?.holders.reach;
  return (
    <MailDialog
      title="Verandering melden"
      description={
        <p>
          <strong>{show.name}</strong> {whatIsUnannounced(show)}
        </p>
      }
      isWritten={isDirty}
      onClose={onClose}
      leaveLabel="Later melden"
      aside={
        <Button variant="quiet" className="sm:mr-auto" onClick={() => setSkipping(true)}>
          Geen mail nodig…
        </Button>
      }
      footer={
        <Button type="submit" form={formId} icon={<Send />} disabled={!reach}>
          Versturen…
        </Button>
      }
    >
      <Loaded query={query} loading="Even tellen wie tickets heeft..." words={adminErrorWords}>
        {({ holders }) => (
          <>
            <Notice title={reachWords(holders)} className="mb-5" />
            <CallList toCall={whoComes(holders)} />
            <ChangeMailForm form={form} id={formId} show={show} kind="CHANGED" period={period} />
          </>
        )}
      </Loaded>
      {asking && reach !== undefined && (
        <ConfirmSending mail={asking} reach={reach} sending={sending} onClose={() => setAsking(null)} />
      )}
      {skipping && <SkipDialog show={show} onClose={() => setSkipping(false)} onSkipped={onSkipped} />}
    </MailDialog>
  );
}

function SkipDialog({ show, onClose, onSkipped }: Pick<AnnounceDialogProps, "show" | "onClose" | "onSkipped">) {
  const skipping = useMutation({
    mutationFn: () => api.closeChange({ params: { id: show.id } }),
    onSuccess: onSkipped,
  });
  return (
    <ConfirmDialog
      title="Niemand een mail sturen?"
      description={
        <p>
          Wie tickets heeft, krijgt dan geen mail over deze verandering. Doe dit als u iedereen al gebeld hebt, of als u
          alleen een schrijffout verbeterde.
        </p>
      }
      cancelLabel="Terug"
      confirmLabel="Geen mail sturen"
      tone="plain"
      busy={skipping.isPending}
      onConfirm={() => skipping.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={skipping.error} words={failedWords("Er is niets genoteerd.", DONE_ONCE)} className="mt-4" />
    </ConfirmDialog>
  );
}

function whatIsUnannounced(show: UnannouncedShow): string {
  const now = formatDateTime(show.dateTime);
  if (isPutBack(show)) return `is weer op ${now}, zoals eerst. Wie intussen reserveerde, weet dat nog niet.`;
  const change =
    show.dateTime === show.told.dateTime
      ? "is op een andere plaats."
      : `was op ${formatDateTime(show.told.dateTime)} en is nu op ${now}.`;
  return `${change} Wie tickets heeft, weet dat nog niet.`;
}
