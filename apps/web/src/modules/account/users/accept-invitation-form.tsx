import type { ResponseOf } from "@podium/shared/contracts/client";
import { UserCheck } from "virtual:icons";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { invitation, registerForm } from "#messages/nl/registration.tsx";
import { userFields } from "#messages/nl/forms.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { NewPasswordFields } from "./user-fields.tsx";

type Offered = ResponseOf<"openInvitation">;
type Accepted = ResponseOf<"acceptInvitation">;

interface AcceptFormProps {
  token: string;
  onAccepted: (accepted: Accepted) => void;
  /** Called when this form cannot accept any more: an account was made meanwhile, or the invitation has ended. */
  onRefused: (error: Error) => void;
}

/** Accepts for an address without an account, by making one. */
export function AcceptWithAccount({ offered, ...props }: AcceptFormProps & { offered: Offered }) {
  const t = userFields();
  const { token, onAccepted, onRefused } = props;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/invitations")).acceptWithAccountSchema,
    defaultValues: { token, firstname: offered.firstname, lastname: offered.lastname },
    submit: (body) => api.acceptInvitation({ body }),
    onSuccess: onAccepted,
    onError: onRefused,
  });
  return (
    <ContractForm form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t.firstname}
          autoComplete="given-name"
          required
          {...form.field("firstname", t.fillFirstname)}
        />
        <TextField
          label={t.lastname}
          hint={t.lastnameHint}
          autoComplete="family-name"
          {...form.field("lastname", t.fillLastname)}
        />
      </div>
      <TextField label={t.number} type="tel" autoComplete="tel" required {...form.field("number", t.fillNumber)} />
      <NewPasswordFields label={registerForm().password} field={form.field} />
      <ErrorNotice error={form.failure} />
      <Accept busy={form.busy} />
    </ContractForm>
  );
}

/** Accepts for the account of the address, with a new password. */
export function AcceptWithPassword({ token, onAccepted, onRefused }: AcceptFormProps) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/invitations")).acceptWithPasswordSchema,
    defaultValues: { token },
    submit: (body) => api.acceptInvitation({ body }),
    onSuccess: onAccepted,
    onError: onRefused,
  });
  return (
    <ContractForm form={form}>
      <NewPasswordFields label={userFields().newPassword} field={form.field} />
      <ErrorNotice error={form.failure} />
      <Accept busy={form.busy} />
    </ContractForm>
  );
}

function Accept({ busy }: { busy: boolean }) {
  const t = invitation();
  return (
    <Button type="submit" size="lg" wide busy={busy} busyLabel={t.accepting} icon={<UserCheck />}>
      {t.accept}
    </Button>
  );
}
