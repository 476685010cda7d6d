import { messages } from "../messages.ts";

export const presaleCode = messages("presale-code", {
  signInFirst:
    "De verkoop is nog niet open. Hebt u een voorverkoopcode? Log dan in of ga verder zonder wachtwoord: daarna geeft u ze hier in en kiest u uw stoelen.",
  notOpenYet: "De verkoop is nog niet open. Met een voorverkoopcode kiest u nu al uw stoelen.",
  code: "Voorverkoopcode",
  fillIn: "Vul uw voorverkoopcode in.",
  validating: "Valideren...",
  use: "Gebruik deze code",
  chooseNow: (accepted: string) => `${accepted} Kies nu uw stoelen.`,
  notEarlier: "Met deze code kunt u niet vroeger reserveren. U kunt ze gebruiken zodra de verkoop open is.",
});
