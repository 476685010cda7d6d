import { type Reach, type ShowMessage, showMessageSchema } from "@podium/shared/contracts/show-messages";
import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import { Send } from "virtual:icons";
import { useId, useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useContractForm } from "#forms/use-contract-form.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { formatBelgianDateTime, formatDateTime } from "#platform/format.ts";
import { newId } from "#platform/new-id.ts";
import { paths } from "#platform/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { toast } from "#ui/toast.ts";
import { ConfirmSending, MailDialog } from "./mail-dialog.tsx";
import { MailEditor } from "./mail-editor.tsx";
import { audiences, people, progressWords, showMessagesQuery } from "./show-messages.ts";

const EMPTY = { audience: "CONFIRMED" as const, subject: "", text: "" };

export function MessageDialog({ show, onClose }: { show: Show; onClose: () => void }) {
  const query = useLiveQuery(showMessagesQuery(show.id));
  const params = { id: show.id };
  const formId = useId();
  const [asking, setAsking] = useState<typeof EMPTY | null>(null);
  /** The same key until the message is sent: after a lost response nothing is sent twice, even with another text. */
  const [key, setKey] = useState(newId);
  const form = useContractForm({
    schema: () => Promise.resolve(showMessageSchema),
    defaultValues: EMPTY,
    submit: async (body) => setAsking(body as typeof EMPTY),
  });
  const sending = useMutation({
    mutationFn: (body: typeof EMPTY) => api.sendShowMessage({ params, body: { ...body, key } }),
    onSuccess: ({ recipients }) => {
      setAsking(null);
      setKey(newId());
      form.reset(EMPTY);
      toast.success(`Het bericht vertrekt naar ${people(recipients)}.`, { duration: 5000 });
    },
    // Also after a lost response: the message may have been sent all the same.
    onSettled: () => void query.refetch(),
  });
  const { subject, text, audience } = form.watch();
  const reach = query.data?.reach;
  const isForNobody = reach?.[audience].people === 0;

  return (
    <MailDialog
      title="Bericht sturen"
      description={
        <p>
          Aan wie plaatsen heeft voor <strong>{show.name}</strong> van {formatDateTime(show.dateTime)}.
        </p>
      }
      isWritten={subject !== "" || text !== ""}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} icon={<Send />} busy={form.busy} disabled={isForNobody}>
          Versturen…
        </Button>
      }
    >
      <Loaded query={query} loading="Berichten laden..." words={adminErrorWords}>
        {(loaded) => (
          <>
            <MessageHistory items={loaded.items} />
            <MailEditor form={form} id={formId} showId={show.id} draft={{ subject, text }}>
              <RadioCards
                legend="Voor wie?"
                options={(["CONFIRMED", "ACTIVE"] as const).map((value) => ({
                  value,
                  label: audiences[value],
                  hint: people(loaded.reach[value].people),
                }))}
                value={audience}
                onChange={(value) => form.setValue("audience", value)}
              />
              <ReachNote reach={loaded.reach[audience]} showId={show.id} />
            </MailEditor>
          </>
        )}
      </Loaded>
      {asking && (
        <ConfirmSending
          mail={asking}
          reach={reach?.[asking.audience].people ?? 0}
          sending={sending}
          onClose={() => setAsking(null)}
        >
          , één keer naar elke persoon
        </ConfirmSending>
      )}
    </MailDialog>
  );
}

function ReachNote({ reach, showId }: { reach: Reach; showId: number }) {
  const { reservations, withoutAddress } = reach;
  const count = reservations === 1 ? "1 reservering" : `${reservations} reserveringen`;
  return (
    <p className="text-muted">
      {reach.people === 0
        ? "Er is niemand om naar te schrijven: versturen kan nu niet."
        : `${people(reach.people)} met ${count}, elk één mail.`}
      {withoutAddress > 0 && (
        <>
          {" "}
          {withoutAddress === 1 ? "1 reservering heeft" : `${withoutAddress} reserveringen hebben`} geen e-mailadres:
          bel die mensen op.{" "}
          <Link to={`${paths.reservations}?show=${showId}`} className="text-link">
            Naar de lijst
          </Link>
        </>
      )}
    </p>
  );
}

function MessageHistory({ items }: { items: readonly ShowMessage[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="verstuurd" className="mb-5">
      <h3 id="verstuurd" className="mb-2 font-semibold">
        Eerder verstuurd
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {items.map((message) => (
          <li key={message.id}>
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{message.subject}</span>
                <span role="status">
                  <Badge tone={message.failed > 0 ? "danger" : message.waiting > 0 ? "info" : "success"}>
                    {progressWords(message)}
                  </Badge>
                </span>
              </summary>
              <div className="grid gap-2 px-4 pb-4">
                <p className="text-sm text-muted">
                  {formatBelgianDateTime(message.at)}
                  {message.by !== null && ` door ${message.by}`}. Aan: {audiences[message.audience].toLowerCase()}.
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
                {message.failed > 0 && (
                  <p>
                    Een mail die niet vertrok, staat met de reden op het{" "}
                    <Link to={paths.admin} className="text-link">
                      dashboard
                    </Link>
                    .
                  </p>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
