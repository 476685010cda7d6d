import { specificationHall } from "../src/halls/examples/specification-hall.ts";
import { readHall } from "../src/halls/hall.ts";

/** The seat ids of the specification's hall, the plan of shows that choose none, in numbering order. */
export const ALL_SEATS = readHall(specificationHall()).seats.map(({ id }) => id);
