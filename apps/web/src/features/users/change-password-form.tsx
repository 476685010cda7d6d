import { KeyRound } from "lucide-react";
import { MIN_PASSWORD_CHARACTERS } from "@podium/shared/limits";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { replaceToken } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.ts";
import { sentences } from "./user-fields.tsx";

/** @param email for the browser's password manager */
export function ChangePasswordForm({ email }: { email: string }) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/password-change")).changePasswordFormSchema,
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
    submit: ({ currentPassword, newPassword }) => api.changePassword({ body: { currentPassword, newPassword } }),
    onSuccess: ({ token }) => {
      replaceToken(token);
      form.reset();
      toast.success("Uw wachtwoord is gewijzigd. Op uw andere toestellen bent u uitgelogd.");
    },
  });
  return (
    <ContractForm form={form}>
      <ErrorNotice error={form.failure} />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Huidig wachtwoord"
        autoComplete="current-password"
        required
        {...form.field("currentPassword", "Vul uw huidige wachtwoord in.")}
      />
      <PasswordField
        label="Nieuw wachtwoord"
        hint={`Minstens ${MIN_PASSWORD_CHARACTERS} tekens.`}
        autoComplete="new-password"
        required
        {...form.field("newPassword", sentences.password)}
      />
      <PasswordField
        label="Herhaal nieuw wachtwoord"
        autoComplete="new-password"
        required
        {...form.field("confirmPassword", sentences.confirmPassword)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={form.busy}
        busyLabel="Bezig met wijzigen..."
        icon={<KeyRound />}
        className="self-start"
      >
        Wachtwoord wijzigen
      </Button>
    </ContractForm>
  );
}
