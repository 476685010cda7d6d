import type { Show } from "@podium/shared/contracts/shows";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { serverNow } from "#platform/server-clock.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { takenSeats } from "./occupancy-bar.tsx";
import { showFields, showFieldsSchema } from "./show-form.ts";

interface ShowDialogProps {
  /** Null for a new show. */
  show: Show | null;
  onClose: () => void;
  onSaved: (show: Show) => void;
}

export function ShowDialog({ show, onClose, onSaved }: ShowDialogProps) {
  const [past, setPast] = useState<{ dateTime: string; answer: (yes: boolean) => void } | null>(null);
  const ask = async ({ dateTime }: { dateTime: string }): Promise<boolean> => {
    const yes = await new Promise<boolean>((answer) => setPast({ dateTime, answer }));
    setPast(null);
    return yes;
  };
  const form = useContractForm({
    schema: () => Promise.resolve(showFieldsSchema),
    defaultValues: showFields(show),
    submit: async (body) => {
      const isMoved = show === null || Date.parse(show.dateTime) !== Date.parse(body.dateTime);
      if (isMoved && Date.parse(body.dateTime) <= serverNow() && !(await ask(body))) return null;
      return show === null ? api.createShow({ body }) : api.updateShow({ params: { id: show.id }, body });
    },
    onSuccess: (saved) => void (saved && onSaved(saved)),
  });
  const sold = show ? takenSeats(show) : 0;

  return (
    <FormDialog
      form={form}
      title={show ? "Voorstelling bewerken" : "Nieuwe voorstelling"}
      submitLabel={show ? "Bewaren" : "Plannen"}
      words={adminErrorWords}
      onClose={onClose}
    >
      {sold > 0 && (
        <Notice tone="warning">
          Er zijn al {sold} plaatsen bezet. Wie reserveerde, krijgt geen bericht van een andere datum of naam, en houdt
          de prijs van toen.
        </Notice>
      )}
      <TextField
        label="Naam"
        maxLength={120}
        autoComplete="off"
        {...form.field("name", "Geef de voorstelling een naam.")}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          label="Datum en uur"
          type="datetime-local"
          {...form.field("dateTime", "Kies de datum en het uur waarop de voorstelling begint.")}
        />
        <TextField
          label="Prijs per stoel (€)"
          inputMode="decimal"
          autoComplete="off"
          {...form.field("pricePerSeat", "Vul een bedrag in van 0 tot 1000 euro, zoals 12 of 12,50.")}
        />
      </div>
      <TextField
        label="Verkoop opent"
        type="datetime-local"
        optional
        hint="Leeg: meteen. Wie een voorverkoopcode heeft, kan altijd al vroeger reserveren."
        {...form.field("salesOpenAt", "De verkoop moet opengaan voor ze sluit.")}
      />
      <TextField
        label="Verkoop sluit"
        type="datetime-local"
        optional
        hint="Leeg: als de voorstelling begint."
        {...form.field("salesCloseAt", "Kies een datum en uur, of laat leeg.")}
      />
      {past && (
        <ConfirmDialog
          title="In het verleden?"
          description={
            <p>
              {formatDateTime(past.dateTime)} is al voorbij. De voorstelling komt dan niet op de site, en er kan niets
              voor gereserveerd worden.
            </p>
          }
          cancelLabel="Datum aanpassen"
          confirmLabel="Toch bewaren"
          tone="plain"
          onConfirm={() => past.answer(true)}
          onClose={() => past.answer(false)}
        />
      )}
    </FormDialog>
  );
}
