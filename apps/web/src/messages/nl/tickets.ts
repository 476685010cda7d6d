import { messages } from "#messages/messages.ts";

export const tickets = messages("tickets", {
  title: "Tickets",
  description: "Kies uw stoelen op het zaalplan en reserveer uw tickets voor de volgende voorstelling.",
  weHoldSeats: (minutes: string) =>
    `Wij houden uw stoelen ${minutes} minuten voor u vast, zodat u rustig kunt kiezen en bevestigen.`,
  loading: "Tickets laden…",
  hallLoading: "Zaal laden…",
  loadFailed: "Kon data niet laden",
});

export const showNavigator = messages("showNavigator", {
  chooseShow: "Voorstelling kiezen",
  previous: "Vorige voorstelling",
  next: "Volgende voorstelling",
});

export const ticketsNoShows = messages("ticketsNoShows", {
  title: "Er staat nu geen voorstelling gepland",
  later: "Zodra de volgende voorstelling in verkoop gaat, kiest u hier uw stoelen.",
  ask: "Stel ons een vraag",
});

export const ticketsHall = messages("ticketsHall", {
  emptyFailed: "De winkelwagen kon niet leeggemaakt worden. Probeer het opnieuw.",
  anotherShow: "een andere voorstelling",
  otherShow: "In een ander venster koos u een andere voorstelling",
  seatsFree: "Uw stoelen voor deze voorstelling zijn weer vrij.",
});

export const notYetWords = messages("notYetWords", {
  before: "De verkoop is nog niet open. U kunt de zaal en de prijzen al bekijken; stoelen kiezen kan als u binnen mag.",
  waiting: "U bent nog niet aan de beurt. U kunt de zaal en de prijzen intussen bekijken.",
});

export const ticketsClearCart = messages("ticketsClearCart", {
  title: "Winkelwagen leegmaken?",
  description: (seats: string, show: string) =>
    `Uw winkelwagen heeft ${seats} voor ${show}. Kiest u een andere voorstelling, dan komen die weer vrij.`,
  keep: "Stoelen houden",
  empty: "Winkelwagen leegmaken",
});

export const ticketsSoldOut = messages("ticketsSoldOut", {
  announced: "Uitverkocht. Er is geen stoel meer vrij.",
  title: "Uitverkocht",
  noSeatButList:
    "Er is geen stoel meer vrij. Komt er een stoel vrij, dan krijgt wie het langst op de wachtlijst staat een mail.",
  noSeat: "Er is geen stoel meer vrij.",
  anotherShow: "Op een andere avond is er nog plaats:",
  question: "Hebt u een vraag?",
  contact: "Contact",
});

export const seatPicker = messages("seatPicker", {
  planOf: (show: string) => `Zaalplan van ${show}`,
  planLoading: "Zaalplan laden…",
  listLoading: "Lijst laden…",
  seatsFailed: "Kon beschikbare stoelen niet laden",
  planFailed: "Kon het zaalplan niet laden",
  legend: "Uitleg",
  seatsLoading: "Stoelen laden…",
  noneFree: "Geen stoel meer vrij",
  free: (seats: string) => `${seats} vrij`,
  view: "Weergave",
  plan: "Plattegrond",
  list: "Lijst",
  connectionLost: "Verbinding verbroken, opnieuw verbinden…",
  noProposer: "Wij konden geen stoelen zoeken. Kijk uw internetverbinding na en probeer opnieuw.",
  signInNeeded: "Inloggen vereist",
  whySignIn: "U moet ingelogd zijn om stoelen te kunnen reserveren.",
  orWithout: "Hebt u geen wachtwoord? U kunt ook zonder verder.",
  signIn: "Inloggen",
  noAccount: "Nog geen account?",
  register: "Registreer u hier",
  preselected: (seats: string) => `Gekozen: ${seats}.`,
  heldOnceIn: "Wij houden dit voor u vast zodra u inlogt of verdergaat.",
  heldForCast: "vastgehouden voor de spelers",
});

export const castSeats = messages("castSeats", {
  loading: "Uw link openen…",
  title: "Plaatsen voor familie van de spelers",
  titleOf: (name: string) => `Plaatsen voor familie van ${name}`,
  left: (left: number, taken: number, until: string) =>
    `U kunt met deze link ${taken > 0 ? "nog " : ""}${left} ${left === 1 ? "plaats" : "plaatsen"} kiezen van wat we voor de spelers vasthouden, tot ${until}. Ze zijn omcirkeld op het plan.`,
  allTaken: (seats: number) =>
    seats === 1 ? "De plaats van deze link is gekozen." : `De ${seats} plaatsen van deze link zijn gekozen.`,
  noneHeld:
    "Er is nu geen plaats over van wat we voor de spelers vasthouden. Zit er nog een in iemands winkelwagen, dan kan ze hier terugkomen.",
  othersFree: "De andere vrije stoelen kunt u ook kiezen.",
  chooseFree: "Kies gewoon uit de vrije stoelen.",
  notOpened: "Deze link opent geen plaatsen",
  failed: "De plaatsen van uw link konden niet geladen worden.",
  again: "Probeer opnieuw",
});

export const chooseForMe = messages("chooseForMe", {
  title: "Kies voor mij",
  count: "Aantal stoelen",
  fewer: "Een stoel minder",
  more: "Een stoel meer",
  withWheelchair: "Met een rolstoel",
  hint: "Wij zoeken de beste vrije stoelen naast elkaar.",
  proposal: "Voorstel",
  proposed: "Voorstel: ",
  choose: (count: number): string => (count === 1 ? "Deze stoel nemen" : "Deze stoelen nemen"),
  chooseMyself: "Zelf kiezen",
  isSplit: (count: number) =>
    `Nergens zijn nog ${count} stoelen naast elkaar vrij. Wacht u liever tot ze er zijn? Zet u dan op de wachtlijst. Deze stoelen houden wij intussen niet vrij.`,
  tooFewSeats: (count: number): string =>
    count === 1
      ? "Er is geen stoel meer vrij. Zet u op de wachtlijst."
      : `Er zijn geen ${count} stoelen meer vrij. Kies er minder, of zet u op de wachtlijst.`,
  tooFewPlaces: (count: number): string =>
    count === 1 ? "Er is geen plaats meer vrij." : `Er zijn geen ${count} plaatsen meer vrij. Kies er minder.`,
  noWheelchairPlace: "Er is geen rolstoelplaats meer vrij. Neem contact met ons op, dan zoeken wij samen een plaats.",
  wheelchairPlaces: (seats: string) => `Rolstoelplaats: ${seats}. U brengt uw eigen rolstoel mee.`,
  companionPlaces: (seats: string) => `Begeleidersplaats: ${seats}.`,
  restrictedPlaces: (seats: string) => `Beperkt zicht: ${seats}.`,
});

export const placeQuestion = messages("placeQuestion", {
  otherPlace: "Andere plaats kiezen",
  choose: "Plaats nemen",
  restrictedTitle: (seat: string) => `${seat}: beperkt zicht`,
  restricted: "Deze plaats heeft beperkt zicht op het podium. Toch nemen?",
  wheelchairTitle: (seat: string) => `${seat}: rolstoelplaats`,
  wheelchair: "Op deze plaats staat geen stoel: u brengt uw eigen rolstoel mee.",
  companionTitle: (seat: string) => `${seat}: begeleidersplaats`,
  chooseTogether: (wheelchairPlace: string) =>
    `Deze plaats is voor wie met een rolstoelgebruiker meekomt. Neem ze samen met de rolstoelplaats (${wheelchairPlace}). Daar staat geen stoel.`,
  chooseBoth: "Beide plaatsen nemen",
  wheelchairPlaceNotFree:
    "Deze plaats is voor wie met een rolstoelgebruiker meekomt. De rolstoelplaats ernaast is niet meer vrij: kies een andere plaats. Op de dag van de voorstelling kan iedereen deze plaats nemen.",
});

export const seatType = messages("seatType", {
  typeOf: (seat: string) => `Tickettype van ${seat}`,
  offSale: "Niet meer te koop: u houdt het",
  changed: (seat: string, total: string) => `Tickettype van ${seat} gewijzigd. Totaal ${total}.`,
  failed: "Er ging iets fout bij het wijzigen van het tickettype. Probeer het later opnieuw.",
  notYetChanged: "Er is even geen verbinding. Dit tickettype is nog niet gewijzigd.",
});

export const priceList = messages("priceList", {
  title: "Prijzen",
  perSeat: "Per stoel",
  typeLater: "U kiest het tickettype in uw winkelwagen of voor u bevestigt.",
});
