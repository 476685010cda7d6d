import type { Show } from "@podium/shared/contracts/shows";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarX } from "virtual:icons";
import { useId, useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { useContractForm } from "#forms/use-contract-form.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { MailDialog } from "#modules/editors/shows-admin/mail-dialog.tsx";
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
import { afterCancellation, cancellationDraft, type ChangeMail, changeMailSchema } from "./drafts.ts";
import { concernedWords, endingWords, offReachWords, showChangeQuery } from "./show-change.ts";

interface CancelShowDialogProps {
  show: Show;
  onClose: () => void;
  onCancelled: () => void;
}

export function CancelShowDialog({ show, onClose, onCancelled }: CancelShowDialogProps) {
  const query = useLiveQuery(showChangeQuery(show.id));
  const formId = useId();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<ChangeMail | null>(null);
  /** One key: a second press after a lost response does not cancel twice. */
  const [key] = useState(newId);
  const [period] = useState(() => afterCancellation(serverNow()));
  const form = useContractForm({
    schema: () => Promise.resolve(changeMailSchema(period)),
    defaultValues: cancellationDraft(show, serverNow()),
    submit: async (mail) => setAsking(mail),
  });
  const cancelling = useMutation({
    mutationFn: ({ subject, text, chooseBefore }: ChangeMail) =>
      api.cancelShow({ params: { id: show.id }, body: { subject, text, chooseBefore, key } }),
    onSuccess: (state) => {
      liveQueries.change(showChangeQuery(show.id).key, () => state);
      onCancelled();
    },
    // The show may have been cancelled all the same, or by somebody else.
    onError: () => queryClient.invalidateQueries({ queryKey: SHOWS_KEY }),
  });
  const { isDirty } = form.formState;
  const holders = query.data?.holders;
  const ending = holders ? endingWords(holders) : "";
  return (
    <MailDialog
      title="Voorstelling afgelasten"
      description={
        <p>
          <strong>{show.name}</strong> van {formatDateTime(show.dateTime)}
        </p>
      }
      isWritten={isDirty}
      onClose={onClose}
      leaveLabel="Niet afgelasten"
      footer={
        <Button type="submit" form={formId} variant="danger" icon={<CalendarX />} disabled={!holders}>
          Afgelasten…
        </Button>
      }
    >
      <Loaded query={query} loading="Even tellen wie tickets heeft..." words={adminErrorWords}>
        {(loaded) => (
          <>
            <Notice tone="warning" title={concernedWords(loaded.holders)} className="mb-5">
              {ending} {offReachWords(loaded.holders)}
            </Notice>
            <CallList toCall={loaded.holders.toCall} />
            <ChangeMailForm form={form} id={formId} show={show} kind="CANCELLED" period={period} />
          </>
        )}
      </Loaded>
      {asking && holders && (
        <ConfirmDialog
          title={`${show.name} van ${formatDateTime(show.dateTime)} afgelasten?`}
          description={
            <>
              <p>{concernedWords(holders)}</p>
              <p className="mt-3">
                De verkoop stopt meteen en de site zegt dat de voorstelling afgelast is. {offReachWords(holders)} Dit
                kunt u niet ongedaan maken.
              </p>
            </>
          }
          cancelLabel="Nog nakijken"
          confirmLabel="Ja, afgelasten"
          busy={cancelling.isPending}
          onConfirm={() => cancelling.mutate(asking)}
          onClose={() => {
            setAsking(null);
            cancelling.reset();
          }}
        >
          <ErrorNotice
            error={cancelling.error}
            words={failedWords("De voorstelling is niet afgelast.", DONE_ONCE)}
            className="mt-4"
          />
        </ConfirmDialog>
      )}
    </MailDialog>
  );
}
