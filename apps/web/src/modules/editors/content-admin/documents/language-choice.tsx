import { type Language, LANGUAGE_NAMES, LANGUAGES, type TranslatedLanguage } from "@podium/shared/words/languages";
import { classNames } from "#ui/class-names.ts";

interface LanguageChoiceProps {
  value: Language;
  onChange: (language: Language) => void;
  /** Number of texts that need a review, by language. */
  toReview: Readonly<Record<TranslatedLanguage, number>>;
}

export function LanguageChoice({ value, onChange, toReview }: LanguageChoiceProps) {
  return (
    <div className="mb-6">
      <div role="group" aria-label="In welke taal schrijft u?" className="flex flex-wrap gap-2">
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={value === language}
            onClick={() => onChange(language)}
            className={classNames(
              "min-h-11 rounded-full border px-4 font-semibold transition-colors",
              value === language
                ? "border-transparent bg-velvet text-cream"
                : "border-line-strong bg-surface hover:border-accent hover:text-accent",
            )}
          >
            {LANGUAGE_NAMES[language]}
            {language !== "nl" && toReview[language] > 0 && (
              <span lang="nl" className="font-normal">
                {` · ${toReview[language]} na te kijken`}
              </span>
            )}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-muted">
        {value === "nl"
          ? "Frans en Engels zijn niet nodig: wat daar leeg blijft, lezen bezoekers in het Nederlands."
          : "Wat u hier leeg laat, lezen bezoekers in het Nederlands."}
      </p>
    </div>
  );
}
