import { contractsInEnglish } from "@podium/shared/error-messages/contracts-en";
import type { contracts } from "../nl/contracts.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof contracts> = contractsInEnglish;
