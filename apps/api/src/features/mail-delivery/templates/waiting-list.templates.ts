import { wishWords } from "@podium/shared/counted-places";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { button, type MailBlock, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { MailedOffer, MailedWish } from "#features/waiting-list/waiting-list.service.ts";
import { fullMoment } from "#platform/formats.ts";
import { addressTo } from "./wording.ts";

const addressee = ({ email, firstname }: MailedOffer | MailedWish) => addressTo({ email, firstname });

function facts({ show, seats }: MailedOffer): MailBlock {
  return {
    kind: "facts",
    rows: [
      ["Voorstelling", show.name],
      ["Wanneer", fullMoment(show.startsAt)],
      ["Plaatsen", placeLabels(seats)],
    ],
  };
}

const LIMITED = "Van een of meer van deze plaatsen ziet u het podium niet helemaal. U mag ze gerust weigeren.";

/** @param urls.signInUrl none: a guest, for whom the box office accepts, or who has signed in with it before */
export function offerMade(
  offer: MailedOffer,
  { signInUrl, accountUrl }: { signInUrl: string | null; accountUrl: string },
): MailContent {
  const until = `Ze blijven voor u opzij tot ${fullMoment(offer.expiresAt)}.`;
  const limited = offer.seats.some(({ kind }) => kind === "restricted") ? [text(LIMITED)] : [];
  const answer = offer.isGuest
    ? [
        text(
          "Wilt u deze plaatsen? Antwoord dan op deze mail of bel ons voor dat moment. Dan reserveren wij ze voor u.",
        ),
      ]
    : [
        button("Bekijk de plaatsen", signInUrl ?? accountUrl),
        note(
          signInUrl === null
            ? "Bij 'Mijn account' neemt of weigert u de plaatsen."
            : "Met de knop logt u meteen in. Bij 'Mijn account' neemt of weigert u de plaatsen. Geef deze mail aan niemand door.",
        ),
      ];
  const { show, shortened } = offer;
  return {
    ...addressee(offer),
    subject: shortened
      ? `Minder tijd om te antwoorden: plaatsen voor ${show.name}`
      : `Er zijn plaatsen vrij voor ${show.name}`,
    title: shortened ? "U hebt minder tijd om te antwoorden" : "Er zijn plaatsen voor u vrijgekomen",
    blocks: [
      text(
        shortened
          ? `Er liggen plaatsen voor u klaar, omdat u op de wachtlijst stond. De voorstelling of het einde van de verkoop is vervroegd. Daarom is er minder tijd dan eerst. ${until}`
          : `U stond op de wachtlijst. Er kwamen plaatsen vrij, en u bent aan de beurt. ${until}`,
      ),
      facts(offer),
      ...limited,
      ...answer,
      note("Antwoordt u niet op tijd, dan gaan de plaatsen naar de volgende, en staat u niet meer op de wachtlijst."),
    ],
  };
}

export function offerExpired(offer: MailedOffer, ticketsUrl: string): MailContent {
  const again = offer.isGuest
    ? [text("Wilt u nog komen? Bel ons of antwoord op deze mail, dan zetten wij u opnieuw op de wachtlijst.")]
    : [text("Wilt u nog komen? Schrijf u dan gerust opnieuw in."), button("Naar de tickets", ticketsUrl)];
  return {
    ...addressee(offer),
    subject: `Uw plaatsen voor ${offer.show.name} gingen naar de volgende`,
    title: "Uw aanbod is verlopen",
    blocks: [
      text(
        "Wij hielden plaatsen voor u opzij, maar kregen geen antwoord. Ze gingen naar de volgende op de wachtlijst. U staat niet meer op de wachtlijst.",
      ),
      facts(offer),
      ...again,
    ],
  };
}

/** The sale ended, or the show was cancelled, while somebody waited. */
export function waitingClosed(wish: MailedWish, showsUrl: string): MailContent {
  const { show } = wish;
  const why = show.isCancelled
    ? "Deze voorstelling gaat niet door. Daarmee eindigt ook de wachtlijst."
    : "De verkoop voor deze voorstelling is gesloten. Daarmee eindigt ook de wachtlijst: wij konden u geen plaatsen bezorgen.";
  return {
    ...addressee(wish),
    subject: `De wachtlijst voor ${show.name} is gesloten`,
    title: "De wachtlijst is gesloten",
    blocks: [
      text(`${why} U hoeft niets meer te doen.`),
      {
        kind: "facts",
        rows: [
          ["Voorstelling", show.name],
          ["Wanneer", fullMoment(show.startsAt)],
          ["U vroeg", wishWords(wish)],
        ],
      },
      text("Misschien is er op een andere avond nog plaats."),
      button("Bekijk de andere voorstellingen", showsUrl),
    ],
  };
}
