import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { Checklist, type ChecklistProps } from "#ui/checklist.tsx";
import { RadioCards, type RadioCardsProps } from "#ui/radio-cards.tsx";
import { Select, type SelectProps } from "#ui/select.tsx";
import { type Sentence, words } from "./sentence.ts";

interface Choice<Input extends FieldValues, Output> {
  form: { control: Control<Input, unknown, Output> };
  name: FieldPath<Input>;
  sentence: Sentence;
}

function useChoice<Input extends FieldValues, Output>({ form, name, sentence }: Choice<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const error = fieldState.error && words(fieldState.error.message, sentence);
  return { value: field.value as unknown, onChange: field.onChange, error };
}

type Own = "value" | "onValueChange" | "onChange" | "error";

export function SelectField<Input extends FieldValues, Output>({
  form,
  name,
  sentence,
  onChosen,
  ...select
}: Choice<Input, Output> & Omit<SelectProps, Own> & { onChosen?: (value: string) => void }) {
  const { value, onChange, error } = useChoice({ form, name, sentence });
  const choose = (chosen: string): void => {
    onChange(chosen);
    onChosen?.(chosen);
  };
  return <Select {...select} value={(value as string | undefined) ?? ""} onValueChange={choose} error={error} />;
}

export function RadioCardsField<Input extends FieldValues, Output, Value extends string>({
  form,
  name,
  sentence,
  ...cards
}: Choice<Input, Output> & Omit<RadioCardsProps<Value>, Own>) {
  const { value, onChange, error } = useChoice({ form, name, sentence });
  const chosen = cards.options.find((option) => option.value === value)?.value ?? null;
  return <RadioCards {...cards} value={chosen} onChange={onChange} error={error} />;
}

export function ChecklistField<Input extends FieldValues, Output, Key extends string | number>({
  form,
  name,
  sentence,
  ...list
}: Choice<Input, Output> & Omit<ChecklistProps<Key>, "chosen" | Own>) {
  const { value, onChange, error } = useChoice({ form, name, sentence });
  return <Checklist {...list} chosen={value as readonly Key[]} onChange={onChange} error={error} />;
}
