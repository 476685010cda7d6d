import type { Localized } from "@podium/shared/words/languages";
import { CircleAlert } from "virtual:icons";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { Loading } from "#ui/loading.tsx";
import type { Cursor } from "./cursor.ts";
import { useFault, useWritingLanguage } from "./session-view.ts";
import { labelIn, StaleTranslation, textIn, withText } from "./translations.tsx";

/** Loaded lazily: the editor is larger than the rest of the form. */
const RichTextEditor = lazy(async () => ({
  default: (await import("#modules/editors/content-admin/rich-text/rich-text-editor.tsx")).RichTextEditor,
}));

interface RichTextFieldProps<T extends Localized> {
  at: Cursor<T>;
  label: string;
  hint?: ReactNode;
}

export function RichTextField<T extends Localized>({ at: cursor, label, hint }: RichTextFieldProps<T>) {
  const language = useWritingLanguage();
  const id = useId();
  const { value, change } = cursor;
  const path = `${cursor.path}.${language}`;
  const error = useFault(path, "Deze tekst is te lang. Kort hem wat in.");
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1.5">
      <p id={id} className="font-semibold">
        {labelIn(label, language)}
      </p>
      {hint !== undefined && (
        <p id={hintId} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <Suspense fallback={<Loading label="Tekstvak laden…" className="min-h-40" />}>
        <RichTextEditor
          // Gives each language an undo history of its own.
          key={language}
          id={path}
          labelledBy={id}
          describedBy={described}
          invalid={error !== undefined}
          lang={language}
          value={textIn(value, language)}
          onChange={(html) => change((text) => withText(text, language, html))}
        />
      </Suspense>
      {language !== "nl" && textIn(value, language) === "" && value.nl !== "" && (
        <p className="text-sm text-muted">Zolang dit leeg is, lezen bezoekers hier de Nederlandse tekst.</p>
      )}
      <StaleTranslation at={cursor} />
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger">
          <CircleAlert className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
