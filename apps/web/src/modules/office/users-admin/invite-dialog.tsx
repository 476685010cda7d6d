import type { Invitation } from "@podium/shared/contracts/invitations";
import { INVITED_ROLES } from "@podium/shared/contracts/roles";
import { useState } from "react";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";
import { NOT_AGREED, RoleMeaning, roleWords } from "./roles.tsx";

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
}

const roles = INVITED_ROLES.map((role) => ({ value: role, label: roleWords[role].word }));

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [agreed, setAgreed] = useState(false);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/invitations")).inviteSchema,
    defaultValues: { role: "DOOR" },
    submit: async (body) => {
      if (body.role === "ADMIN" && !agreed) throw new Error(NOT_AGREED);
      return api.invite({ body });
    },
    onSuccess: onInvited,
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: form.submit, reset: form.action.reset });
  const chosen = form.watch("role");
  if (proof.dialog) return proof.dialog;
  return (
    <FormDialog
      form={form}
      title="Nodig een vrijwilliger uit"
      description="Er vertrekt een mail met een link. Wie de uitnodiging aanneemt, kiest zelf een wachtwoord, of logt in met het account van dat adres, en heeft dan de rol."
      submitLabel="Uitnodigen"
      words={adminErrorWords}
      onClose={onClose}
    >
      <TextField
        label="E-mailadres"
        type="email"
        autoComplete="off"
        {...form.field("email", "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.")}
      />
      <TextField label="Voornaam" autoComplete="off" {...form.field("firstname", "Vul een voornaam in.")} />
      <TextField label="Achternaam" autoComplete="off" {...form.field("lastname", "Vul een achternaam in.")} />
      <SelectField form={form} name="role" sentence="Kies een rol." label="Rol" options={roles} />
      <RoleMeaning
        role={chosen}
        agreement={chosen === "ADMIN" ? "Ja, deze persoon wordt beheerder." : undefined}
        agreed={agreed}
        onAgreed={setAgreed}
      />
    </FormDialog>
  );
}
