import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";
import type { RoadProps } from "./road.ts";

export const NAME_MISSING = "Geef de zaal een naam, bijvoorbeeld Parochiezaal.";

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
      <TextField
        label="Naam van de zaal"
        maxLength={80}
        autoComplete="off"
        hint="Zo kiest u ze later bij een voorstelling."
        {...form.field("name", NAME_MISSING)}
      />
    </FormDialog>
  );
}
