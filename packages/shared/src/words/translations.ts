import {
  isSampleOfOther,
  type Localized,
  sourceOf,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from "./languages.ts";
import { isLocalized, isObject } from "#site/shown-content.ts";

/** The translation that visitors read; undefined if there is none, or if it is a sample of other Dutch words. */
export function translationIn(text: Localized, language: TranslatedLanguage): string | undefined {
  return isSampleOfOther(text.nl, text.sources?.[language]) ? undefined : text[language] || undefined;
}

export function isStale(text: Localized, language: TranslatedLanguage): boolean {
  const dutch = text.sources?.[language]?.dutch;
  return translationIn(text, language) !== undefined && Boolean(dutch) && dutch !== sourceOf(text.nl);
}

/** An empty source means that the translation was written before its Dutch (see `withFirstDutch`). */
const knownSource = (dutch: string): string => (dutch === "" ? "" : sourceOf(dutch));

type Sources = NonNullable<Localized["sources"]>;

function withSources<T extends Localized>(whole: T, sources: Sources): T {
  const { sources: _, ...text } = whole;
  const known = Object.entries(sources).filter(([, source]) => source !== undefined);
  return (known.length === 0 ? text : { ...text, sources: Object.fromEntries(known) }) as T;
}

/** Replaces the Dutch; each translation remembers the Dutch words that it translates. */
export function withDutch<T extends Localized>(text: T, dutch: string): T {
  const known = { dutch: knownSource(text.nl) };
  const sources = Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [
      language,
      text[language] ? (text.sources?.[language] ?? known) : undefined,
    ]),
  );
  return withSources({ ...text, nl: dutch }, sources);
}

/** Sets the writer's own translation of the present Dutch; empty words remove it. */
export function withTranslation<T extends Localized>(text: T, language: TranslatedLanguage, words: string): T {
  const { [language]: _, ...rest } = text;
  const isWritten = words !== "";
  const source = isWritten ? { dutch: knownSource(text.nl) } : undefined;
  const changed = (isWritten ? { ...rest, [language]: words } : rest) as T;
  return withSources(changed, { ...text.sources, [language]: source });
}

/** @param content with complete Dutch: while somebody types, each letter would count as the first Dutch */
export function withFirstDutch<T>(content: T): T {
  return mapLocalized(content, (text) => {
    const first = TRANSLATED_LANGUAGES.filter((language) => text.nl !== "" && text.sources?.[language]?.dutch === "");
    if (first.length === 0) return text;
    const source = { dutch: sourceOf(text.nl) };
    return {
      ...text,
      sources: { ...text.sources, ...Object.fromEntries(first.map((language) => [language, source])) },
    };
  }) as T;
}

export function translationsToReview(content: unknown): Record<TranslatedLanguage, number> {
  const count = { fr: 0, en: 0 };
  for (const text of localizedIn(content))
    for (const language of TRANSLATED_LANGUAGES) if (isStale(text, language)) count[language] += 1;
  return count;
}

/** Marks all translations as samples: visitors no longer see one whose Dutch has changed. */
export function asSample<T>(content: T): T {
  return mapLocalized(content, (text) =>
    withSources(
      text,
      Object.fromEntries(
        TRANSLATED_LANGUAGES.map((language) => [
          language,
          text[language] ? { dutch: sourceOf(text.nl), sample: true as const } : undefined,
        ]),
      ),
    ),
  ) as T;
}

function localizedIn(content: unknown): Localized[] {
  if (!isObject(content)) return [];
  return isLocalized(content) ? [content] : Object.values(content).flatMap(localizedIn);
}

/** Leaves unchanged parts the same objects, because forms recognise a part by its identity. */
function mapLocalized(content: unknown, change: (text: Localized) => Localized): unknown {
  if (!isObject(content)) return content;
  if (isLocalized(content)) return change(content);
  const parts = Object.entries(content).map(([name, part]) => [name, mapLocalized(part, change)] as const);
  if (parts.every(([name, part]) => part === (content as Record<string, unknown>)[name])) return content;
  return Array.isArray(content) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
