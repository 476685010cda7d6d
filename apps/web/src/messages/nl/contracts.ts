import { messages } from "../messages.ts";

const none: Readonly<Record<string, string>> = {};

/** What the contracts say themselves of a field, by the Dutch sentence: that one comes with the contract. */
export const contracts = messages("contracts", none);
