import { LANGUAGE_NAMES, LANGUAGES, pathInLanguage } from "@podium/shared/languages";
import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { isTranslated } from "#app/chosen-language.ts";
import { currentLanguage } from "#messages/messages.ts";
import { layout } from "#messages/nl/layout.ts";
import { takenLink } from "#platform/taken-link.ts";
import { classNames } from "#ui/class-names.ts";

/** With the token of a mail's link, which is in no address until one goes there. */
export function carryLink({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = takenLink();
}

/**
 * The same page in each language: another document, which a visitor without scripts gets too. Which one was chosen is
 * remembered by app/bootstrap.ts.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
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
              onClick={carryLink}
              onAuxClick={carryLink}
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
