import type { ComponentProps, ReactNode } from "react";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children" | "className"> {
  label: ReactNode;
}

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-1.5">
      <input {...input} type="checkbox" className="mt-0.5 size-6 shrink-0" />
      <span>{label}</span>
    </label>
  );
}
