import { contractsInFrench } from "@podium/shared/error-messages/contracts-fr";
import type { contracts } from "../nl/contracts.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof contracts> = contractsInFrench;
