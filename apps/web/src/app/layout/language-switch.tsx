import { LANGUAGE_NAMES, LANGUAGES, pathInLanguage } from "@podium/shared/languages";
import { type Location, useLocation } from "react-router-dom";
import { isTranslated, rememberLanguage } from "#app/chosen-language.ts";
import { currentLanguage } from "#messages/messages.ts";
import { layout } from "#messages/nl/layout.ts";
import type { LinkState } from "#platform/kept-link-token.ts";
import { classNames } from "#ui/class-names.ts";

/** The same page in each language: another document, which a visitor without scripts gets too. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search, state } = useLocation() as Location<Partial<LinkState> | null>;
  const current = currentLanguage();
  if (!isTranslated(pathname)) return null;
  return (
    <div role="group" aria-label={layout().languages} className={className}>
      <ul className="flex items-center">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={pathInLanguage(pathname + search, language)}
              hrefLang={language}
              lang={language}
              aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
              aria-current={language === current ? "true" : undefined}
              onAuxClick={() => rememberLanguage(language)}
              onClick={({ currentTarget }) => {
                rememberLanguage(language);
                // The page took it out of the address, and the next one asks for it.
                if (state?.linkToken) currentTarget.hash = `token=${encodeURIComponent(state.linkToken)}`;
              }}
              className={classNames(
                "inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 font-semibold uppercase hover:bg-stage-raised",
                language === current ? "text-brass underline decoration-2 underline-offset-8" : "text-cream",
              )}
            >
              {language}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
