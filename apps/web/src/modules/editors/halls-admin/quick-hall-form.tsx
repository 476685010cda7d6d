import { countedPlaces } from "@podium/shared/words/counted-places";
import { QUICK_LIMITS, type QuickPlanChoices, quickPlan } from "@podium/shared/halls/quick-plan";
import { useDeferredValue, useMemo } from "react";
import { placesOf } from "#entities/halls/all-halls.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { QuickFields } from "./hall-forms.ts";
import { HallNameField, NAME_MISSING, notMade, type NewHallFlowProps } from "./named-hall-forms.tsx";

const FIRST: QuickFields = {
  name: "",
  rows: "8",
  seatsPerRow: "12",
  hasMiddleAisle: true,
  tables: "0",
  chairsPerTable: "6",
  balconyRows: "0",
};

export function QuickHallForm({ onMade, onBack, onClose }: NewHallFlowProps) {
  const form = useContractForm({
    schema: async () => (await import("./hall-forms.ts")).quickSchema,
    defaultValues: FIRST,
    submit: ({ name, ...answers }) => api.createHall({ body: { name, plan: quickPlan(name, answers) } }),
    onSuccess: onMade,
  });
  const answers = useDeferredValue(JSON.stringify(drawable(form.watch())));
  // The cast is safe: the JSON was written on the line above.
  const plan = useMemo(() => quickPlan("", JSON.parse(answers) as QuickPlanChoices), [answers]);
  const counted = (name: "rows" | "seatsPerRow" | "tables" | "chairsPerTable" | "balconyRows") => {
    const [min, max] = [name === "seatsPerRow" || name === "chairsPerTable" ? 1 : 0, QUICK_LIMITS[name]];
    const field = form.field(name, `Vul een getal van ${min} tot ${max} in.`);
    return { type: "number", inputMode: "numeric", autoComplete: "off", min, max, ...field } as const;
  };
  return (
    <FormDialog
      form={form}
      size="lg"
      title="Snel maken"
      description="Een eerste tekening volstaat: bochten, namen en de rest past u daarna aan."
      submitLabel="Zaal maken"
      cancelLabel="Terug"
      words={notMade}
      onClose={onClose}
      onCancel={onBack}
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          <HallNameField field={form.field("name", NAME_MISSING)} />
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField label="Hoeveel rijen?" {...counted("rows")} />
            <TextField label="Stoelen per rij?" {...counted("seatsPerRow")} />
          </div>
          <Checkbox label="Met een gangpad in het midden" {...form.register("hasMiddleAisle")} />
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField label="Hoeveel tafels?" {...counted("tables")} />
            <TextField label="Stoelen per tafel?" {...counted("chairsPerTable")} />
          </div>
          <TextField label="Rijen op een balkon?" hint="0 als er geen balkon is." {...counted("balconyRows")} />
        </div>
        <figure className="bg-surface max-sm:sticky max-sm:-top-3 max-sm:z-10 max-sm:order-first max-sm:py-2 sm:self-start">
          <HallPicture
            plan={plan}
            label="Zo ziet de zaal eruit"
            className="h-36 w-full rounded-md bg-surface-sunken sm:h-96"
          />
          <figcaption aria-live="polite" className="mt-1 text-center text-muted">
            {countedPlaces(placesOf(plan))}
          </figcaption>
        </figure>
      </div>
    </FormDialog>
  );
}

/** Returns the nearest answers that can be drawn while the user is still typing. */
export function drawable({ hasMiddleAisle, ...typed }: QuickFields): QuickPlanChoices {
  return {
    rows: within(typed.rows, 0, QUICK_LIMITS.rows),
    seatsPerRow: within(typed.seatsPerRow, 1, QUICK_LIMITS.seatsPerRow),
    hasMiddleAisle,
    tables: within(typed.tables, 0, QUICK_LIMITS.tables),
    chairsPerTable: within(typed.chairsPerTable, 1, QUICK_LIMITS.chairsPerTable),
    balconyRows: within(typed.balconyRows, 0, QUICK_LIMITS.balconyRows),
  };
}

function within(typed: string, least: number, most: number): number {
  const count = Math.round(Number(typed));
  return Number.isFinite(count) ? Math.min(Math.max(count, least), most) : least;
}
