import type { CastQuota, CastQuotas } from "@podium/shared/contracts/cast-quotas";
import { MAX_BLOCK_REASON } from "@podium/shared/contracts/limits";
import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { Show } from "@podium/shared/contracts/shows";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { repeatedHour, toTheatreTime } from "#platform/theatre-time.ts";
import { TextField } from "#ui/text-field.tsx";

interface CastQuotaDialogProps {
  show: Pick<Show, "id" | "name" | "dateTime">;
  /** Absent: a new one. */
  quota?: CastQuota;
  /** When a new link ends, unless another moment is typed. */
  endsAt: string;
  onClose: () => void;
  onSaved: (quotas: CastQuotas) => void;
}

/** Asks for an actor, how many seats, and until when the link works. */
export function CastQuotaDialog({ show, quota, endsAt, onClose, onSaved }: CastQuotaDialogProps) {
  const { id } = show;
  const form = useContractForm({
    schema: async () => (await import("./cast-quota-form.ts")).castQuotaFieldsSchema,
    defaultValues: {
      name: quota?.name ?? "",
      seats: quota?.seats ?? 4,
      email: quota?.email ?? "",
      endsAt: toTheatreTime(quota?.endsAt ?? endsAt),
    },
    submit: (body) =>
      quota === undefined
        ? api.createCastQuota({ params: { id }, body })
        : api.changeCastQuota({ params: { id, quotaId: quota.id }, body }),
    onSuccess: onSaved,
  });
  return (
    <FormDialog
      form={form}
      title={quota === undefined ? "Link voor een speler" : "Link wijzigen"}
      description={`${show.name}, ${formatDateTime(show.dateTime)}. Met de link kiest de familie zelf plaatsen van wat voor de spelers vastgehouden is, en reserveert zoals iedereen.`}
      submitLabel={quota === undefined ? "Link maken" : "Bewaren"}
      words={adminErrorWords}
      onClose={onClose}
    >
      <TextField
        label="Speler"
        maxLength={MAX_BLOCK_REASON}
        autoComplete="off"
        hint="De familie leest deze naam. Stoelen die op een andere naam staan, opent de link niet."
        {...form.field("name", "Vul de naam van de speler in.")}
      />
      <TextField
        label="Aantal plaatsen"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_CART_SEATS}
        className="max-w-40"
        {...form.field("seats", `Vul een getal in van 1 tot ${MAX_CART_SEATS}.`, { valueAsNumber: true })}
      />
      <TextField
        label="E-mailadres"
        type="email"
        optional
        autoComplete="off"
        hint="Dan mailen wij de link. Leeg: u kopieert hem en geeft hem zelf door."
        {...form.field("email", "Vul een geldig e-mailadres in.")}
      />
      <TextField
        label="Werkt tot"
        type="datetime-local"
        hint={repeatedHour(form.watch("endsAt")) ?? "Daarna opent de link de gewone verkoop."}
        {...form.field("endsAt", "Kies een dag en een uur die nog moeten komen.")}
      />
    </FormDialog>
  );
}
