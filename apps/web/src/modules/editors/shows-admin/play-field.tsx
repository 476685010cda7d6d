import type { Control, UseFormGetValues, UseFormSetValue } from "react-hook-form";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { managedPlaysQuery } from "#entities/plays/managed-plays.ts";
import { SelectField } from "#forms/choice-fields.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { LoadState } from "#ui/load-state.tsx";
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
