import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const waitingRoom = messages("waitingRoom", {
  title: "Wachtkamer",
  loading: "Uw plaats in de wachtkamer vragen…",
  failed: "Wij konden uw plaats in de wachtkamer niet opvragen.",
  enter: "Ga in de wachtkamer",
  entering: "Even geduld…",
  notInYet: "U staat nog niet in de wachtkamer.",
  sessionEnded: "U bent niet meer ingelogd. Log opnieuw in: dan krijgt u uw plaats in de wachtkamer terug.",
  signIn: "Inloggen",

  opensIn: "De verkoop opent over",
  opensAt: (when: string) => `Op ${when}`,
  here: (count: string, isOne: boolean) => (isOne ? "U bent de eerste hier." : `Er wachten nu ${count} mensen.`),
  draw: "Bij de opening loten we de volgorde: eerder komen geeft geen voordeel. Later komen wel nadeel.",
  stayOpen: "Laat deze pagina open; u mag ze ook opnieuw laden.",
  lastMinute: "De verkoop opent over een minuut.",

  drawing: "De verkoop is open. De volgorde wordt geloot…",
  called: "U mag zo dadelijk binnen…",

  waiting: "U staat in de rij",
  place: "Uw plaats",
  ahead: "Voor u",
  people: (count: string, isOne: boolean) => (isOne ? "1 persoon" : `${count} mensen`),
  nobodyAhead: "niemand",
  wait: "Wachttijd",
  underAMinute: "minder dan een minuut",
  about: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const words = rest === 1 ? "1 minuut" : `${rest} minuten`;
    if (hours === 0) return `ongeveer ${words}`;
    return rest === 0 ? `ongeveer ${hours} uur` : `ongeveer ${hours} uur en ${words}`;
  },
  unknownWait: "nog niet bekend",
  paused: "Er gaat nu even niemand binnen. U houdt uw plaats, en het gaat vanzelf verder.",
  announced: (ahead: string, wait: string) => `Wachtkamer: voor u ${ahead}. Wachttijd ${wait}.`,

  yourTurn: "U bent aan de beurt!",
  titleTurn: "(Aan u!)",
  chooseFirst: (left: ReactNode) => (
    <>Kies uw eerste stoel binnen {left}. Daarna hebt u 15 minuten om verder te kiezen en te bevestigen.</>
  ),
  chooseOn: (left: ReactNode) => <>U hebt nog {left} om verder te kiezen en te bevestigen.</>,
  announcedTurn: "U bent aan de beurt! U hebt 5 minuten om een eerste stoel te kiezen.",
  announcedLastMinute: "Uw beurt eindigt over een minuut.",
  openForAll: "U mag binnen: iedereen kan nu stoelen kiezen.",

  ended: "Uw beurt is voorbij",
  endedText:
    "De tijd om te kiezen is om. Wilt u toch nog stoelen, sluit dan opnieuw aan: u komt achteraan in de rij. Stoelen in uw winkelwagen kunt u nog bevestigen zolang haar tijd loopt.",
  again: "Opnieuw aansluiten",

  moved: (when: string) => `De opening van de verkoop is verplaatst naar ${when}. U houdt uw plaats in de wachtkamer.`,
  networkFull: "Veel mensen wachten al op uw internetverbinding",
  notOpen: "De wachtkamer is nog niet open",
  retry: "Opnieuw proberen",
  cancelled: "Deze voorstelling is afgelast",
  cancelledText: "Ze gaat niet door. U hoeft niet langer te wachten, en u hebt niets betaald.",
  closed: "De verkoop is gesloten",
  closedText: "U hoeft niet langer te wachten: er zijn nu geen tickets meer te koop op de site.",
  offline: "Geen verbinding. U houdt uw plaats; deze pagina verbindt vanzelf opnieuw.",

  soundOn: "Geluid aan",
  soundOff: "Geluid uit",
  soundHint: "Dan hoort u het als u aan de beurt bent.",

  ready: "Leg dit klaar",
  readyTypes: (types: string) => `Welke tickets u wilt: ${types}`,
  readySeats: "Hoeveel plaatsen u wilt, en waar ongeveer",
  readyCode: "Uw kortingscode of cadeaubon, als u er een hebt",
  readyEmail: "Uw e-mailadres en telefoonnummer.",
  signInNow: "Hebt u een account? Log nu al in: u houdt uw plaats.",
  readyAccount: "U bent ingelogd: uw gegevens hebben wij al",
  readyBank: "Uw bankapp of bankkaart",
});

export const drawCheck = messages("drawCheck", {
  title: "Hoe u de loting kunt nakijken",
  before:
    "De loting hangt af van een geheim getal, dat al vastligt. Hieronder staat zijn vingerafdruk (SHA-256). Bij de opening maken wij het getal zelf bekend: dan kan iedereen narekenen dat wij het niet hebben veranderd, en dat de volgorde klopt.",
  how: "Ieders plaats volgt uit HMAC-SHA256 van de naam van die plek, met het geheime getal als sleutel, van klein naar groot.",
  hash: "Vingerafdruk",
  seed: "Geheim getal",
  entry: "Naam van uw plek",
  check: "Kijk de loting na",
  checking: "De loting wordt nagerekend…",
  right: (place: string, of: string) => `Klopt: uw plaats is ${place} van ${of}.`,
  rightLate: (of: string, isOne: boolean) =>
    `De loting van ${isOne ? "de ene die er was" : `de ${of} die er waren`} klopt. U kwam na de opening, en staat daarachter.`,
  notDrawn: "De loting is nog niet gebeurd. Probeer het straks opnieuw.",
  otherSeed: "Klopt niet: het geheime getal past niet bij de vingerafdruk van voor de loting. Meld het ons.",
  otherOrder: "Klopt niet: de volgorde past niet bij het geheime getal. Meld het ons.",
  failed: "De lijst kon niet geladen worden.",
  cannot: "Deze browser kan hier niet rekenen. U kunt de lijst wel openen en elders narekenen.",
  list: "Open de hele lijst",
});
