import { messages } from "../messages.ts";

export const passOn = messages("pass-on", {
  title: "Tickets doorgeven",
  intro: "Komt er iemand anders in uw plaats? Dan sturen wij het ticket naar die persoon.",
  submit: "Doorgeven",
  passed: (count: number): string =>
    count === 1
      ? "Uw ticket is doorgegeven. De nieuwe houder krijgt een mail."
      : "Uw tickets zijn doorgegeven. De nieuwe houder krijgt een mail.",
  failed: "Er is niets doorgegeven.",
  which: "Welke tickets?",
  chooseOne: "Kies minstens één ticket.",
  name: "Naam van wie komt",
  nameMissing: "Vul de naam in van wie met het ticket komt.",
  email: "E-mailadres van wie komt",
  emailHint: "Kijk het adres goed na: wie de mail krijgt, kan binnen.",
  emailMissing: "Vul het e-mailadres in waar het ticket naartoe gaat.",
  emailWrong: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
  whatItMeans:
    "Uw eigen QR-code van dat ticket geldt dan niet meer. U blijft de koper: gaat er geld terug, dan krijgt u het. U kunt het ticket terugnemen tot de deuren opengaan.",
});
