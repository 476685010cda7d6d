import { LANGUAGES } from "@podium/shared/words/languages";
import { KEPT, type Kept, termInWords } from "@podium/shared/site/retention";
import { afterEach, expect, it } from "vitest";
import { loadLanguage } from "./load-language.ts";
import { choose } from "./messages.ts";
import { retention } from "./nl/society.tsx";

afterEach(() => choose("nl"));

const kept = Object.keys(KEPT) as Kept[];

it.for(LANGUAGES.flatMap((language) => kept.map((each) => [language, each] as const)))(
  "the privacy page says how long: in %s, %s",
  async ([language, each]) => {
    await loadLanguage(language);
    expect(retention()[each]).toContain(termInWords(KEPT[each], language));
  },
);
