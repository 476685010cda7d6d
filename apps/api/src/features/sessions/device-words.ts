import Bowser from "bowser";

const UNKNOWN = "Onbekend toestel";

/** 'Chrome op Android': what a person recognises in a list. */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(" op ") || UNKNOWN;
}
