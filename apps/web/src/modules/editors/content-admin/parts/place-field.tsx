import type { Content } from "@podium/shared/contracts/content";
import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";

type Place = Content<"society">["place"];

/** Parses coordinates as maps copy them: '51.0259, 3.8994', also with decimal commas. @returns undefined if invalid */
export function readPlace(typed: string): Place | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const numbers = text.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const decimal = numbers.length === 4 ? text.replaceAll(/(\d),(\d)/g, "$1.$2").match(/-?\d+(?:\.\d+)?/g) : numbers;
  const [latitude, longitude, more] = (decimal ?? []).map(Number);
  if (latitude === undefined || longitude === undefined || more !== undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Coordinates of the venue on the map. */
export function PlaceField({ at: { path, value, change } }: { at: Cursor<Place> }) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = value === null ? "" : `${value.latitude}, ${value.longitude}`;
  const isWrong = typed !== null && readPlace(typed) === undefined;
  return (
    <TextField
      id={path}
      label="Plaats op de kaart"
      optional
      autoComplete="off"
      hint="Klik in Google Maps met de rechtermuisknop op de zaal en kopieer de twee getallen, zoals 51.0259, 3.8994. Leeg: er is geen kaart."
      value={typed ?? written}
      error={isWrong ? "Vul twee getallen in, zoals 51.0259, 3.8994, of laat het leeg." : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const place = readPlace(target.value);
        if (place !== undefined) change(() => place);
      }}
      onBlur={() => isWrong || setTyped(null)}
    />
  );
}
