import { DEVICE_ON, UNKNOWN_DEVICE } from "@podium/shared/words/stored-device";
import type { sessions } from "../nl/sessions.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof sessions> = {
  loading: "Chargement des appareils…",
  device: (stored) => (stored === UNKNOWN_DEVICE ? "Appareil inconnu" : stored.replace(DEVICE_ON, " sur ")),
  unknownDevice: "Vous ne reconnaissez pas un appareil\u00A0? Déconnectez-le, puis choisissez un nouveau mot de passe.",
  endOthers: "Déconnecter tous les autres",
  ended: (device) => `${device} est déconnecté.`,
  thisDevice: "cet appareil",
  inUse: "Utilisé en ce moment",
  lastUsed: (time) => `Dernière utilisation\u00A0: ${time}`,
  since: (time) => `Connecté depuis\u00A0: ${time}`,
  end: "Déconnecter",
  endNamed: (device, time) => `Déconnecter\u00A0: ${device}, dernière utilisation ${time}`,
  othersEnded: "Tous les autres appareils sont déconnectés.",
  endOthersQuestion: "Déconnecter tous les autres\u00A0?",
  othersOut: (count) =>
    `${count === 1 ? "L'autre appareil est déconnecté" : `Les ${count} autres appareils sont déconnectés`} aussitôt. Ici, vous restez connecté.`,
};
