import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { HallNameField, NAME_MISSING } from "./hall-name-field.tsx";
import type { RoadProps } from "./road.ts";

export function notMade({ message }: Error): { message: string; detail: string } {
  return { message: "De zaal is niet gemaakt.", detail: message };
}

export function EmptyHallForm({ onMade, onBack, onClose }: RoadProps) {
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
