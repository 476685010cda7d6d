import { Eye, EyeOff } from "virtual:icons";
import { useState, type ComponentProps } from "react";
import { fields } from "#messages/nl/forms.ts";
import { classNames } from "./class-names.ts";
import { controlStyle, Field, type FieldFrameProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";

type PasswordFieldProps = Omit<ComponentProps<"input">, "children" | "type"> & FieldFrameProps;

/** A password field; pass `autoComplete`: "current-password" or "new-password". */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(links) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...links}
            type={shown ? "text" : "password"}
            className={classNames(controlStyle, "pr-12")}
          />
          <IconButton
            label={shown ? fields().hideSigns : fields().showSigns}
            icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-0 right-0"
          />
        </div>
      )}
    </Field>
  );
}
