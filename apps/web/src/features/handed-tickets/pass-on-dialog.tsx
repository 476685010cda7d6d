import type { Tickets } from "@podium/shared/contracts/tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useState } from "react";
import { useController } from "react-hook-form";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { queryClient } from "#platform/query-client.ts";
import { Checklist } from "#ui/checklist.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";

interface PassOnDialogProps {
  id: number;
  /** Those that may be passed on. */
  seats: Tickets["seats"];
  onClose: () => void;
}

const refetch = (): void => void queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY });

/** To whom which tickets go, and what that means. */
export function PassOnDialog({ id, seats: left, onClose }: PassOnDialogProps) {
  // As they were when it opened: after a lost response what was chosen stays in view.
  const [seats] = useState(left);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/handed-tickets")).passOnFormSchema,
    // A ticket alone needs no choice.
    defaultValues: { ticketIds: seats.length === 1 ? seats.map((seat) => seat.id) : [], name: "", email: "" },
    submit: (body) => api.passTicketsOn({ params: { id }, body }),
    onSuccess: () => {
      toast.success(
        chosen.length === 1
          ? "Uw ticket is doorgegeven. De nieuwe houder krijgt een mail."
          : "Uw tickets zijn doorgegeven. De nieuwe houder krijgt een mail.",
      );
      refetch();
      onClose();
    },
    // Perhaps it was done all the same, or the page shows what is no longer so.
    onError: refetch,
  });
  const { field, fieldState } = useController({ control: form.control, name: "ticketIds" });
  const chosen = field.value;
  return (
    <FormDialog
      form={form}
      title="Tickets doorgeven"
      description="Komt er iemand anders in uw plaats? Dan sturen wij het ticket naar die persoon."
      submitLabel="Doorgeven"
      words={failedWords("Er is niets doorgegeven.", LOOK_FIRST)}
      onClose={onClose}
    >
      {seats.length > 1 && (
        <Checklist
          legend="Welke tickets?"
          choices={seats.map((seat) => ({ key: seat.id, label: placeLabel(seat.seat) }))}
          chosen={chosen}
          onChange={field.onChange}
          error={fieldState.error && "Kies minstens één ticket."}
        />
      )}
      <TextField
        label="Naam van wie komt"
        autoComplete="off"
        maxLength={100}
        required
        {...form.field("name", "Vul de naam in van wie met het ticket komt.")}
      />
      <TextField
        label="E-mailadres van wie komt"
        type="email"
        autoComplete="off"
        inputMode="email"
        maxLength={254}
        required
        hint="Kijk het adres goed na: wie de mail krijgt, kan binnen."
        {...form.field("email", {
          empty: "Vul het e-mailadres in waar het ticket naartoe gaat.",
          wrong: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
        })}
      />
      <Notice>
        Uw eigen QR-code van dat ticket geldt dan niet meer. U blijft de koper: gaat er geld terug, dan krijgt u het. U
        kunt het ticket terugnemen tot de deuren opengaan.
      </Notice>
    </FormDialog>
  );
}
