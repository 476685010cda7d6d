import type { Show } from "@podium/shared/contracts/shows";
import { formatShortDateTime } from "#platform/format.ts";
import { Select } from "#ui/select.tsx";

interface ShowSelectProps {
  label: string;
  shows: readonly Pick<Show, "id" | "name" | "dateTime">[];
  value: number | null;
  onChange: (showId: string) => void;
  formatDate?: (dateTime: string) => string;
  note?: (showId: number) => string;
  className?: string;
}

export function ShowSelect({
  shows,
  value,
  onChange,
  formatDate = formatShortDateTime,
  note,
  ...rest
}: ShowSelectProps) {
  return (
    <Select
      {...rest}
      placeholder="Kies een voorstelling"
      value={value === null ? "" : String(value)}
      onValueChange={onChange}
      options={shows.map(({ id, name, dateTime }) => ({
        value: String(id),
        label: `${name}, ${formatDate(dateTime)}${note?.(id) ?? ""}`,
      }))}
    />
  );
}
