import type { Language } from "@podium/shared/words/languages";
import type { InvitedRole } from "@podium/shared/contracts/roles";

const nl = {
  subject: (society: string) => `U bent uitgenodigd als vrijwilliger van ${society}`,
  title: "Helpt u mee?",
  who: (inviter: string, society: string, role: string) =>
    `${inviter} nodigt u uit om mee te helpen bij ${society}, als ${role}.`,
  roles: { DOOR: "Onthaal", BOX_OFFICE: "Kassa", ADMIN: "beheerder" } as Record<InvitedRole, string>,
  may: {
    DOOR: "Aan het onthaal scant u de tickets en ziet u wie er al in de zaal is.",
    BOX_OFFICE: "Aan de kassa maakt en wijzigt u reserveringen, volgt u betalingen op en scant u tickets.",
    ADMIN: "Een beheerder regelt alles op de website: voorstellingen, prijzen, teksten, reserveringen en gebruikers.",
  } as Record<InvitedRole, string>,
  how: (until: string) =>
    `Klik op de knop en neem de uitnodiging aan: u kiest een wachtwoord, of u logt in met het account dat u al hebt. De link werkt één keer, tot ${until}.`,
  button: "Bekijk de uitnodiging",
  notExpected: (inviter: string) =>
    `Kent u ${inviter} niet? Dan hoeft u niets te doen: zolang u niets aanneemt, verandert er niets. Geef deze mail aan niemand door.`,
};

export const invitationWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    subject: (society) => `Vous êtes invité comme bénévole de ${society}`,
    title: "Vous nous aidez\u00A0?",
    who: (inviter, society, role) => `${inviter} vous invite à aider ${society}, comme ${role}.`,
    roles: { DOOR: "bénévole à l'accueil", BOX_OFFICE: "bénévole à la caisse", ADMIN: "administrateur" },
    may: {
      DOOR: "À l'accueil, vous scannez les billets et vous voyez qui est déjà dans la salle.",
      BOX_OFFICE: "À la caisse, vous faites et modifiez des réservations, suivez les paiements et scannez les billets.",
      ADMIN:
        "Un administrateur gère tout sur le site\u00A0: représentations, prix, textes, réservations et utilisateurs.",
    },
    how: (until) =>
      `Cliquez sur le bouton et acceptez l'invitation\u00A0: vous choisissez un mot de passe, ou vous vous connectez avec le compte que vous avez déjà. Le lien fonctionne une seule fois, jusqu'au ${until}.`,
    button: "Voir l'invitation",
    notExpected: (inviter) =>
      `Vous ne connaissez pas ${inviter}\u00A0? Vous n'avez alors rien à faire\u00A0: tant que vous n'acceptez rien, rien ne change. Ne transmettez cet e-mail à personne.`,
  },
  en: {
    subject: (society) => `You are invited to volunteer for ${society}`,
    title: "Will you help?",
    who: (inviter, society, role) => `${inviter} invites you to help ${society} as ${role}.`,
    roles: { DOOR: "a volunteer at the entrance", BOX_OFFICE: "a volunteer at the box office", ADMIN: "administrator" },
    may: {
      DOOR: "At the entrance you scan tickets and see who is already inside.",
      BOX_OFFICE: "At the box office you make and change reservations, follow payments and scan tickets.",
      ADMIN: "An administrator manages everything on the website: shows, prices, texts, reservations and users.",
    },
    how: (until) =>
      `Click the button and accept the invitation: you choose a password, or sign in with the account that you already have. The link works once, until ${until}.`,
    button: "See the invitation",
    notExpected: (inviter) =>
      `Do you not know ${inviter}? Then you do not need to do anything: as long as you accept nothing, nothing changes. Do not pass this email on to anybody.`,
  },
};
