import { Check, ChevronDown } from "virtual:icons";
import * as Radix from "@radix-ui/react-select";
import { fields } from "#messages/nl/forms.ts";
import { classNames } from "./class-names.ts";
import { controlStyle, Field, type FieldFrameProps } from "./field.tsx";

interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldFrameProps {
  options: readonly SelectOption[];
  /** "" when nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
}

export function Select(props: SelectProps) {
  const { options, value, onValueChange, placeholder = fields().choose, ...frame } = props;
  return (
    <Field {...frame}>
      {(links) => (
        <Radix.Root value={value} onValueChange={onValueChange}>
          <Radix.Trigger
            {...links}
            className={classNames(
              controlStyle,
              "flex items-center justify-between gap-2 text-left data-placeholder:text-muted",
            )}
          >
            <span className="truncate">
              <Radix.Value placeholder={<span>{placeholder}</span>} />
            </span>
            <Radix.Icon>
              <ChevronDown className="size-5 text-muted" />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              position="popper"
              sideOffset={6}
              collisionPadding={12}
              className={classNames(
                "z-50 animate-appear rounded-lg border border-line bg-surface text-ink shadow-raised",
                "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)",
              )}
            >
              <Radix.Viewport className="p-1.5">
                {options.map((option) => (
                  <Radix.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 outline-none select-none data-highlighted:bg-accent-soft data-highlighted:text-accent"
                  >
                    <span className="flex-1">
                      <Radix.ItemText>
                        {/* Radix puts these children into the trigger, where page translation breaks a bare text. */}
                        <span>{option.label}</span>
                      </Radix.ItemText>
                    </span>
                    <Radix.ItemIndicator>
                      <Check className="size-5" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
