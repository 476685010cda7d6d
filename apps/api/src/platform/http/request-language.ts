import { FIRST_LANGUAGE, type Language, LANGUAGES } from "@podium/shared/words/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { varyBy } from "./compressed.ts";

const ANY = "*";

function ourLanguage(tag: string): Language | undefined {
  if (tag === ANY) return FIRST_LANGUAGE;
  const [primary] = tag.toLowerCase().split("-", 1);
  return LANGUAGES.find((language) => language === primary);
}

/** The site's language that a client prefers, by its `Accept-Language`; Dutch when it accepts none of them. */
export function requestLanguage(accepted: string | undefined): Language {
  if (accepted === undefined) return FIRST_LANGUAGE;
  const wanted = new Negotiator({ headers: { "accept-language": accepted } }).languages();
  return wanted.map(ourLanguage).find((language) => language !== undefined) ?? FIRST_LANGUAGE;
}

export function responseLanguage({ headers }: FastifyRequest, reply: FastifyReply): Language {
  const language = requestLanguage(headers["accept-language"]);
  varyBy(reply, "accept-language");
  reply.header("content-language", language);
  return language;
}
