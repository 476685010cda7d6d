import { messages } from "#messages/messages.ts";

export const hall = messages("hall", {
  view: "Weergave van de zaal",
  plan: "Zaalplan",
  planOfHall: "Plattegrond van de zaal",
  list: "Lijst",
  listOfSeats: "Lijst van de stoelen",
  legend: "Legende",
  seat: (label: string) => `Stoel ${label}`,
  proposed: "voorstel",
  ownWheelchair: ": u brengt uw eigen rolstoel mee",
  free: (count: number) => `nog ${count} vrij`,
  full: "vol",
  chosen: (count: number) => `${count} gekozen`,
  zoomInHere: "kies om in te zoomen",
  andOthers: (group: string, count: number) => `${group} en ${count} andere`,
  tapToZoom: "Tik om in te zoomen.",
  keysOfBlocks:
    "Met de pijltjestoetsen gaat u naar het vak ernaast, met Enter of spatie ziet u de stoelen van een vak.",
  keysToPick:
    "Met de pijltjestoetsen gaat u naar de stoel ernaast, met Enter of spatie kiest u een stoel of geeft u ze terug.",
  keysToRead: "Met de pijltjestoetsen gaat u naar de stoel ernaast.",
  keysOfList:
    "Pijltjes gaan naar een andere stoel, rij of tafel, een letter naar de stoel die zo heet. Met Tab verlaat u de lijst.",
  zoom: "Zoomen",
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  showAll: "Hele zaal tonen",
});

/** Words on and about areas: places without seats, such as standing room. */
export const hallAreas = messages("hallAreas", {
  free: (count: string) => `${count} vrij`,
  full: "vol",
  chosen: (count: string) => `${count} gekozen`,
  own: (count: string) => `${count} van u`,
  freeOf: (free: string, capacity: number, words: string) =>
    capacity === 1 ? `${free} van 1 plaats vrij` : `${free} van ${words} plaatsen vrij`,
  perPlace: (price: string) => `${price} per plaats`,
  loading: "wordt geladen",
});

/** The question how many places of an area. */
export const areaQuestion = messages("areaQuestion", {
  howMany: (area: string) => `${area}: hoeveel plaatsen?`,
  count: "Aantal plaatsen",
  fewer: "Een plaats minder",
  more: "Een plaats meer",
  left: (free: string, capacity: string) => `Nog ${free} van ${capacity} plaatsen vrij.`,
  noneLeft: "Er is geen plaats meer vrij.",
  have: (count: number) => (count === 1 ? "U hebt er 1." : `U hebt er ${count}.`),
  cartHolds: (room: number) =>
    room <= 0
      ? "Uw winkelwagen is vol: er passen 20 plaatsen in."
      : `In uw winkelwagen passen 20 plaatsen: u kunt er nog ${room} nemen.`,
  together: (price: string) => `Samen ${price}`,
  take: (count: number) => (count === 1 ? "Neem 1 plaats" : `Neem ${count} plaatsen`),
  choose: (count: number) =>
    count === 0 ? "Kies geen plaats" : count === 1 ? "Kies 1 plaats" : `Kies ${count} plaatsen`,
  giveBack: (count: number) => (count === 1 ? "Geef uw plaats terug" : `Geef alle ${count} terug`),
  onlyLeft: (left: number) => (left === 1 ? "Neem de laatste plaats" : `Neem de ${left} die er nog zijn`),
  close: "Sluiten",
});

export const hallLegend = messages("hallLegend", {
  available: "Beschikbaar",
  held: "In een andere winkelwagen",
  occupied: "Bezet",
  own: "Uw reservering",
  mine: "Uw stoelen",
  busy: "Even geduld",
  blocked: "Geblokkeerd",
  scanned: "Gescand",
  expected: "Nog niet gescand",
  free: "Niet verkocht",
  unknown: "Wordt geladen",
});

/** Read out after the name of a seat, by its state. */
export const seatStates = messages("seatStates", {
  available: "beschikbaar",
  held: "in een andere winkelwagen",
  occupied: "bezet",
  own: "uw reservering",
  mine: "door u gekozen",
  busy: "even geduld",
  blocked: "geblokkeerd",
  scanned: "gescand",
  expected: "nog niet gescand",
  free: "vrij",
  unknown: "wordt geladen",
});
