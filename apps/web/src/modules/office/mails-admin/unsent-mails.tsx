import type { UnsentMail } from "@podium/shared/contracts/mails";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, FolderOpen, Send } from "virtual:icons";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatTime } from "#platform/format.ts";
import { reservationPath } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { mailKindWords } from "./kind-words.ts";

/** Mails that failed and were not sent since. */
const unsentMailsQuery = liveQuery({
  key: ["mails-admin", "unsent"],
  fetch: (signal) => api.listUnsentMails({ signal }),
});

const SHOWN = 5;
/** Time in which the mail server usually accepts or refuses a retry. */
const OUTCOME_MS = 4000;

export function UnsentMails() {
  const query = useLiveQuery(unsentMailsQuery);
  const { data } = query;
  if (data === undefined) return <LoadState query={query} loading="Mails laden..." words={adminErrorWords} />;
  if (data.total === 0 && data.stayHere) {
    return (
      <p className="flex items-center gap-2">
        <FolderOpen className="size-5 shrink-0 text-warning" />
        Er is geen mailserver: mails liggen in een map op de server, en niemand krijgt ze.
      </p>
    );
  }
  if (data.total === 0) {
    return (
      <p className="flex items-center gap-2">
        <CircleCheck className="size-5 text-success" />
        Alle mails zijn verstuurd.
      </p>
    );
  }
  return (
    <>
      <p>
        {data.total === 1 ? "1 mail kon niet verstuurd worden:" : `${data.total} mails konden niet verstuurd worden:`}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {data.items.slice(0, SHOWN).map((mail) => (
          <UnsentMailRow key={mail.id} mail={mail} />
        ))}
      </ul>
      {data.total > SHOWN && <p className="mt-2 text-muted">En nog {data.total - SHOWN} andere.</p>}
    </>
  );
}

function UnsentMailRow({ mail }: { mail: UnsentMail }) {
  const title = mailTitle(mail);
  const retrying = useMutation({
    mutationFn: async () => {
      await api.retryMail({ params: { id: mail.id } });
      await new Promise((resolve) => setTimeout(resolve, OUTCOME_MS));
      await queryClient.invalidateQueries({ queryKey: unsentMailsQuery.key });
      return (
        queryClient
          .getQueryData<{ items: UnsentMail[] }>(unsentMailsQuery.key)
          ?.items.some(({ id }) => id === mail.id) ?? false
      );
    },
    onSuccess: (stillUnsent) =>
      stillUnsent
        ? toast.error(`${title}: nog altijd niet verstuurd.`, { description: mail.error })
        : toast.success(`${title} is verstuurd.`),
    onError: (error) => toast.error(error.message),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          {mail.reservationId === null ? (
            title
          ) : (
            <Link to={reservationPath(mail.reservationId)} className="text-link">
              {title}
            </Link>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {mail.recipient && `${mail.recipient}: `}
          {mail.error}
        </p>
        <p className="text-sm text-muted">
          {mail.nextTryAt === null
            ? "Wordt niet meer vanzelf geprobeerd."
            : `Wordt om ${formatTime(mail.nextTryAt)} vanzelf opnieuw geprobeerd.`}
        </p>
      </div>
      <Button size="sm" variant="secondary" icon={<Send />} busy={retrying.isPending} onClick={() => retrying.mutate()}>
        Opnieuw versturen<span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}

/** 'Tickets van reservering 12' */
function mailTitle({ kind, reservationId }: Pick<UnsentMail, "kind" | "reservationId">): string {
  const word = mailKindWords(kind);
  return reservationId === null ? word : `${word} van reservering ${reservationId}`;
}
