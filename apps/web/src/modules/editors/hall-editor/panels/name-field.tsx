import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

interface NameFieldProps extends Pick<TextFieldProps, "label" | "hint" | "className" | "hideLabel" | "maxLength"> {
  value: string;
  /** Whether the text may be empty. */
  optional?: boolean;
  /** Called after typing, if the text has changed. */
  onChange: (value: string) => void;
}

/** Text that is applied on blur, on Enter, and when the field is unmounted because its panel closes. */
export function NameField({ value, optional = false, onChange, ...frame }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** Like `typed`, but updated at once: an unmounted field may have lost the focus just before. */
  const left = useRef<string | null>(null);
  const type = (text: string | null): void => {
    left.current = text;
    setTyped(text);
  };
  const finish = (): void => {
    const text = left.current?.trim();
    type(null);
    if (text === undefined || text === value || (text === "" && !optional)) return;
    onChange(text);
  };
  // A press on the drawing closes a panel before its field receives the blur event.
  const finishAtEnd = useEffectEvent(finish);
  useEffect(() => () => finishAtEnd(), []);
  return (
    <TextField
      {...frame}
      autoComplete="off"
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === "Enter") finish();
        if (event.key === "Escape") type(null);
      }}
    />
  );
}
