import type { Localized } from "@podium/shared/words/languages";
import type { ReactNode } from "react";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useFault, useWritingLanguage } from "#modules/editors/content-admin/documents/session-view.ts";
import type { Cursor } from "./cursor.ts";
import { labelIn, textIn, withText } from "./languages.ts";
import { StaleTranslation } from "./stale-translation.tsx";

interface WordsProps {
  label: string;
  hint?: ReactNode;
  maxLength: number;
  /** Grows with its text. */
  multiline?: boolean;
  optional?: boolean;
  /** Error note that says what the field expects. */
  wrong?: string;
  type?: "text" | "email" | "tel";
}

/** A text that is the same in each language. */
export function PlainField({ at: cursor, ...field }: WordsProps & { at: Cursor<string> }) {
  const { path, value, change } = cursor;
  return <Words {...field} path={path} value={value} onChange={(words) => change(() => words)} />;
}

/** A text in the language chosen for the form. */
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
