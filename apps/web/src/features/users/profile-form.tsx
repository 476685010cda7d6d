import type { ProfileFields } from "@podium/shared/contracts/users";
import { useMutation } from "@tanstack/react-query";
import { Save, X } from "lucide-react";
import { useEffect } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { currentToken, setUser, type StoredUser } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ResendVerification } from "./resend-verification.tsx";
import { SendSignInLink } from "./send-sign-in-link.tsx";
import { UserFields, sentences } from "./user-fields.tsx";

/** How long a success is shown (specification, section 8). */
const SAVED_MS = 4000;

const fieldsOf = ({ id, firstname, lastname, email, number }: StoredUser): ProfileFields => ({
  id,
  firstname,
  lastname,
  email,
  number,
});

const hasCode = (error: Error | null, code: string): boolean => error instanceof ApiError && error.code === code;

/** The id is read-only, the phone accepts digits only (specification, screen Account). */
export function ProfileForm({ user }: { user: StoredUser }) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).profileSchema,
    values: fieldsOf(user),
    submit: async (body) => {
      // Specification, section 5.
      if (currentToken() === null) throw new Error("Niet ingelogd");
      return api.updateProfile({ body });
    },
    onSuccess: (saved) => {
      setUser(saved);
      // The address that waits is no longer in the field, nor is the password.
      form.reset(fieldsOf(saved), { keepDirtyValues: false });
    },
    onError: (error) => {
      if (hasCode(error, "PASSWORD_WRONG")) form.setError("password", { message: error.message });
    },
  });
  const isSuccess = useShownSuccess(form.action);
  const changesEmail = form.watch("email").trim().toLowerCase() !== user.email;

  return (
    <ContractForm form={form}>
      <TextField label="ID" value={user.id} readOnly />
      <UserFields field={form.field} />
      {changesEmail && user.hasPassword !== false && (
        <PasswordField
          label="Uw wachtwoord"
          hint="Nodig voor een ander e-mailadres."
          autoComplete="current-password"
          required
          {...form.field("password", "Vul uw wachtwoord in.")}
        />
      )}
      <PendingEmail user={user} onWithdrawn={() => form.setFocus("email")} />
      <TextField
        label="Telefoon"
        hint="Alleen cijfers."
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        required
        {...form.field("number", sentences.number, {
          onChange: (event: { target: { value: string } }) =>
            form.setValue("number", event.target.value.replaceAll(/\D/g, "")),
        })}
      />
      <ErrorNotice error={hasCode(form.failure, "PASSWORD_WRONG") ? null : form.failure} />
      {hasCode(form.failure, "SIGN_IN_NEEDED") && <SendSignInLink email={user.email} />}
      {isSuccess && (
        <Notice tone="success" announce>
          Wijzigingen succesvol opgeslagen!
        </Notice>
      )}
      <Button type="submit" busy={form.busy} busyLabel="Bezig met opslaan..." icon={<Save />} className="self-start">
        Opslaan
      </Button>
    </ContractForm>
  );
}

/** An address that waits for its link, which its owner can withdraw. */
function PendingEmail({ user, onWithdrawn }: { user: StoredUser; onWithdrawn: () => void }) {
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
        Uw e-mailadres blijft <span className="wrap-anywhere">{user.email}</span>.
      </Notice>
    ) : null;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warning" title="Bevestig uw nieuwe e-mailadres">
        Klik op de link in de mail die we stuurden naar <strong>{user.pendingEmail}</strong>. Tot dan blijft uw vorige
        adres gelden.
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <ResendVerification />
        {withdrawing.error && <p role="alert">{withdrawing.error.message}</p>}
        <Button variant="secondary" icon={<X />} busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          Toch niet wijzigen
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
