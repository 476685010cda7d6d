import type { contractsInFrench } from "./contracts-fr.ts";

/** What a contract says of a field in Dutch. The translations are beside this file, by the sentence itself. */
export type ContractSentence = keyof typeof contractsInFrench;
