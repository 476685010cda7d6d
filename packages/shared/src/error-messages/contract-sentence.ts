import type { contractsInFrench } from "./contracts-fr.ts";

/** A Dutch sentence of a contract about a field. The translations are beside this file, by the sentence itself. */
export type ContractSentence = keyof typeof contractsInFrench;
