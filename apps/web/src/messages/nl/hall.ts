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
