import { fullMoment } from "@podium/shared/words/date-formats";
import { FIRST_LANGUAGE } from "@podium/shared/words/languages";
import {
  addressTo,
  button,
  type MailTemplates,
  showRows,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import { castLink } from "./cast-link.ts";
import type { CastQuotasService } from "./cast-quotas.service.ts";
import { castQuotaWords } from "./cast-quotas.words.ts";

/** The mail with an actor's link, to pass on to the family. @param deps.publicUrl without a trailing slash */
export function createCastQuotasMails(deps: {
  castQuotas: Pick<CastQuotasService, "linkFor">;
  publicUrl: string;
}): MailTemplates<"CAST_LINK"> {
  return {
    async CAST_LINK(quotaId) {
      const quota = await deps.castQuotas.linkFor(quotaId);
      if (!quota) return null;
      const { name, email, seatCount, showId, showName, startsAt, endsAt, token } = quota;
      // An actor needs no account, so no language is known.
      const language = FIRST_LANGUAGE;
      const words = castQuotaWords[language];
      return {
        ...addressTo({ email, firstname: name }, language),
        subject: words.subject(showName),
        title: words.title,
        blocks: [
          text(words.may(name, seatCount)),
          { kind: "facts", rows: showRows({ name: showName, startsAt }, language) },
          text(words.how(fullMoment(endsAt, language))),
          button(words.button, castLink(siteFor(deps.publicUrl, { language }), showId, token)),
        ],
      };
    },
  };
}
