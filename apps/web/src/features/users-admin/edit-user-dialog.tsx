import type { User } from "@podium/shared/contracts/users";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
  onSaved: () => void;
  /** None for one's own account. */
  onRemoveSecondStep?: (() => void) | undefined;
}

const roles = [
  { value: "USER", label: "User" },
  { value: "ADMIN", label: "Admin" },
];

/** Specification, User beheer. */
export function EditUserDialog({ user, onClose, onSaved, onRemoveSecondStep }: EditUserDialogProps) {
  const { id, firstname, lastname, email, number, role } = user;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/users")).adminProfileSchema,
    defaultValues: { id, firstname, lastname, email, number, role },
    submit: (body) => api.adminUpdateProfile({ body }),
    onSuccess: onSaved,
  });
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
      {role !== "ADMIN" && form.watch("role") === "ADMIN" && (
        <Notice tone="warning">Een Admin ziet en wijzigt alles: gebruikers, reservaties, betalingen en codes.</Notice>
      )}
      {onRemoveSecondStep && (
        <Button variant="quiet" className="self-start" onClick={onRemoveSecondStep}>
          Tweede stap verwijderen
        </Button>
      )}
    </FormDialog>
  );
}
