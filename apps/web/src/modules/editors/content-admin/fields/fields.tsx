import { type ReactNode, useId, useState } from "react";
import type { Localized } from "@podium/shared/words/languages";
import { Card } from "#ui/card.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Cursor } from "./cursor.ts";
import { useFault, useWritingLanguage } from "./session-view.ts";
import { labelIn, StaleTranslation, textIn, withText } from "./translations.tsx";

export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-5">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {hint !== undefined && <p className="mt-1 text-muted">{hint}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}

interface WordsProps {
  label: string;
  hint?: ReactNode;
  maxLength: number;
  multiline?: boolean;
  optional?: boolean;
  /** Error note that says what the field expects. */
  wrong?: string;
  type?: "text" | "email" | "tel";
}

export function PlainField({ at: cursor, ...field }: WordsProps & { at: Cursor<string> }) {
  const { path, value, change } = cursor;
  return <Words {...field} path={path} value={value} onChange={(words) => change(() => words)} />;
}

export function LocalizedField<T extends Localized>({ at: cursor, label, ...field }: WordsProps & { at: Cursor<T> }) {
  const language = useWritingLanguage();
  const { path, value, change } = cursor;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Words
        {...field}
        label={labelIn(label, language)}
        path={`${path}.${language}`}
        lang={language}
        value={textIn(value, language)}
        // Visitors read the Dutch text while this translation is empty.
        placeholder={language === "nl" ? undefined : value.nl}
        onChange={(words) => change((text) => withText(text, language, words))}
      />
      <StaleTranslation at={cursor} />
    </div>
  );
}

interface ShownProps extends WordsProps {
  path: string;
  value: string;
  onChange: (words: string) => void;
  lang?: string;
  placeholder?: string | undefined;
}

function Words({ path, wrong, multiline = false, onChange, type, ...field }: ShownProps) {
  const error = useFault(path, wrong);
  const shared = { ...field, id: path, error, autoComplete: "off" };
  return multiline ? (
    <TextArea {...shared} rows={3} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField {...shared} type={type ?? "text"} onChange={({ target }) => onChange(target.value)} />
  );
}

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
