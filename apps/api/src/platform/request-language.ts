import { FIRST_LANGUAGE, type Language, LANGUAGES } from "@podium/shared/languages";
import type { FastifyRequest } from "fastify";

const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);

/** What `Accept-Language` likes best of those that the site has; Dutch when its best one is none of them. */
export function requestLanguage({ headers }: Pick<FastifyRequest, "headers">): Language {
  const asked = (headers["accept-language"] ?? "").split(",").map((part) => {
    const [tag = "", ...settings] = part.split(";").map((word) => word.trim());
    const quality = settings.find((setting) => setting.startsWith("q="))?.slice(2);
    return { language: tag.toLowerCase().split("-")[0] ?? "", weight: quality === undefined ? 1 : Number(quality) };
  });
  const [best] = asked.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return best && isLanguage(best.language) ? best.language : FIRST_LANGUAGE;
}
