import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlStyle, Field, type FieldFrameProps } from "./field.tsx";

export type TextFieldProps = Omit<ComponentProps<"input">, "children"> & FieldFrameProps;

/** A text field with the props of `<input>` (also `ref`), so that `{...register("name")}` fits. */
export function TextField({ label, hint, error, optional, hideLabel, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(links) => <input type="text" {...input} {...links} className={classNames(controlStyle)} />}
    </Field>
  );
}
