import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import { useFault } from "#modules/editors/content-admin/documents/session-view.ts";
import type { Cursor } from "./cursor.ts";

interface NumberFieldProps {
  at: Cursor<number | null>;
  label: string;
  hint?: string;
  min: number;
  max: number;
}

/** A whole number, or nothing. Invalid input stays visible, and is not passed on. */
export function NumberField({ at: { path, value, change }, label, hint, min, max }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const fault = useFault(path);
  const wrong = `Vul een getal in van ${min} tot ${max}, of laat het leeg.`;
  const text = typed ?? (value === null ? "" : String(value));
  return (
    <TextField
      id={path}
      label={label}
      hint={hint}
      optional
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={typed === null ? fault : wrong}
      onChange={({ target }) => {
        const words = target.value.trim();
        const number = Number(words);
        const isRight = words === "" || (/^\d+$/.test(words) && number >= min && number <= max);
        setTyped(isRight ? null : target.value);
        if (isRight) change(() => (words === "" ? null : number));
      }}
    />
  );
}
