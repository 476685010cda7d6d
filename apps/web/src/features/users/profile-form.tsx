import type { User } from "@podium/shared/contracts/users";
import { Save } from "lucide-react";
import { useEffect } from "react";
import { ContractForm } from "#forms/contract-form.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { currentToken, setUser } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { UserFields, sentences } from "./user-fields.tsx";

/** How long a success is shown (specification, section 8). */
const SAVED_MS = 4000;

/** The id is read-only, the phone accepts digits only (specification, screen Account). */
export function ProfileForm({ user: { id, firstname, lastname, email, number } }: { user: User }) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).profileSchema,
    values: { id, firstname, lastname, email, number },
    submit: async (body) => {
      // Specification, section 5.
      if (currentToken() === null) throw new Error("Niet ingelogd");
      setUser(await api.updateProfile({ body }));
    },
  });
  const { isSuccess, reset } = form.action;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  return (
    <ContractForm form={form}>
      <TextField label="ID" value={id} readOnly />
      <UserFields field={form.field} />
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
      <ErrorNotice error={form.failure} />
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
