import { messages } from "../messages.ts";

/** The plan of a hall and the list of its seats. */
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
