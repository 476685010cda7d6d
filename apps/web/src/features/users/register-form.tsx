import { UserPlus } from "lucide-react";
import { signIn } from "#entities/account/profile.ts";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { NewPasswordFields, UserFields, sentences } from "./user-fields.tsx";

interface RegisterFormProps {
  /** The account was made and signed in. */
  onSignedIn: () => void;
  /** The account was made, but signing in failed. */
  onRegistered: () => void;
}

/** Specification, section 4. */
export function RegisterForm({ onSignedIn, onRegistered }: RegisterFormProps) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).registerSchema,
    submit: async (body) => {
      await api.register({ body });
      await signIn(body).then(() => onSignedIn(), onRegistered);
    },
  });
  return (
    <ContractForm form={form}>
      <ErrorNotice error={form.failure} />
      <UserFields field={form.field} />
      <TextField label="Telefoon" type="tel" autoComplete="tel" required {...form.field("number", sentences.number)} />
      <NewPasswordFields label="Wachtwoord" field={form.field} />
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel="Bezig met registreren..." icon={<UserPlus />}>
        Registreren
      </Button>
    </ContractForm>
  );
}
