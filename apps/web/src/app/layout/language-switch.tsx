import { LANGUAGE_NAMES, LANGUAGES, pathInLanguage } from "@podium/shared/words/languages";
import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { isTranslated } from "#app/chosen-language.ts";
import { currentLanguage } from "#messages/messages.ts";
import { layout } from "#messages/nl/site.ts";
import { linkHash } from "#platform/link-hash.ts";
import { classNames } from "#ui/class-names.ts";

/** Adds the token of a mailed link to a link's address, only when it is followed. */
export function carryLink({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = linkHash();
}

/** Links to another document, and so works without scripts; app/bootstrap.ts remembers the choice. */
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
