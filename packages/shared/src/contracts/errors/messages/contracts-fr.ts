/** French translations of the contracts' own sentences about fields (`contracts/`), by the Dutch sentence. */
export const contractsInFrench = {
  "De verkoop moet opengaan voor ze sluit.": "La vente doit ouvrir avant de fermer.",
  "De verkoop sluit ten laatste als de voorstelling begint.":
    "La vente ferme au plus tard quand la représentation commence.",
  "Een naam kan geen webadres bevatten. Vul enkel de naam in.":
    "Un nom ne peut pas contenir d'adresse web. Indiquez uniquement le nom.",
  "Elke datum mag maar één keer gekozen zijn.": "Chaque date ne peut être choisie qu'une seule fois.",
  "Elke plaats mag maar één keer gekozen zijn.": "Chaque place ne peut être choisie qu'une seule fois.",
  "Elke stoel mag maar één keer gekozen zijn.": "Chaque place ne peut être choisie qu'une seule fois.",
  "Elke zone kan maar één prijs hebben.": "Chaque zone ne peut avoir qu'un seul prix.",
  "Geef elk tickettype een andere naam.": "Donnez un nom différent à chaque type de billet.",
  "Het eerste tickettype krijgt elke plaats vanzelf: daarvoor kan er geen maximum zijn.":
    "Chaque place reçoit d'office le premier type de billet\u00A0: il ne peut pas avoir de maximum.",
  "Hetzelfde tickettype staat er twee keer in. Laad de voorstelling opnieuw.":
    "Le même type de billet y figure deux fois. Rechargez la représentation.",
  "In deze naam staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in.":
    "Ce nom contient un caractère invisible. Effacez le nom et saisissez-le à nouveau.",
  "Kies minstens één datum.": "Choisissez au moins une date.",
  "Kies ten hoogste 60 datums.": "Choisissez au maximum 60 dates.",
  "Kies een dag.": "Choisissez un jour.",
  "Kies een percentage of een bedrag per stoel.": "Choisissez un pourcentage ou un montant par place.",
  "Kies eerst minstens één andere plaats": "Choisissez d'abord au moins une autre place",
  "Selecteer eerst minimaal één stoel": "Sélectionnez d'abord au moins une place",
  "Wachtwoorden komen niet overeen.": "Les mots de passe ne correspondent pas.",
} as const satisfies Record<string, string>;
