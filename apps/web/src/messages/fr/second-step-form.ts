import type { secondStepForm } from "../nl/second-step-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof secondStepForm> = {
  title: "Encore une étape",
  why: "Nous sommes ainsi certains que c'est bien vous, même si quelqu'un connaît votre mot de passe.",
  usePasskey: "Utiliser ma clé d'accès",
  useOther: "Utiliser un autre moyen",
  useRecovery: "Utiliser un code de récupération",
  startAgain: "Recommencer",
  appLabel: "Code de votre application d'authentification",
  appHint: "Six chiffres, qui changent toutes les trente secondes.",
  fillApp: "Tapez les six chiffres de votre application.",
  recoveryLabel: "Code de récupération",
  recoveryHint: "Un des codes que vous avez imprimés ou conservés. Chaque code fonctionne une seule fois.",
  fillRecovery: "Tapez un code de récupération, comme ABCD-EFGH-JKMN.",
  signingIn: "Connexion en cours...",
  signIn: "Se connecter avec ce code",
  over: "Cela a duré trop longtemps, ou il y a eu trop d'essais.",
  beginAgain: "Recommencez avec votre adresse e-mail et votre mot de passe.",
  signInAgain: "Se reconnecter",
  lost: "Plus de code de récupération non plus\u00A0? Un administrateur peut retirer votre deuxième étape, pour que vous puissiez vous reconnecter.",
  contact: "Contactez-nous",
};
