import type { ProfileFields } from "@podium/shared/contracts/users";
import { storedEmail } from "@podium/shared/words/typed-email";
import { dialledDigits, digitsWhileTyped } from "@podium/shared/words/typed-phone";
import { useMutation } from "@tanstack/react-query";
import { Save, X } from "virtual:icons";
import { useEffect } from "react";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { profileForm } from "#messages/nl/account.tsx";
import { userFields } from "#messages/nl/forms.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { currentToken, setUser, type StoredUser } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ResendVerification } from "./resend-verification.tsx";
import { UserFields } from "./user-fields.tsx";

/** How long a success is shown (specification, section 8). */
const SAVED_MS = 4000;

const fieldsOf = ({ id, firstname, lastname, email, number }: StoredUser): ProfileFields => ({
  id,
  firstname,
  lastname,
  email,
  number: dialledDigits(number),
});

const hasCode = (error: Error | null, code: string): boolean => error instanceof ApiError && error.code === code;

/** The id is read-only, the phone accepts digits only (specification, screen Account). */
export function ProfileForm({ user }: { user: StoredUser }) {
  const t = profileForm();
  const fields = userFields();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).profileSchema,
    values: fieldsOf(user),
    submit: async (body) => {
      // Specification, section 5.
      if (currentToken() === null) throw new Error(t.notSignedIn);
      return api.updateProfile({ body });
    },
    onSuccess: (saved) => {
      setUser(saved);
      // Shows the old address again while the new one waits for its link, and clears the password.
      form.adopt(fieldsOf(saved));
    },
    onError: (error) => {
      proof.ask(error);
      if (hasCode(error, "PASSWORD_WRONG")) form.setError("password", { message: error.message });
    },
  });
  const proof = useProof({ again: form.submit, reset: form.action.reset });
  const isSuccess = useShownSuccess(form.action);
  const changesEmail = storedEmail(form.watch("email")) !== user.email;

  return (
    <>
      <ContractForm form={form}>
        <TextField label="ID" value={user.id} readOnly />
        <UserFields field={form.field} />
        {changesEmail && user.hasPassword !== false && (
          <PasswordField
            label={fields.ownPassword}
            hint={t.passwordHint}
            autoComplete="current-password"
            required
            {...form.field("password", fields.fillOwnPassword)}
          />
        )}
        <PendingEmail user={user} onWithdrawn={() => form.setFocus("email")} />
        <TextField
          label={fields.number}
          hint={t.numberHint}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          required
          {...form.field("number", fields.fillNumber, {
            onChange: (event: { target: { value: string } }) =>
              form.setValue("number", digitsWhileTyped(event.target.value)),
          })}
        />
        <ErrorNotice error={hasCode(form.failure, "PASSWORD_WRONG") ? null : form.failure} />
        {isSuccess && (
          <Notice tone="success" announce>
            {t.saved}
          </Notice>
        )}
        <Button type="submit" busy={form.busy} busyLabel={t.saving} icon={<Save />} className="self-start">
          {t.save}
        </Button>
      </ContractForm>
      {proof.dialog}
    </>
  );
}

/** The new address until its link is opened; the user can withdraw it. */
function PendingEmail({ user, onWithdrawn }: { user: StoredUser; onWithdrawn: () => void }) {
  const t = profileForm();
  const withdrawing = useMutation({
    mutationFn: () => api.withdrawEmail(),
    onSuccess: (saved) => {
      setUser(saved);
      onWithdrawn();
    },
  });
  const isWithdrawn = useShownSuccess(withdrawing);
  if (!user.pendingEmail)
    return isWithdrawn ? (
      <Notice tone="success" announce>
        {t.emailStays(<span className="wrap-anywhere">{user.email}</span>)}
      </Notice>
    ) : null;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warning" title={t.confirmNew}>
        {t.confirmBy(<strong>{user.pendingEmail}</strong>)}
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <ResendVerification />
        {withdrawing.error && <p role="alert">{withdrawing.error.message}</p>}
        <Button variant="secondary" icon={<X />} busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          {t.withdraw}
        </Button>
      </div>
    </div>
  );
}

function useShownSuccess({ isSuccess, reset }: { isSuccess: boolean; reset: () => void }): boolean {
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  return isSuccess;
}
