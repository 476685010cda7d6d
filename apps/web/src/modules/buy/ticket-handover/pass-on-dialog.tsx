import type { Tickets } from "@podium/shared/contracts/tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useState } from "react";
import { useController } from "react-hook-form";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { currentLanguage } from "#messages/messages.ts";
import { passOn } from "#messages/nl/ticket-handover.tsx";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { queryClient } from "#platform/query-client.ts";
import { Checklist } from "#ui/checklist.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";

interface PassOnDialogProps {
  id: number;
  /** Seats whose tickets may be passed on. */
  seats: Tickets["seats"];
  onClose: () => void;
}

const refetch = (): void => void queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY });

export function PassOnDialog({ id, seats: left, onClose }: PassOnDialogProps) {
  // The seats when the dialog opened: after a lost response, the chosen ones remain visible.
  const [seats] = useState(left);
  const t = passOn();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/handed-tickets")).passOnFormSchema,
    // A single ticket needs no choice.
    defaultValues: { ticketIds: seats.length === 1 ? seats.map((seat) => seat.id) : [], name: "", email: "" },
    submit: (body) => api.passTicketsOn({ params: { id }, body }),
    onSuccess: () => {
      toast.success(t.passed(chosen.length));
      refetch();
      onClose();
    },
    // The request may have succeeded all the same, or the page may be out of date.
    onError: refetch,
  });
  const { field, fieldState } = useController({ control: form.control, name: "ticketIds" });
  const chosen = field.value;
  return (
    <FormDialog
      form={form}
      title={t.title}
      description={t.intro}
      submitLabel={t.submit}
      words={failedWords(t.failed, LOOK_FIRST)}
      onClose={onClose}
    >
      {seats.length > 1 && (
        <Checklist
          legend={t.which}
          choices={seats.map((seat) => ({ key: seat.id, label: placeLabel(seat.seat, currentLanguage()) }))}
          chosen={chosen}
          onChange={field.onChange}
          error={fieldState.error && t.chooseOne}
        />
      )}
      <TextField label={t.name} autoComplete="off" maxLength={100} required {...form.field("name", t.nameMissing)} />
      <TextField
        label={t.email}
        type="email"
        autoComplete="off"
        inputMode="email"
        maxLength={254}
        required
        hint={t.emailHint}
        {...form.field("email", {
          empty: t.emailMissing,
          wrong: t.emailWrong,
        })}
      />
      <Notice>{t.whatItMeans}</Notice>
    </FormDialog>
  );
}
