import type { Show, ShowForm } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { adminErrorDetail, adminErrorText } from "#platform/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { readShowFields, showFields, type ShowFieldErrors, type ShowFields } from "./show-form.ts";

interface ShowDialogProps {
  /** The show to change; null to plan a new one. */
  show: Show | null;
  onClose: () => void;
  onSaved: (show: Show) => void;
}

const FORM_ID = "show-form";

/** Plans or changes a show. What was typed stays when saving fails. */
export function ShowDialog({ show, onClose, onSaved }: ShowDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(() => showFields(show));
  const [errors, setErrors] = useState<ShowFieldErrors>({});
  const saving = useMutation({
    mutationFn: (body: ShowForm) =>
      show === null ? api.createShow({ body }) : api.updateShow({ params: { id: show.id }, body }),
    onSuccess: onSaved,
  });
  const sold = show ? show.seatsTotal - show.seatsAvailable : 0;

  const field = (name: keyof ShowFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readShowFields(fields);
    setErrors("errors" in read ? read.errors : {});
    if ("form" in read) return saving.mutate(read.form);
    form.current?.querySelector<HTMLElement>(`[name="${Object.keys(read.errors)[0]}"]`)?.focus();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={show ? "Voorstelling bewerken" : "Nieuwe voorstelling"}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form={FORM_ID} busy={saving.isPending}>
            {show ? "Bewaren" : "Plannen"}
          </Button>
        </>
      }
    >
      <form ref={form} id={FORM_ID} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {sold > 0 && (
          <Notice tone="warning">
            Er zijn al {sold} plaatsen bezet. Wie reserveerde, krijgt geen bericht van een andere datum of naam, en
            houdt de prijs van toen.
          </Notice>
        )}
        <TextField label="Naam" maxLength={120} autoComplete="off" {...field("name")} />
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField label="Datum en uur" type="datetime-local" {...field("dateTime")} />
          <TextField label="Prijs per stoel (€)" inputMode="decimal" autoComplete="off" {...field("price")} />
        </div>
        <TextField
          label="Verkoop opent"
          type="datetime-local"
          optional
          hint="Leeg: meteen. Wie een voorverkoopcode heeft, kan altijd al vroeger reserveren."
          {...field("salesOpenAt")}
        />
        <TextField
          label="Verkoop sluit"
          type="datetime-local"
          optional
          hint="Leeg: als de voorstelling begint."
          {...field("salesCloseAt")}
        />
        {saving.isError && (
          <Notice tone="danger" announce title={adminErrorText(saving.error)}>
            {adminErrorDetail(saving.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
