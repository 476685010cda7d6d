import { zodResolver } from "@hookform/resolvers/zod";
import type { RequestOf } from "@podium/shared/contracts/client";
import { adminProfileSchema, type User } from "@podium/shared/contracts/users";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { adminErrorDetail, adminErrorText } from "#platform/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
  onSaved: () => void;
}

type Profile = RequestOf<"adminUpdateProfile">["body"];

const FORM_ID = "edit-user";
const roles = [
  { value: "USER", label: "User" },
  { value: "ADMIN", label: "Admin" },
];

/** The modal 'Edit User' (specification, User beheer). What was typed stays when saving fails. */
export function EditUserDialog({ user, onClose, onSaved }: EditUserDialogProps) {
  const { id, firstname, lastname, email, number, role } = user;
  const form = useForm({
    resolver: zodResolver(adminProfileSchema),
    defaultValues: { id, firstname, lastname, email, number, role },
  });
  const { errors } = form.formState;
  const saving = useMutation({ mutationFn: (body: Profile) => api.adminUpdateProfile({ body }), onSuccess: onSaved });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edit User"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={saving.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((profile) => saving.mutate(profile))(event)}
      >
        <TextField
          label="Voornaam"
          autoComplete="off"
          {...form.register("firstname")}
          error={errors.firstname && "Vul een voornaam in."}
        />
        <TextField
          label="Achternaam"
          autoComplete="off"
          {...form.register("lastname")}
          error={errors.lastname && "Vul een achternaam in."}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          {...form.register("email")}
          error={errors.email && "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be."}
        />
        <TextField
          label="Telefoonr"
          type="tel"
          autoComplete="off"
          {...form.register("number")}
          error={errors.number && "Vul een telefoonnummer in: 6 tot 15 cijfers."}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Select label="Role" options={roles} value={field.value} onValueChange={field.onChange} />
          )}
        />
        {role !== "ADMIN" && form.watch("role") === "ADMIN" && (
          <Notice tone="warning">Een Admin ziet en wijzigt alles: gebruikers, reservaties, betalingen en codes.</Notice>
        )}
        {saving.isError && (
          <Notice tone="danger" announce title={adminErrorText(saving.error)}>
            {adminErrorDetail(saving.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
