import { specificationHall } from "../src/halls/examples/specification-hall.ts";
import { readHall } from "../src/halls/hall.ts";

/** The ids of the specification's hall, which a show has that names no plan, in numbering order. */
export const ALL_SEATS = readHall(specificationHall()).seats.map(({ id }) => id);
