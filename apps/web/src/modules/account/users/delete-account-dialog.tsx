import type { Reservation } from "@podium/shared/contracts/reservations";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { ConfirmFormDialog } from "#forms/confirm-form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { currentLanguage } from "#messages/messages.ts";
import { dialogs, userFields } from "#messages/nl/forms.ts";
import { ownData } from "#messages/nl/account.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { useServerNow } from "#platform/server-clock.ts";
import type { StoredUser } from "#platform/session.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";

interface DeleteAccountDialogProps {
  /** A recent sign-in replaces the password of an account without one. */
  user: Pick<StoredUser, "email" | "hasPassword">;
  reservations: readonly Reservation[] | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what is deleted (docs/decisions/061-own-account.md), and asks for the password. */
export function DeleteAccountDialog({ user, reservations, onClose, onDeleted }: DeleteAccountDialogProps) {
  const t = ownData();
  const fields = userFields();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/own-account")).deleteOwnAccount.body,
    submit: (body) => api.deleteOwnAccount({ body }),
    onSuccess: onDeleted,
    onError: (error) => {
      proof.ask(error);
      if (isWrongPassword(error)) form.setError("password", { message: error.message });
    },
  });
  const proof = useProof({ again: form.submit, reset: form.action.reset });
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmFormDialog
      form={form}
      onClose={() => !form.busy && onClose()}
      title={t.delete}
      description={<WhatHappens reservations={reservations ?? []} />}
      confirmLabel={t.delete}
      cancelLabel={dialogs().cancel}
    >
      {user.hasPassword !== false && (
        <PasswordField
          label={fields.ownPassword}
          autoComplete="current-password"
          required
          {...form.field("password", fields.fillOwnPassword)}
        />
      )}
      <ErrorNotice error={isWrongPassword(form.failure) ? null : form.failure} />
    </ConfirmFormDialog>
  );
}

function isWrongPassword(error: Error | null): error is ApiError {
  return error instanceof ApiError && ["PASSWORD_WRONG", "PASSWORD_NEEDED"].includes(error.code);
}

function WhatHappens({ reservations }: { reservations: readonly Reservation[] }) {
  const t = ownData();
  const now = useServerNow(60_000);
  const unpaid = reservations.filter(({ status }) => status === "PENDING");
  const tickets = reservations.filter(({ status, show }) => status === "CONFIRMED" && Date.parse(show.dateTime) > now);
  return (
    <>
      <p>{t.whatHappens}</p>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
        <li>
          {t.unpaid((words) => (
            <strong>{words}</strong>
          ))}
          <Named reservations={unpaid} />
          {unpaid.length > 0 && ` ${t.waitForPayment}`}
        </li>
        <li>
          <strong>{t.ticketsStay}</strong>
          <Named reservations={tickets} />
          {tickets.length > 0 && ` ${t.downloadFirst}`}
        </li>
        <li>{t.erased(tickets.length > 0)}</li>
        <li>{t.signedOut}</li>
      </ul>
    </>
  );
}

function Named({ reservations }: { reservations: readonly Reservation[] }) {
  if (reservations.length === 0) return null;
  const names = reservations.map(({ id, show }) => `#${id} (${show.name}, ${formatShortDateTime(show.dateTime)})`);
  return <> {ownData().about(new Intl.ListFormat(currentLanguage()).format(names))}</>;
}
