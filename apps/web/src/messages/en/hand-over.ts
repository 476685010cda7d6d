import type { Translation } from "../messages.ts";
import type { handOver } from "../nl/hand-over.ts";

export const translation: Translation<typeof handOver> = {
  cannotCome: "Can't come?",
  passOn: (count) => (count === 1 ? "Pass your ticket on" : "Pass tickets on"),
  giveBack: (count) => (count === 1 ? "Give your ticket back" : "Give tickets back"),
  notLoaded: "The tickets that were passed on and given back could not be loaded.",
};
