import type { ReturnedTicket } from "@podium/shared/contracts/handed-tickets";
import type { GiveBack } from "@podium/shared/contracts/shows";
import { formatEuro } from "#platform/format.ts";

/** What giving back does, before it is done. @param paid whether they cost something */
export function giveBackWords(giveBack: GiveBack, count: number, paid: boolean): string[] {
  const one = count === 1;
  const how =
    giveBack === "VOUCHER" ? "als cadeaubon, per mail" : "op uw rekening, of aan de kassa als u contant betaalde";
  return [
    one ? "Dit ticket geldt meteen niet meer aan de ingang." : "Deze tickets gelden meteen niet meer aan de ingang.",
    ...(paid
      ? [
          `Koopt iemand ${one ? "de plaats" : "een plaats"}, dan krijgt u uw geld terug ${how}.`,
          `Koopt niemand ${one ? "de plaats" : "ze"}, dan krijgt u niets terug.`,
          "U krijgt nooit meer terug dan de nieuwe koper betaalt. Betaalde u met een cadeaubon, dan komt het terug op die bon.",
        ]
      : []),
    `Wie op de wachtlijst staat, mag ${one ? "de plaats" : "de plaatsen"} eerst kopen. Staat daar niemand, dan kan iedereen dat.`,
    "Zolang niemand de plaats koos, kunt u ze toch houden.",
  ];
}

/** What comes back of a seat that was sold: what a voucher had paid is on it again, and only the rest is money. */
function wayBack(returned: number, money: number | undefined, as: ReturnedTicket["as"]): string {
  const asVoucher = as === "VOUCHER";
  const intro = `U krijgt ${formatEuro(returned)} terug`;
  if (money === undefined) {
    const rest = asVoucher ? "als cadeaubon, in een aparte mail" : "op uw rekening of aan de kassa";
    return `${intro}. Wat met een cadeaubon betaald werd, staat weer op die bon. De rest krijgt u ${rest}.`;
  }
  const onVoucher = "staat weer op de cadeaubon waarmee u betaalde";
  if (money === 0) return `${formatEuro(returned)} ${onVoucher}.`;
  if (money === returned)
    return asVoucher
      ? `${intro}. Uw cadeaubon is onderweg, in een aparte mail.`
      : `${intro}, op uw rekening of aan de kassa.`;
  const both = `${intro}. ${formatEuro(returned - money)} daarvan ${onVoucher}.`;
  return asVoucher
    ? `${both} Voor ${formatEuro(money)} is een nieuwe cadeaubon onderweg, in een aparte mail.`
    : `${both} ${formatEuro(money)} krijgt u op uw rekening of aan de kassa.`;
}

/** 'Staat te koop' */
export function stateWords({ state, as, returned, money, price }: ReturnedTicket): { title: string; text: string } {
  if (state === "FOR_SALE")
    return {
      title: "Staat te koop",
      text:
        price === 0
          ? "Kunt u toch komen? Dan kunt u deze plaats weer houden."
          : "U krijgt een mail zodra iemand deze plaats koopt. Kunt u toch komen? Dan kunt u ze weer houden.",
    };
  if (state === "TAKEN")
    return {
      title: "Iemand koos deze plaats",
      text: "Er is nog niet voor betaald. U krijgt een mail zodra iemand voor deze plaats betaalt.",
    };
  if (state === "UNSOLD")
    return { title: "Niet verkocht", text: "Niemand kocht deze plaats. U krijgt er niets voor terug." };
  if (!returned) return { title: "Verkocht", text: "Iemand anders heeft nu deze plaats." };
  return { title: "Verkocht", text: wayBack(returned, money, as) };
}
