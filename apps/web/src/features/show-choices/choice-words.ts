import type { Choice } from "@podium/shared/contracts/show-changes";
import type { ChangeKind } from "@podium/shared/contracts/show-messages";
import { formatDateTime, formatEuro } from "#platform/format.ts";

interface Asked {
  kind: ChangeKind;
  amount: number;
  needsIban: boolean;
}

/** When and where a show that changed is. @param where empty while the site's facts load */
export const whereNow = (dateTime: string, where: string): string =>
  `De voorstelling is nu op ${formatDateTime(dateTime)}${where && `, ${where}`}.`;

/** What a visitor chooses, and what that means for them. */
export function choiceWords(choice: Choice, { amount, needsIban }: Asked): { label: string; hint: string } {
  const money = formatEuro(amount);
  switch (choice) {
    case "KEEP":
      return { label: "Ik kom toch", hint: "U houdt uw plaatsen. Uw tickets blijven geldig." };
    case "VOUCHER":
      return {
        label: `Een cadeaubon van ${money}`,
        hint: "U krijgt hem meteen in uw mailbox en betaalt er later tickets mee. Dit kunt u daarna niet meer veranderen.",
      };
    case "MONEY":
      return {
        label: `Mijn geld terug: ${money}`,
        hint: needsIban ? "Wij storten het op uw rekening." : "Wij storten het op de rekening waarmee u betaalde.",
      };
    case "GIFT":
      return amount > 0
        ? { label: `Ik schenk ${money} aan de vereniging`, hint: "U krijgt niets terug. Hartelijk dank!" }
        : { label: "Ik kom niet", hint: "Uw plaatsen zijn dan voor iemand anders." };
  }
}

/** What was chosen, as a sentence. */
export function chosenWords(choice: Choice, amount: number, ibanEnd: string | undefined): string {
  const money = formatEuro(amount);
  const account = ibanEnd === undefined ? "de rekening waarmee u betaalde" : `uw rekening die eindigt op ${ibanEnd}`;
  switch (choice) {
    case "KEEP":
      return "U houdt uw plaatsen. Tot dan!";
    case "VOUCHER":
      return `U koos een cadeaubon van ${money}. Hij is onderweg naar uw mailbox.`;
    case "MONEY":
      return `U koos uw geld terug. Wij storten ${money} op ${account}.`;
    case "GIFT":
      return amount > 0
        ? `U schenkt ${money} aan de vereniging. Hartelijk dank!`
        : "U gaf uw plaatsen terug. Dank u wel.";
  }
}
