import type { HallSummary } from "@podium/shared/contracts/halls";
import type { Show } from "@podium/shared/contracts/shows";
import type { Control } from "react-hook-form";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { Button } from "#ui/button.tsx";
import { LoadState, type LoadStateProps } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { newerPlan, planChoices } from "./plan-choice.ts";
import type { ShowFields, ShowInput } from "./show-form.ts";

interface PlanFieldProps {
  form: { control: Control<ShowFields, unknown, ShowInput> };
  halls: LoadStateProps["query"] & { data: readonly HallSummary[] | undefined };
  /** Null for a new show. */
  show: Show | null;
  /** The id of the chosen plan. */
  chosen: string;
  /** Moves the show to the newest plan of its hall. */
  onMove: (hallPlanId: number) => void;
}

/** Chooses the plan of a show, and says when its hall has a newer one. */
export function PlanField({ form, halls, show, chosen, onMove }: PlanFieldProps) {
  if (halls.data === undefined) return <LoadState query={halls} loading="Zalen laden..." words={adminErrorWords} />;
  const choices = planChoices(halls.data, show);
  const newer = show && chosen === String(show.hallPlanId) ? newerPlan(halls.data, show.hallPlanId) : null;
  return (
    <>
      <SelectField
        form={form}
        name="hallPlanId"
        sentence="Kies een andere zaal."
        label="Zaal"
        hint={choices.find(({ hallPlanId }) => String(hallPlanId) === chosen)?.size}
        options={choices.map(({ hallPlanId, name }) => ({ value: String(hallPlanId), label: name }))}
      />
      {newer !== null && (
        <Notice>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>Er is een nieuwer plan van deze zaal.</p>
            <Button size="sm" variant="secondary" onClick={() => onMove(newer)}>
              Zet over op het nieuwste plan
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
