import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import { notMade } from "./empty-hall-form.tsx";
import { HallNameField, NAME_MISSING } from "./hall-name-field.tsx";
import { placesOf } from "#entities/halls/all-halls.ts";
import type { RoadProps } from "./road.ts";

interface NamedPlanFormProps extends RoadProps {
  plan: HallPlan;
  title: string;
}

/** Asks for the name of a hall whose plan is ready. */
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
