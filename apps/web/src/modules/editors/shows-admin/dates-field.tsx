import type { Show } from "@podium/shared/contracts/shows";
import { CalendarPlus, X } from "virtual:icons";
import { useState } from "react";
import { type Control, type FieldErrors, useController } from "react-hook-form";
import { fromTheatreTime, repeatedHour } from "#platform/theatre-time.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { Checklist } from "#ui/checklist.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { datesRefused, dayInWords, eachWeekday, WEEKDAYS, withDates } from "./series-dates.ts";
import type { ShowFields, ShowInput } from "./show-form.ts";

interface DatesFieldProps {
  form: { control: Control<ShowFields, unknown, ShowInput>; formState: { errors: FieldErrors<ShowFields> } };
  /** hh:mm */
  usualTime: string;
  /** Planned shows that a chosen date may duplicate. */
  planned: readonly Show[];
}

export function DatesField({ form, usualTime, planned }: DatesFieldProps) {
  const { field } = useController({ control: form.control, name: "dates" });
  const dates = field.value ?? [];
  const [days, setDays] = useState<number[]>([]);
  const [period, setPeriod] = useState({ from: "", to: "", time: usualTime });
  const [one, setOne] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const error = form.formState.errors.dates?.message;

  function add(more: readonly string[], none: string): boolean {
    const why = more.length === 0 ? none : datesRefused(dates, more);
    setRefused(why);
    if (why !== null) return false;
    const next = withDates(dates, more);
    field.onChange(next);
    announce(next.length === 1 ? "1 avond gekozen." : `${next.length} avonden gekozen.`);
    return true;
  }
  function addDays(): void {
    const isWhole = period.from !== "" && period.to !== "" && period.time !== "" && days.length > 0;
    const found = isWhole ? eachWeekday(period.from, period.to, days, period.time) : [];
    add(
      found,
      isWhole
        ? "Tussen die twee dagen valt geen van de gekozen weekdagen. Kies een andere dag of een langere periode."
        : "Kies minstens één weekdag, de eerste en de laatste dag, en het uur.",
    );
  }
  function addOne(): void {
    if (add(one === "" ? [] : [one.slice(0, 16)], "Kies een datum en een uur.")) setOne("");
  }

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-4 rounded-xl border border-line p-4"
      data-invalid={error !== undefined || undefined}
    >
      <legend className="px-1 text-lg font-semibold">Avonden</legend>
      <Checklist legend="Elke week op" choices={WEEKDAYS} chosen={days} onChange={setDays} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <TextField
          label="Van"
          type="date"
          value={period.from}
          onChange={({ target }) => setPeriod({ ...period, from: target.value })}
        />
        <TextField
          label="Tot en met"
          type="date"
          value={period.to}
          onChange={({ target }) => setPeriod({ ...period, to: target.value })}
        />
        <TextField
          label="Uur"
          type="time"
          value={period.time}
          onChange={({ target }) => setPeriod({ ...period, time: target.value })}
        />
      </div>
      <Button variant="secondary" icon={<CalendarPlus />} className="self-start" onClick={addDays}>
        Deze dagen toevoegen
      </Button>
      <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
        <TextField
          label="Of één avond"
          type="datetime-local"
          className="min-w-[min(13rem,100%)] flex-1"
          value={one}
          onChange={({ target }) => setOne(target.value)}
        />
        <Button variant="secondary" icon={<CalendarPlus />} onClick={addOne}>
          Avond toevoegen
        </Button>
      </div>
      {refused !== null && (
        <Notice tone="danger" announce>
          {refused}
        </Notice>
      )}
      <div>
        <p className="font-semibold" role="status">
          {dates.length === 0 ? "Nog geen avond gekozen" : dates.length === 1 ? "1 avond" : `${dates.length} avonden`}
        </p>
        <ul className="mt-2 divide-y divide-line">
          {dates.map((date) => (
            <ChosenDate
              key={date}
              date={date}
              double={planned.find(({ dateTime }) => dateTime === fromTheatreTime(date))}
              onRemove={() => field.onChange(dates.filter((each) => each !== date))}
            />
          ))}
        </ul>
      </div>
      {error !== undefined && (
        <Notice tone="danger" announce>
          Kies minstens één avond.
        </Notice>
      )}
    </fieldset>
  );
}

interface ChosenDateProps {
  date: string;
  double: Show | undefined;
  onRemove: () => void;
}

function ChosenDate({ date, double, onRemove }: ChosenDateProps) {
  const words = `${dayInWords(date)}, ${date.slice(11)}`;
  const repeated = repeatedHour(date);
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span className="min-w-0">
        {words}
        {double && (
          <span className="block text-sm text-danger">{`Staat er al: ${double.name}. Haal deze avond weg.`}</span>
        )}
        {repeated !== undefined && <span className="block text-sm text-muted">{repeated}</span>}
      </span>
      <IconButton label={`Niet op ${words}`} icon={<X />} onClick={onRemove} />
    </li>
  );
}
