import { KEPT, termInWords } from "@podium/shared/site/retention";
import type { Language } from "@podium/shared/words/languages";
import { tokenLink } from "#platform/http/token-link.ts";
import { mailWords } from "#modules/records/mails/mails.words.ts";
import {
  button,
  link,
  type MailContent,
  type MailTemplates,
  note,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { NewsletterService, Subscriber } from "./newsletter.service.ts";

interface Words {
  subject: string;
  title: string;
  how: (society: string, term: string) => string;
  confirm: string;
  notYou: string;
  already: string;
  alreadyHow: (society: string) => string;
  leave: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    subject: "Bevestig uw inschrijving voor de nieuwsbrief",
    title: "Nog één klik",
    how: (society, term) =>
      `Iemand vroeg de nieuwsbrief van ${society} voor dit e-mailadres. Was u dat? Klik dan binnen ${term} op de knop. Zonder die klik krijgt u niets.`,
    confirm: "Ja, stuur mij de nieuwsbrief",
    notYou: "Hebt u dit niet gevraagd? Dan hoeft u niets te doen.",
    already: "U krijgt onze nieuwsbrief al",
    alreadyHow: (society) =>
      `U vroeg de nieuwsbrief van ${society}, maar u was al ingeschreven. U hoeft niets meer te doen.`,
    leave: "Uitschrijven",
  },
  fr: {
    subject: "Confirmez votre inscription à la lettre d'information",
    title: "Encore un clic",
    how: (society, term) =>
      `Quelqu'un a demandé la lettre d'information de ${society} pour cette adresse e-mail. C'était vous\u00A0? Cliquez alors sur le bouton dans les ${term}. Sans ce clic, vous ne recevrez rien.`,
    confirm: "Oui, envoyez-moi la lettre d'information",
    notYou: "Vous n'avez rien demandé\u00A0? Vous n'avez alors rien à faire.",
    already: "Vous recevez déjà notre lettre d'information",
    alreadyHow: (society) =>
      `Vous avez demandé la lettre d'information de ${society}, mais vous étiez déjà inscrit. Vous n'avez plus rien à faire.`,
    leave: "Se désinscrire",
  },
  en: {
    subject: "Confirm your subscription to the newsletter",
    title: "One more click",
    how: (society, term) =>
      `Somebody asked for the newsletter of ${society} for this email address. Was it you? Then press the button within ${term}. Without it you will receive nothing.`,
    confirm: "Yes, send me the newsletter",
    notYou: "Did you not ask for this? Then there is nothing that you need to do.",
    already: "You receive our newsletter already",
    alreadyHow: (society) =>
      `You asked for the newsletter of ${society}, but you had subscribed already. There is nothing that you need to do.`,
    leave: "Unsubscribe",
  },
};

export const NEWSLETTER_PAGES = { confirm: "/nieuwsbrief/bevestigen", leave: "/nieuwsbrief/uitschrijven" } as const;

/** @param publicUrl without trailing slash */
export const leavePage = (publicUrl: string, { language, leaveToken }: Subscriber): string =>
  tokenLink(siteFor(publicUrl, { language: language as Language }), NEWSLETTER_PAGES.leave, leaveToken);

export function createNewsletterMails(deps: {
  newsletter: Pick<NewsletterService, "find">;
  society: Pick<SocietyService, "current">;
  publicUrl: string;
}): MailTemplates<"NEWSLETTER_CONFIRM"> {
  const { newsletter, society, publicUrl } = deps;

  function content(subscriber: Subscriber): MailContent {
    const { email, confirmToken, confirmedAt } = subscriber;
    const language = subscriber.language as Language;
    const words = WORDS[language];
    const { name } = society.current();
    const mail = { to: email, language, greeting: mailWords[language].greetingOfNobody };
    if (confirmedAt !== null)
      return {
        ...mail,
        subject: words.already,
        title: words.already,
        blocks: [text(words.alreadyHow(name)), link(words.leave, leavePage(publicUrl, subscriber))],
      };
    const confirming = tokenLink(siteFor(publicUrl, { language }), NEWSLETTER_PAGES.confirm, confirmToken);
    return {
      ...mail,
      subject: words.subject,
      title: words.title,
      blocks: [
        text(words.how(name, termInWords(KEPT.newsletterRequests, language))),
        button(words.confirm, confirming),
        note(words.notYou),
      ],
    };
  }

  return {
    async NEWSLETTER_CONFIRM(id) {
      const subscriber = await newsletter.find(id);
      return subscriber && subscriber.leftAt === null ? content(subscriber) : null;
    },
  };
}
