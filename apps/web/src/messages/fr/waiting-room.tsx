import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/waiting-room.tsx";

export const translation: Translation<typeof dutch> = {
  waitingRoom: {
    title: "Salle d'attente",
    loading: "Nous demandons votre place dans la salle d'attente…",
    failed: "Nous n'avons pas pu obtenir votre place dans la salle d'attente.",
    enter: "Entrer dans la salle d'attente",
    entering: "Un instant…",
    notInYet: "Vous n'êtes pas encore dans la salle d'attente.",
    sessionEnded:
      "Vous n'êtes plus connecté. Connectez-vous à nouveau pour retrouver votre place dans la salle d'attente.",
    signIn: "Se connecter",

    opensIn: "La vente ouvre dans",
    opensAt: (when) => `Le ${when}`,
    here: (count, isOne) =>
      isOne ? "Vous êtes la première personne ici." : `${count} personnes attendent en ce moment.`,
    draw: "À l'ouverture, nous tirons l'ordre au sort\u00A0: arriver plus tôt ne donne aucun avantage. Arriver plus tard est un désavantage.",
    stayOpen: "Laissez cette page ouverte\u00A0; vous pouvez aussi la recharger.",
    lastMinute: "La vente ouvre dans une minute.",

    drawing: "La vente est ouverte. Nous tirons l'ordre au sort…",
    called: "Vous allez pouvoir entrer…",

    waiting: "Vous êtes dans la file",
    place: "Votre place",
    ahead: "Devant vous",
    people: (count, isOne) => (isOne ? "1 personne" : `${count} personnes`),
    nobodyAhead: "personne",
    wait: "Attente",
    underAMinute: "moins d'une minute",
    about: (minutes) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      const words = rest === 1 ? "1 minute" : `${rest} minutes`;
      const whole = hours === 1 ? "1 heure" : `${hours} heures`;
      if (hours === 0) return `environ ${words}`;
      return rest === 0 ? `environ ${whole}` : `environ ${whole} et ${words}`;
    },
    unknownWait: "pas encore connue",
    paused: "Personne n'entre pour le moment. Vous gardez votre place, et cela reprendra tout seul.",
    announced: (ahead, wait) => `Salle d'attente\u00A0: devant vous, ${ahead}. Attente\u00A0: ${wait}.`,

    yourTurn: "C'est à vous\u00A0!",
    titleTurn: "(À vous\u00A0!)",
    chooseFirst: (left) => (
      <>
        Choisissez votre première place dans les {left}. Ensuite, vous avez 15 minutes pour choisir d'autres places et
        pour confirmer.
      </>
    ),
    chooseOn: (left) => <>Il vous reste {left} pour choisir d'autres places et pour confirmer.</>,
    announcedTurn: "C'est à vous\u00A0! Vous avez 5 minutes pour choisir une première place.",
    announcedLastMinute: "Votre tour se termine dans une minute.",
    openForAll: "Vous pouvez entrer\u00A0: tout le monde peut maintenant choisir ses places.",

    ended: "Votre tour est passé",
    endedText:
      "Le temps pour choisir est écoulé. Si vous voulez encore des places, rejoignez à nouveau la file\u00A0: vous serez en fin de file. Vous pouvez encore confirmer les places de votre panier tant que son délai court.",
    again: "Rejoindre la file",

    moved: (when) =>
      `L'ouverture de la vente est déplacée au ${when}. Vous gardez votre place dans la salle d'attente.`,
    networkFull: "Beaucoup de personnes attendent déjà par votre connexion internet",
    notOpen: "La salle d'attente n'est pas encore ouverte",
    retry: "Réessayer",
    cancelled: "Cette représentation est annulée",
    cancelledText: "Elle n'aura pas lieu. Vous ne devez plus attendre, et vous n'avez rien payé.",
    closed: "La vente est fermée",
    closedText: "Vous ne devez plus attendre\u00A0: il n'y a plus de billets en vente sur le site.",
    offline: "Pas de connexion. Vous gardez votre place\u00A0; cette page se reconnecte toute seule.",

    soundOn: "Activer le son",
    soundOff: "Couper le son",
    soundHint: "Vous l'entendrez alors quand ce sera votre tour.",

    ready: "Préparez ceci",
    readyTypes: (types) => `Les billets que vous voulez\u00A0: ${types}`,
    readySeats: "Combien de places vous voulez, et à peu près où",
    readyCode: "Votre code de réduction ou votre bon cadeau, si vous en avez un",
    readyEmail: "Votre adresse e-mail et votre numéro de téléphone.",
    signInNow: "Vous avez un compte\u00A0? Connectez-vous dès maintenant\u00A0: vous gardez votre place.",
    readyAccount: "Vous êtes connecté\u00A0: nous avons déjà vos données",
    readyBank: "Votre application bancaire ou votre carte",
  },

  drawCheck: {
    title: "Comment vérifier le tirage au sort",
    before:
      "Le tirage dépend d'un nombre secret, déjà fixé. Voici son empreinte (SHA-256). À l'ouverture, nous publions le nombre lui-même\u00A0: chacun peut alors vérifier par le calcul que nous ne l'avons pas changé, et que l'ordre est juste.",
    how: "La place de chacun suit de HMAC-SHA256 du nom de cette place, avec le nombre secret comme clé, du plus petit au plus grand.",
    hash: "Empreinte",
    seed: "Nombre secret",
    entry: "Nom de votre place",
    check: "Vérifier le tirage",
    checking: "Vérification du tirage…",
    right: (place, of) => `C'est juste\u00A0: votre place est ${place} sur ${of}.`,
    rightLate: (of, isOne) =>
      `Le tirage ${isOne ? "de la seule personne présente" : `des ${of} personnes présentes`} est juste. Vous êtes arrivé après l'ouverture, et vous êtes derrière.`,
    notDrawn: "Le tirage n'a pas encore eu lieu. Réessayez plus tard.",
    otherSeed:
      "Ce n'est pas juste\u00A0: le nombre secret ne correspond pas à l'empreinte d'avant le tirage. Signalez-le-nous.",
    otherOrder: "Ce n'est pas juste\u00A0: l'ordre ne correspond pas au nombre secret. Signalez-le-nous.",
    failed: "La liste n'a pas pu être chargée.",
    cannot: "Ce navigateur ne peut pas calculer ici. Vous pouvez ouvrir la liste et vérifier ailleurs.",
    list: "Ouvrir toute la liste",
  },
};
