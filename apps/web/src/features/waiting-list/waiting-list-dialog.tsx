import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { Show } from "@podium/shared/contracts/shows";
import type { ReactNode } from "react";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { ownPlacesQuery } from "./own-places.ts";

interface WaitingListDialogProps {
  show: Show;
  /** How many are asked for, as a start. */
  seats?: number | undefined;
  /** Sends the mail again of who has not confirmed their address. */
  resend?: ReactNode;
  onClose: () => void;
}

export function WaitingListDialog({ show, seats = 2, resend, onClose }: WaitingListDialogProps) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/waiting-list")).joinWaitingList.body,
    defaultValues: { seats, together: true },
    submit: (body) => api.joinWaitingList({ params: { id: show.id }, body }),
    onSuccess: ({ position }) => {
      void liveQueries.refetch(ownPlacesQuery().key);
      toast.success(
        position === null ? "U staat op de wachtlijst." : `U staat op de wachtlijst, als nummer ${position}.`,
      );
      onClose();
    },
  });
  const { failure } = form;
  return (
    <FormDialog
      form={form}
      title="Zet mij op de wachtlijst"
      description={`${show.name}, ${formatDateTime(show.dateTime)}. Komen er plaatsen vrij en bent u aan de beurt, dan houden wij ze voor u opzij en krijgt u een mail.`}
      submitLabel="Op de wachtlijst"
      words={(error) => ({ detail: error.message })}
      remedy={failure instanceof ApiError && failure.code === "EMAIL_NOT_VERIFIED" && resend}
      onClose={onClose}
    >
      <TextField
        label="Hoeveel plaatsen?"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_CART_SEATS}
        {...form.field("seats", `Vul een getal in van 1 tot ${MAX_CART_SEATS}.`, { valueAsNumber: true })}
      />
      <Checkbox label="Alleen naast elkaar" {...form.register("together")} />
      <p className="text-muted">
        Met meer plaatsen, of alleen naast elkaar, duurt het meestal langer voor het lukt. Wie achter u staat en minder
        vraagt, kan dan eerst een aanbod krijgen; uw plaats in de rij houdt u.
      </p>
    </FormDialog>
  );
}
