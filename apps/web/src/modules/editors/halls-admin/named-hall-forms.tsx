import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { placesOf } from "#entities/halls/all-halls.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

export interface NewHallFlowProps {
  onMade: (hall: { id: number }) => void;
  onBack: () => void;
  onClose: () => void;
}

export function notMade({ message }: Error): { message: string; detail: string } {
  return { message: "De zaal is niet gemaakt.", detail: message };
}

export function EmptyHallForm({ onMade, onBack, onClose }: NewHallFlowProps) {
  const form = useContractForm({
    schema: async () => (await import("./hall-forms.ts")).nameSchema,
    defaultValues: { name: "" },
    submit: (body) => api.createHall({ body }),
    onSuccess: onMade,
  });
  return (
    <FormDialog
      form={form}
      title="Lege tekening"
      submitLabel="Beginnen met tekenen"
      cancelLabel="Terug"
      words={notMade}
      onClose={onClose}
      onCancel={onBack}
    >
      <HallNameField field={form.field("name", NAME_MISSING)} />
    </FormDialog>
  );
}

interface NamedPlanFormProps extends NewHallFlowProps {
  plan: HallPlan;
  title: string;
}

export function NamedPlanForm({ plan, title, onMade, onBack, onClose }: NamedPlanFormProps) {
  const form = useContractForm({
    schema: async () => (await import("./hall-forms.ts")).nameSchema,
    defaultValues: { name: plan.name },
    submit: ({ name }) => api.createHall({ body: { name, plan } }),
    onSuccess: onMade,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel="Hiermee beginnen"
      cancelLabel="Terug"
      words={notMade}
      onClose={onClose}
      onCancel={onBack}
    >
      <figure>
        <HallPicture
          plan={plan}
          label="Zo ziet de zaal eruit"
          className="max-h-72 w-full rounded-md bg-surface-sunken"
        />
        <figcaption className="mt-2 text-center text-muted">{countedPlaces(placesOf(plan))}</figcaption>
      </figure>
      <HallNameField field={form.field("name", NAME_MISSING)} />
    </FormDialog>
  );
}

export const NAME_MISSING = "Geef de zaal een naam, bijvoorbeeld Parochiezaal.";

/** @param field of the form: `form.field("name", NAME_MISSING)` */
export function HallNameField({ field }: { field: Partial<TextFieldProps> }) {
  return (
    <TextField
      label="Naam van de zaal"
      maxLength={80}
      autoComplete="off"
      hint="Zo kiest u ze later bij een voorstelling."
      {...field}
    />
  );
}
