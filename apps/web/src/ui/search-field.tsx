import { Search } from "virtual:icons";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import { controlStyle } from "./field.tsx";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const id = useId();
  return (
    <div role="search" className={classNames("relative", className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted" />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={classNames(controlStyle, "pl-11")}
      />
    </div>
  );
}
