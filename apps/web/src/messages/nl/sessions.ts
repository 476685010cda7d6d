import { messages } from "../messages.ts";

/** The devices on which the user is signed in. */
export const sessions = messages("sessions", {
  loading: "Toestellen laden…",
  /** Name of a device, as the server stored it. */
  device: (stored: string): string => stored,
  unknownDevice: "Herkent u een toestel niet? Meld het af en kies daarna een nieuw wachtwoord.",
  endOthers: "Alle andere afmelden",
  ended: (device: string) => `${device} is afgemeld.`,
  thisDevice: "dit toestel",
  inUse: "Nu in gebruik",
  lastUsed: (time: string) => `Laatst gebruikt: ${time}`,
  since: (time: string) => `Ingelogd sinds ${time}`,
  end: "Afmelden",
  endNamed: (device: string, time: string) => `Afmelden: ${device}, laatst gebruikt ${time}`,
  othersEnded: "Alle andere toestellen zijn afgemeld.",
  endOthersQuestion: "Alle andere afmelden?",
  othersOut: (count: number) =>
    `${count === 1 ? "Het andere toestel wordt" : `De ${count} andere toestellen worden`} meteen uitgelogd. Hier blijft u ingelogd.`,
});
