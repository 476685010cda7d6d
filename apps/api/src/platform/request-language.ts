import { FIRST_LANGUAGE, type Language, LANGUAGES } from "@podium/shared/languages";

const isOurs = (tag: string): tag is Language => LANGUAGES.some((language) => language === tag);

/** The language of ours that a client wants most, by an `Accept-Language`; Dutch where it wants none of them. */
export function requestLanguage(accepted: string | undefined): Language {
  const wanted = (accepted ?? "").split(",").flatMap((part) => {
    const [tag = "", ...settings] = part.split(";").map((word) => word.trim().toLowerCase());
    const quality = Number(settings.find((setting) => setting.startsWith("q="))?.slice(2) ?? 1);
    return quality > 0 ? [{ language: tag.replace(/-.*/, ""), quality }] : [];
  });
  const byQuality = wanted.toSorted((one, other) => other.quality - one.quality);
  return byQuality.map(({ language }) => language).find(isOurs) ?? FIRST_LANGUAGE;
}
