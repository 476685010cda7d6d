import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { ArrowDown, ArrowUp, Trash } from "virtual:icons";
import { useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { type Sentence, words } from "#forms/sentence.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { pricesOf, type TypeFields } from "./ticket-type-fields.ts";

interface TicketTypeRowProps {
  type: TypeFields;
  place: number;
  count: number;
  /** Names of the hall's zones by id; null while unknown. */
  zones: ReadonlyMap<string, string> | null;
  errors: unknown;
  onChange: (change: Partial<TypeFields>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const AMOUNT = "Vul een bedrag in van 0 tot 1000 euro, zoals 6 of 6,50.";

export function TicketTypeRow({ type, place, count, zones, errors, onChange, onMove, onRemove }: TicketTypeRowProps) {
  const name = type.name.trim() || `tickettype ${place + 1}`;
  const said = sentences(errors, type);
  // Opens at once when zones have prices, so that their errors are visible.
  const [opened, setOpened] = useState(type.zonePrices.length > 0);
  // The plain price suffices for a plan with one zone, unless a zone has a price already.
  const hasZones =
    zones !== null &&
    (zones.size > 1 || type.zonePrices.some(({ zone, price }) => zones.has(zone) && price.trim() !== ""));
  const setZonePrice = (zone: string, price: string): void => {
    const others = type.zonePrices.filter((each) => each.zone !== zone);
    onChange({ zonePrices: [...others, { zone, price }] });
  };
  return (
    <fieldset data-type={type.key} className="min-w-0 rounded-lg border border-line p-4">
      <legend className="sr-only">{`Tickettype ${place + 1}`}</legend>
      <div className="mb-2 flex items-center justify-between gap-2">
        <p className="font-semibold text-muted">
          {place === 0 ? "Tickettype 1: krijgt elke plaats, tot men een ander kiest" : `Tickettype ${place + 1}`}
        </p>
        <div className="-my-2 -mr-2 flex shrink-0">
          {place > 0 && (
            <IconButton data-move="earlier" label={`Hoger: ${name}`} icon={<ArrowUp />} onClick={() => onMove(-1)} />
          )}
          {place < count - 1 && (
            <IconButton data-move="later" label={`Lager: ${name}`} icon={<ArrowDown />} onClick={() => onMove(1)} />
          )}
          {count > 1 && <IconButton tone="danger" label={`Verwijderen: ${name}`} icon={<Trash />} onClick={onRemove} />}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          label="Naam van het type"
          maxLength={40}
          autoComplete="off"
          placeholder={place === 0 ? "Volwassene" : "Kind"}
          value={type.name}
          error={said.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label="Prijs (€)"
          inputMode="decimal"
          autoComplete="off"
          value={type.price}
          error={said.price(null)}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        {hasZones && (
          <details
            className="sm:col-span-2"
            open={opened}
            onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
          >
            <summary className="text-link inline-block min-h-6">Andere prijs per zone</summary>
            <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
              {[...zones].map(([zone, zoneName]) => (
                <TextField
                  key={zone}
                  label={`Prijs in ${zoneName} (€)`}
                  optional
                  inputMode="decimal"
                  autoComplete="off"
                  value={type.zonePrices.find((each) => each.zone === zone)?.price ?? ""}
                  error={said.price(zone)}
                  onChange={({ target }) => setZonePrice(zone, target.value)}
                />
              ))}
            </div>
          </details>
        )}
        <TextField
          className="sm:col-start-1"
          label="Uitleg"
          optional
          maxLength={200}
          autoComplete="off"
          placeholder={place === 0 ? "" : "Tot en met 12 jaar"}
          value={type.description}
          error={said.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        {place === 0 && type.maxPerReservation.trim() !== "" && (
          <p role="status" className="text-sm text-muted">
            Het eerste type krijgt elke plaats, en heeft dus geen maximum: 'hoogstens {type.maxPerReservation.trim()}{" "}
            per reservering' vervalt.
          </p>
        )}
        {place > 0 && (
          <TextField
            label="Hoogstens per reservering"
            placeholder="Geen maximum"
            inputMode="numeric"
            autoComplete="off"
            value={type.maxPerReservation}
            error={said.most}
            onChange={({ target }) => onChange({ maxPerReservation: target.value })}
          />
        )}
      </div>
    </fieldset>
  );
}

type TypeErrors = FieldErrors<{
  name: string;
  description: string;
  prices: Array<{ price: number }>;
  maxPerReservation: string;
}>;

/** Returns the errors of a type by field. @param errors the contract's, whose prices are the ones that were sent */
function sentences(errors: unknown, type: TypeFields) {
  const { name, description, prices, maxPerReservation } = (errors ?? {}) as TypeErrors;
  const sentence = (error: { message?: string | undefined } | undefined, own: Sentence): string | undefined =>
    error && words(error.message, own);
  return {
    name: sentence(name, "Geef dit tickettype een naam."),
    description: sentence(description, "Houd de uitleg op één regel, van hoogstens 200 tekens."),
    most: sentence(maxPerReservation, `Vul een getal in van 1 tot ${MAX_CART_SEATS}, of laat leeg.`),
    price: (zone: string | null): string | undefined => {
      if (!prices) return undefined;
      const index = pricesOf(type).findIndex((price) => price.zone === zone);
      if (index === -1)
        return zone === null && prices.message !== undefined ? words(prices.message, AMOUNT) : undefined;
      return sentence(prices[index]?.price, AMOUNT);
    },
  };
}
