import type { User } from "@podium/shared/contracts/users";
import { type Role, ROLES } from "@podium/shared/contracts/roles";
import { fullName } from "@podium/shared/words/typed-name";
import { useState } from "react";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { NOT_AGREED, RoleMeaning } from "./role-meaning.tsx";
import { roleWords } from "./role-words.ts";

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
  onSaved: () => void;
  /** Undefined for one's own account. */
  onRemoveSecondStep?: (() => void) | undefined;
}

const roles = ROLES.map((role) => ({ value: role, label: roleWords[role].word }));

/** Specification, User beheer. */
export function EditUserDialog({ user, onClose, onSaved, onRemoveSecondStep }: EditUserDialogProps) {
  const { id, firstname, lastname, email, number, role } = user;
  const [agreed, setAgreed] = useState(false);
  const becomesAdmin = (next: Role | undefined): boolean => next === "ADMIN" && role !== "ADMIN";
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).adminProfileSchema,
    defaultValues: { id, firstname, lastname, email, number, role },
    submit: async (body) => {
      if (becomesAdmin(body.role) && !agreed) throw new Error(NOT_AGREED);
      return api.adminUpdateProfile({ body });
    },
    onSuccess: onSaved,
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: form.submit, reset: form.action.reset });
  const chosen = form.watch("role");
  if (proof.dialog) return proof.dialog;
  return (
    <FormDialog
      form={form}
      title="Edit User"
      cancelLabel="Cancel"
      submitLabel="Save"
      words={adminErrorWords}
      onClose={onClose}
    >
      <TextField label="Voornaam" autoComplete="off" {...form.field("firstname", "Vul een voornaam in.")} />
      <TextField label="Achternaam" autoComplete="off" {...form.field("lastname", "Vul een achternaam in.")} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        {...form.field("email", "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.")}
      />
      <TextField
        label="Telefoonr"
        type="tel"
        autoComplete="off"
        {...form.field("number", "Vul een telefoonnummer in: 6 tot 15 cijfers.")}
      />
      <SelectField form={form} name="role" sentence="Kies een rol." label="Role" options={roles} />
      <RoleMeaning
        role={chosen}
        agreement={becomesAdmin(chosen) ? `Ja, ${fullName({ firstname, lastname })} wordt beheerder.` : undefined}
        agreed={agreed}
        onAgreed={setAgreed}
      />
      {onRemoveSecondStep && (
        <Button variant="quiet" className="self-start" onClick={onRemoveSecondStep}>
          Tweede stap verwijderen
        </Button>
      )}
    </FormDialog>
  );
}
