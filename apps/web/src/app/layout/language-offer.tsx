import { FIRST_LANGUAGE, languageOfPath, LANGUAGES, pathInLanguage } from "@podium/shared/words/languages";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { isTranslated, rememberLanguage } from "#app/chosen-language.ts";
import { LANGUAGE_ASKED_KEY, LANGUAGE_KEY, readStored, writeStored } from "#platform/storage.ts";
import { Button, buttonStyle } from "#ui/button.tsx";
import { carryLink } from "./language-switch.tsx";

/** Offers the page in French. Its sentences are French on a Dutch page, so no catalogue has them. Asks only once. */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(() => offersFrench(window.location, navigator.languages));
  useEffect(() => {
    if (isOpen) rememberAsked();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <aside lang="fr" aria-label="Langue du site" className="border-b border-line bg-surface print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="min-w-[min(14rem,100%)] flex-1 font-semibold">Ce site existe aussi en français.</p>
        <div className="flex flex-wrap gap-2">
          <a
            href={pathInLanguage(pathname + search, "fr")}
            hrefLang="fr"
            onClick={carryLink}
            onAuxClick={carryLink}
            className={`${buttonStyle({})} max-sm:px-3`}
          >
            Lire en français
          </a>
          <Button
            variant="secondary"
            className="max-sm:px-3"
            onClick={() => {
              rememberLanguage("nl");
              setOpen(false);
            }}
          >
            Rester en néerlandais
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** True for browsers that prefer French; English is not offered, as many Dutch speakers use an English browser. */
export function offersFrench({ pathname }: Pick<Location, "pathname">, preferred: readonly string[]): boolean {
  if (languageOfPath(pathname) !== FIRST_LANGUAGE || !isTranslated(pathname)) return false;
  if (readStored(LANGUAGE_KEY) !== null || readStored(LANGUAGE_ASKED_KEY) !== null) return false;
  const known = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.find((tag) => LANGUAGES.some((language) => language === tag)) === "fr";
}

export function rememberAsked(): void {
  writeStored(LANGUAGE_ASKED_KEY, "fr");
}
