import type { Invitation } from "@podium/shared/contracts/invitations";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { Send, Undo2 } from "virtual:icons";
import { useState } from "react";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { roleWords } from "./roles.tsx";

/** Refetched, because mails are sent and invitations accepted without an event. */
export const invitationsQuery = liveQuery({
  key: ["invitations"],
  fetch: (signal) => api.listInvitations({ signal }),
});

/** Renders nothing without invitations: the button to invite somebody explains itself. */
export function InvitationsList() {
  const list = useLiveQuery(invitationsQuery);
  const [ending, setEnding] = useState<Invitation | null>(null);
  const reload = (): void => void list.refetch();
  if (list.error && !list.data) return <LoadState query={list} loading="" words={adminErrorWords} />;
  if (!list.data || list.data.items.length === 0) return null;
  const { items, stayHere } = list.data;
  return (
    <section aria-labelledby="invitations" className="mb-8">
      <h2 id="invitations" className="mb-3 font-display text-xl font-semibold">
        Uitnodigingen
      </h2>
      {stayHere && (
        <Notice tone="warning" className="mb-3">
          Er is geen mailserver ingesteld: deze mails liggen in een map van de server en bereiken niemand.
        </Notice>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {items.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            stayHere={stayHere}
            onEnd={() => setEnding(invitation)}
            onChanged={reload}
          />
        ))}
      </ul>
      {ending && (
        <DeleteDialog
          title="Uitnodiging intrekken"
          description={
            <p>De link in de mail aan {ending.email} werkt dan niet meer. Een nieuwe uitnodiging kan altijd.</p>
          }
          confirmLabel="Intrekken"
          remove={() => api.endInvitation({ params: { id: ending.id } })}
          onClose={() => setEnding(null)}
          onDeleted={() => {
            toast.success(`De uitnodiging van ${ending.email} is ingetrokken.`);
            reload();
          }}
        />
      )}
    </section>
  );
}

interface RowProps {
  invitation: Invitation;
  stayHere: boolean;
  onEnd: () => void;
  onChanged: () => void;
}

function InvitationRow({ invitation, stayHere, onEnd, onChanged }: RowProps) {
  const { id, email, role, invitedBy } = invitation;
  const resending = useMutation({
    mutationFn: () => api.resendInvitation({ params: { id } }),
    onSuccess: () => {
      toast.success(`De uitnodiging van ${email} vertrekt opnieuw.`);
      onChanged();
    },
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: () => resending.mutate(), reset: resending.reset });
  const state = invitationState(invitation, stayHere);
  const whose = `invitation-${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p id={whose} className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {fullName(invitation)}
          <Badge tone={role === "ADMIN" ? "accent" : "info"}>{roleWords[role].word}</Badge>
          <Badge tone={state.tone}>{state.label}</Badge>
        </p>
        <p className="wrap-anywhere">
          <EmailText email={email} />
        </p>
        <p className="text-sm text-muted">{`${invitationTimes(invitation, stayHere)}; door ${invitedBy.name}`}</p>
        <ErrorNotice error={proof.dialog ? null : resending.error} words={adminErrorWords} className="mt-2" />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<Send />}
          aria-describedby={whose}
          busy={resending.isPending}
          onClick={() => resending.mutate()}
        >
          Stuur opnieuw
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="text-danger"
          icon={<Undo2 />}
          aria-describedby={whose}
          onClick={onEnd}
        >
          Trek in
        </Button>
      </div>
      {proof.dialog}
    </li>
  );
}

interface Words {
  label: string;
  tone: "neutral" | "info" | "warning" | "danger";
}

/** @param stayHere whether no mail server is configured */
function invitationState(invitation: Invitation, stayHere: boolean): Words {
  if (invitation.expired) return { label: "Verlopen", tone: "warning" };
  if (invitation.mailRefused) return { label: "Mail geweigerd", tone: "danger" };
  if (invitation.sentAt === null) return { label: "Mail vertrekt zo", tone: "neutral" };
  return stayHere ? { label: "Mail niet verstuurd", tone: "danger" } : { label: "Wacht op antwoord", tone: "info" };
}

/** When sent or stored, and until when valid. @param stayHere whether no mail server is configured */
function invitationTimes({ sentAt, expiresAt, expired }: Invitation, stayHere: boolean): string {
  const did = stayHere ? "In de map gelegd" : "Verstuurd";
  const sent = sentAt === null ? "Nog niet verstuurd" : `${did} op ${formatShortDateTime(sentAt)}`;
  return `${sent}; ${expired ? "verlopen op" : "geldig tot"} ${formatShortDateTime(expiresAt)}`;
}
