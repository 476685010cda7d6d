import type { contractsInFrench } from "./contracts-fr.ts";

/** A Dutch sentence of a contract about a field; the files beside this one translate each sentence. */
export type ContractSentence = keyof typeof contractsInFrench;
