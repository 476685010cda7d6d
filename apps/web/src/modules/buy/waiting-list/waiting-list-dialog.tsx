import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { Show } from "@podium/shared/contracts/shows";
import type { ReactNode } from "react";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { joinWaitingList } from "#messages/nl/waiting-list.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { ownPlacesQuery } from "./own-places.ts";

interface WaitingListDialogProps {
  show: Show;
  /** Initial number of seats. */
  seats?: number | undefined;
  /** Sends the mail again, for a user who has not confirmed their address. */
  resend?: ReactNode;
  onClose: () => void;
}

export function WaitingListDialog({ show, seats = 2, resend, onClose }: WaitingListDialogProps) {
  const t = joinWaitingList();
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/waiting-list")).joinWaitingList.body,
    defaultValues: { seats, together: true },
    submit: (body) => api.joinWaitingList({ params: { id: show.id }, body }),
    onSuccess: ({ position }) => {
      void liveQueries.refetch(ownPlacesQuery().key);
      toast.success(position === null ? t.joined : t.joinedAs(position));
      onClose();
    },
  });
  const { failure } = form;
  return (
    <FormDialog
      form={form}
      title={t.join}
      description={t.whatNext(show.name, formatDateTime(show.dateTime))}
      submitLabel={t.submit}
      words={(error) => ({ detail: error.message })}
      remedy={failure instanceof ApiError && failure.code === "EMAIL_NOT_VERIFIED" && resend}
      onClose={onClose}
    >
      <TextField
        label={t.howMany}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_CART_SEATS}
        {...form.field("seats", t.numberUpTo(MAX_CART_SEATS), { valueAsNumber: true })}
      />
      <Checkbox label={t.together} {...form.register("together")} />
      <p className="text-muted">{t.takesLonger}</p>
    </FormDialog>
  );
}
