import { type Localized, TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import { isStale, withTranslation } from "@podium/shared/words/translations";
import { Check, TriangleAlert } from "virtual:icons";
import { Button } from "#ui/button.tsx";
import { useWritingLanguage } from "#modules/editors/content-admin/documents/session-view.ts";
import type { Cursor } from "./cursor.ts";
import { languageWords } from "./languages.ts";

/** Shown below a translation whose Dutch text has changed; offers what to do. */
export function StaleTranslation<T extends Localized>({ at: { value, change } }: { at: Cursor<T> }) {
  const language = useWritingLanguage();
  if (language === "nl") {
    const stale = TRANSLATED_LANGUAGES.filter((one) => isStale(value, one)).map((one) => languageWords[one]);
    return stale.length === 0 ? null : <Mark>{`Kijk straks ook na: ${stale.join(" en ")}.`}</Mark>;
  }
  if (!isStale(value, language)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Mark>{`Het Nederlands is gewijzigd: ‘${inShort(value.nl)}’. Pas de vertaling aan.`}</Mark>
      <Button
        variant="quiet"
        size="sm"
        icon={<Check />}
        onClick={() => change((text) => withTranslation(text, language, text[language] ?? ""))}
      >
        Ze klopt nog
      </Button>
    </div>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium text-warning">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

const MOST = 80;

/** Returns the Dutch text without markup. */
function inShort(dutch: string): string {
  const words = new DOMParser().parseFromString(dutch, "text/html").body.textContent;
  return words.length <= MOST ? words : `${words.slice(0, MOST).trimEnd()}…`;
}
