import type { User } from "@podium/shared/contracts/users";
import { type Role, ROLES } from "@podium/shared/contracts/roles";
import { fullName } from "@podium/shared/words/typed-name";
import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { NOT_AGREED, RoleMeaning, roleWords } from "./roles.tsx";

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

interface RemoveSecondStepDialogProps {
  user: Pick<User, "id" | "username">;
  onClose: () => void;
  onRemoved: () => void;
}

/** Helps somebody who lost their phone and their recovery codes. */
export function RemoveSecondStepDialog({ user, onClose, onRemoved }: RemoveSecondStepDialogProps) {
  const removing = useMutation({
    mutationFn: () => api.removeSecondStep({ params: { id: user.id } }),
    onSuccess: onRemoved,
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: () => removing.mutate(), reset: removing.reset });
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Tweede stap van ${user.username} verwijderen`}
      description={
        <p>
          Doe dit alleen als u zeker weet wie erom vraagt: bel even terug. Passkeys, authenticator-app en herstelcodes
          verdwijnen, overal wordt uitgelogd, en daarna is het wachtwoord genoeg om in te loggen. Er vertrekt een mail.
        </p>
      }
      confirmLabel="Verwijderen"
      cancelLabel="Terug"
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    >
      <ErrorNotice error={removing.error} className="mt-4" />
    </ConfirmDialog>
  );
}

interface DeleteUserDialogProps {
  user: Pick<User, "id" | "username" | "email">;
  onClose: () => void;
  onDeleted: () => void;
}

/** Specification, User beheer. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const deleting = useMutation({
    mutationFn: () => api.deleteUser({ params: { id: user.id } }),
    onSuccess: onDeleted,
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: () => deleting.mutate(), reset: deleting.reset });
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Confirm Delete"
      description={
        <>
          <p>Are you sure you want to delete user {user.username}?</p>
          <p className="mt-3 text-muted">
            {user.email} kan dan niet meer inloggen. Onbetaalde reserveringen worden geannuleerd en hun stoelen komen
            vrij; betaalde tickets blijven geldig. Dit kan niet ongedaan worden gemaakt.
          </p>
        </>
      }
      cancelLabel="Cancel"
      confirmLabel="Delete"
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
    >
      <ErrorNotice error={deleting.error} words={adminErrorWords} className="mt-4" />
    </ConfirmDialog>
  );
}
