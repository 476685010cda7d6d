import type { Control, UseFormGetValues, UseFormSetValue } from "react-hook-form";
import type { HallSummary } from "@podium/shared/contracts/halls";
import type { GiveBack, Show, WaitingRoomMode } from "@podium/shared/contracts/shows";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { managedPlaysQuery } from "#entities/plays/managed-plays.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Button } from "#ui/button.tsx";
import { LoadState, type LoadStateProps } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { newerPlan, planChoices } from "./plan-choice.ts";
import { closingOptions } from "./series-dates.ts";
import { NO_PLAY, type ShowFields, type ShowInput } from "./show-form.ts";

interface PlayFieldProps {
  form: {
    control: Control<ShowFields, unknown, ShowInput>;
    getValues: UseFormGetValues<ShowFields>;
    setValue: UseFormSetValue<ShowFields>;
  };
}

/** Chooses the play of a show; its title becomes the show's name when that is empty. */
export function PlayField({ form }: PlayFieldProps) {
  const plays = useLiveQuery(managedPlaysQuery);
  if (plays.data === undefined) return <LoadState query={plays} loading="Stukken laden…" words={adminErrorWords} />;
  const nameAfter = (id: string): void => {
    const play = plays.data?.find((one) => String(one.id) === id);
    if (play && form.getValues("name").trim() === "")
      form.setValue("name", play.title, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SelectField
      form={form}
      name="playId"
      sentence="Kies een ander stuk."
      label="Stuk"
      hint="Op de pagina van het stuk staat dan deze voorstelling."
      onChosen={nameAfter}
      options={[
        { value: NO_PLAY, label: "Geen stuk" },
        ...plays.data.map(({ id, title, publishedAt }) => ({
          value: String(id),
          label: publishedAt === null ? `${title} (nog niet gepubliceerd)` : title,
        })),
      ]}
    />
  );
}

interface PlanFieldProps {
  form: { control: Control<ShowFields, unknown, ShowInput> };
  halls: LoadStateProps["query"] & { data: readonly HallSummary[] | undefined };
  /** Null for a new show. */
  show: Show | null;
  /** The id of the chosen plan. */
  chosen: string;
  onMove: (hallPlanId: number) => void;
}

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

interface ClosingFieldProps {
  form: { control: Control<ShowFields, unknown, ShowInput>; watch: (name: "closesBefore") => string | undefined };
}

export function ClosingField({ form }: ClosingFieldProps) {
  return (
    <SelectField
      form={form}
      name="closesBefore"
      sentence="Kies wanneer de verkoop sluit."
      label="Verkoop sluit"
      options={closingOptions(form.watch("closesBefore"))}
    />
  );
}

const OPTIONS: ReadonlyArray<{ value: GiveBack; label: string }> = [
  { value: "NO", label: "Niet" },
  { value: "VOUCHER", label: "Ja, het geld komt terug als cadeaubon" },
  { value: "MONEY", label: "Ja, het geld wordt terugbetaald" },
];

export function GiveBackField({ form }: { form: { control: Control<ShowFields, unknown, ShowInput> } }) {
  return (
    <SelectField
      form={form}
      name="giveBack"
      sentence="Kies of tickets teruggegeven mogen worden."
      label="Tickets teruggeven"
      hint="Wie niet kan komen, geeft zijn ticket terug. De plaats gaat naar de wachtlijst of opnieuw in verkoop. Het geld komt pas terug als de plaats opnieuw verkocht en betaald is."
      options={OPTIONS}
    />
  );
}

const ROOMS: ReadonlyArray<{ value: WaitingRoomMode; label: string }> = [
  { value: "auto", label: "Automatisch" },
  { value: "on", label: "Aan" },
  { value: "off", label: "Uit" },
];

export function WaitingRoomField({ form }: { form: { control: Control<ShowFields, unknown, ShowInput> } }) {
  return (
    <SelectField
      form={form}
      name="waitingRoom"
      sentence="Kies of er een wachtkamer is."
      label="Wachtkamer"
      hint="Komen er bij de opening veel mensen tegelijk, dan loot de site hun volgorde en laat ze hen beurtelings binnen. Automatisch: alleen zolang er meer mensen zijn dan er binnen mogen."
      options={ROOMS}
    />
  );
}
