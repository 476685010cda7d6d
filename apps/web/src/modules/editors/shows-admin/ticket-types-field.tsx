import type { Show } from "@podium/shared/contracts/shows";
import { MAX_TICKET_TYPES } from "@podium/shared/contracts/ticket-types";
import { Plus } from "virtual:icons";
import { useEffect, useRef, useState } from "react";
import { type Control, type FieldErrors, useController } from "react-hook-form";
import { useHall } from "#entities/halls/hall.ts";
import { words } from "#forms/sentence.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import type { ShowFields, ShowInput } from "./show-form.ts";
import {
  copiedTypes,
  hasOnePrice,
  listedZones,
  newType,
  type TypeFields,
  unknownZones,
  withoutUnknownZones,
} from "./ticket-type-fields.ts";
import { TicketTypeRow } from "./ticket-type-row.tsx";

interface TicketTypesFieldProps {
  form: { control: Control<ShowFields, unknown, ShowInput>; formState: { errors: FieldErrors<ShowFields> } };
  /** Null for a new show. */
  show: Show | null;
  shows: readonly Show[];
  /** The id of the chosen plan; empty while it is unknown. */
  chosenPlan: string;
  refused: readonly string[];
  /** Whether a press opened the field, which then takes the focus. */
  focusAtOnce: boolean;
}

export function TicketTypesField({ form, show, shows, chosenPlan, refused, focusAtOnce }: TicketTypesFieldProps) {
  const { field } = useController({ control: form.control, name: "ticketTypes" });
  const types = field.value;
  const hall = useHall(chosenPlan === "" ? undefined : Number(chosenPlan));
  const zones = hall.data ? listedZones(hall.data) : null;
  const unknown = zones ? unknownZones(types, [...zones.keys()]) : [];
  const drop = (of: TypeFields[]): TypeFields[] => (zones ? withoutUnknownZones(of, [...zones.keys()]) : of);
  const [copied, setCopied] = useState<{ sentence: string; before: TypeFields[] } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // An object, so that the same element gets the focus again.
  const [focus, setFocus] = useState<{ on: string } | null>(focusAtOnce ? { on: "input" } : null);
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.on)?.focus();
  }, [focus]);
  const errors = form.formState.errors.ticketTypes;
  const sources = shows.filter((other) => other.id !== show?.id && !hasOnePrice(other));

  function move(from: number, to: number): void {
    const moved = types[from];
    if (!moved || to < 0 || to >= types.length) return;
    const others = types.filter((type) => type !== moved);
    field.onChange([...others.slice(0, to), moved, ...others.slice(to)]);
    // At an end the pressed button has disappeared.
    if (to === 0) setFocus({ on: `[data-type="${moved.key}"] [data-move=later]` });
    if (to === types.length - 1) setFocus({ on: `[data-type="${moved.key}"] [data-move=earlier]` });
    announce(`${moved.name || "Tickettype"} staat nu op plaats ${to + 1} van ${types.length}.`);
  }
  function remove({ key, name }: TypeFields): void {
    field.onChange(types.filter((type) => type.key !== key));
    setFocus({ on: "[data-add]" });
    announce(`${name || "Tickettype"} is uit de lijst.`);
  }
  function add(): void {
    const type = newType();
    field.onChange([...types, type]);
    setFocus({ on: `[data-type="${type.key}"] input` });
  }
  function copy(id: string): void {
    const from = sources.find((source) => String(source.id) === id);
    if (!from) return;
    const all = copiedTypes(from, types);
    const gone = zones ? unknownZones(all, [...zones.keys()]) : [];
    field.onChange(drop(all));
    const sentence =
      `De tickettypes van ${from.name} zijn overgenomen. Kijk ze na voor u bewaart.` +
      (gone.length > 0 ? ` ${noSuchZones(gone)} Die prijzen zijn weggelaten.` : "");
    setCopied({ sentence, before: types });
  }
  function undoCopy(before: TypeFields[]): void {
    field.onChange(before);
    setCopied(null);
    setFocus({ on: "input" });
    announce("De lijst van daarvoor staat er weer.");
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="text-lg font-semibold">Tickettypes</legend>
      <p className="text-muted">
        Wie een plaats kiest, krijgt het eerste type en kan daarna een ander kiezen.
        {show && " Wie al een ticket heeft of een plaats in de winkelwagen, houdt het tickettype en de prijs van toen."}
      </p>
      {sources.length > 0 && (
        <Select
          label="Overnemen van een eerdere voorstelling"
          hint="Vervangt de lijst hieronder."
          placeholder="Kies een voorstelling"
          value=""
          onValueChange={copy}
          options={sources.map(({ id, name, dateTime }) => ({
            value: String(id),
            label: `${name}, ${formatShortDateTime(dateTime)}`,
          }))}
        />
      )}
      {copied && (
        <Notice tone="success" announce>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{copied.sentence}</p>
            <Button size="sm" variant="secondary" onClick={() => undoCopy(copied.before)}>
              Toch niet overnemen
            </Button>
          </div>
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="warning" announce>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{noSuchZones(unknown)} Laat die prijzen weg voor u bewaart.</p>
            <Button size="sm" variant="secondary" onClick={() => field.onChange(drop(types))}>
              Laat die prijzen weg
            </Button>
          </div>
        </Notice>
      )}
      <div ref={list} className="flex flex-col gap-4">
        {types.map((type, place) => (
          <TicketTypeRow
            key={type.key}
            type={type}
            place={place}
            count={types.length}
            zones={zones}
            errors={errors?.[place]}
            onChange={(change) =>
              field.onChange(types.map((each) => (each.key === type.key ? { ...each, ...change } : each)))
            }
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove(type)}
          />
        ))}
        {types.length < MAX_TICKET_TYPES && (
          <Button data-add variant="secondary" icon={<Plus />} className="self-start" onClick={add}>
            Tickettype toevoegen
          </Button>
        )}
      </div>
      {[words(errors?.message ?? errors?.root?.message, ""), ...refused]
        .filter((message) => message !== "")
        .map((message) => (
          <Notice key={message} tone="danger" announce>
            {message}
          </Notice>
        ))}
    </fieldset>
  );
}

const noSuchZones = (zones: readonly string[]): string =>
  zones.length === 1
    ? `Deze zaal heeft geen zone "${zones[0]}".`
    : `Deze zaal heeft de zones ${zones.map((zone) => `"${zone}"`).join(" en ")} niet.`;
