import {
  type Language,
  type Localized,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from "@podium/shared/words/languages";
import { isStale, translationIn, withDutch, withTranslation } from "@podium/shared/words/translations";
import { Check, TriangleAlert } from "virtual:icons";
import { Button } from "#ui/button.tsx";
import type { Cursor } from "./cursor.ts";
import { useWritingLanguage } from "./session-view.ts";

/** Suffix of the label of a text in another language: 'Titel (Frans)'. */
const inWords: Readonly<Record<Language, string>> = { nl: "", fr: " (Frans)", en: " (Engels)" };

export const languageWords: Readonly<Record<TranslatedLanguage, string>> = { fr: "Frans", en: "Engels" };

export const labelIn = (label: string, language: Language): string => label + inWords[language];

/** Text to edit in a language; empty if the only translation is the sample's, of another Dutch text. */
export const textIn = (text: Localized, language: Language): string =>
  (language === "nl" ? text.nl : translationIn(text, language)) ?? "";

/** Replaces a text in a language; in another than Dutch an empty one is removed: visitors then read the Dutch text. */
export const withText = <T extends Localized>(text: T, language: Language, words: string): T =>
  language === "nl" ? withDutch(text, words) : withTranslation(text, language, words);

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

function inShort(dutch: string): string {
  const words = new DOMParser().parseFromString(dutch, "text/html").body.textContent;
  return words.length <= MOST ? words : `${words.slice(0, MOST).trimEnd()}…`;
}
