import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlStyle, Field, type FieldFrameProps } from "./field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "children"> & FieldFrameProps;

export function TextArea({ label, hint, error, optional, hideLabel, className, id, rows = 6, ...area }: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(links) => (
        <textarea
          rows={rows}
          {...area}
          {...links}
          className={classNames(controlStyle, "field-sizing-content min-h-36 resize-y")}
        />
      )}
    </Field>
  );
}
