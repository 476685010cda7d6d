import { zodResolver } from "@hookform/resolvers/zod";
import { ticketCodeFormSchema, type CodeType, type TicketCode } from "@podium/shared/contracts/codes";
import type { RequestOf } from "@podium/shared/contracts/client";
import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { serverMessage } from "#platform/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { codeTypeLabel } from "./code-type-badge.tsx";

interface CreateCodeDialogProps {
  onClose: () => void;
  onCreated: (code: TicketCode) => void;
}

type NewCode = RequestOf<"createTicketCode">["body"];

const FORM_ID = "new-code";
const options = (["PRE_ORDER", "SPONSOR"] as const).map((value) => ({ value, label: codeTypeLabel(value) }));

/** What a type does, as nobody knows it by heart (decisions, section 6). */
const effects: Record<CodeType, string> = {
  PRE_ORDER: "Wie deze code heeft, kan reserveren voor de verkoop opengaat, aan de gewone prijs.",
  SPONSOR: "Wie deze code heeft, betaalt niets: de reservering is meteen bevestigd.",
};

/** The modal 'Nieuwe Ticketcode'. The default type of the specification is not offered, so one must choose. */
export function CreateCodeDialog({ onClose, onCreated }: CreateCodeDialogProps) {
  const form = useForm({ resolver: zodResolver(ticketCodeFormSchema), defaultValues: { maxTickets: 1 } });
  const { errors } = form.formState;
  const creating = useMutation({ mutationFn: (body: NewCode) => api.createTicketCode({ body }), onSuccess: onCreated });
  const type = form.watch("type");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Nieuwe Ticketcode"
      description="De code zelf wordt voor u gemaakt: niet te raden, en makkelijk voor te lezen."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form={FORM_ID} busy={creating.isPending}>
            Aanmaken
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((code) => creating.mutate(code))(event)}
      >
        <Controller
          control={form.control}
          name="type"
          render={({ field }) => (
            <Select
              label="Type"
              options={options}
              value={field.value ?? ""}
              onValueChange={field.onChange}
              placeholder="Kies een type"
              error={errors.type && "Kies een type."}
              hint={type && effects[type]}
            />
          )}
        />
        <TextField
          label="Maximum aantal tickets:"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          {...form.register("maxTickets", { valueAsNumber: true })}
          error={errors.maxTickets && "Vul een getal in van 1 tot 100."}
        />
        {creating.isError && (
          <Notice tone="danger" announce>
            {serverMessage(creating.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
