import { countedPlaces } from "@podium/shared/words/counted-places";
import type { LogSentences } from "#modules/records/audit/audit.service.ts";

export type HallsLog = typeof hallsLog;

export const hallsLog = {
  HALL_CREATED: ({ hall, address }: { hall: string; address?: string }) =>
    `Zaal "${hall}" gemaakt${address === undefined ? "" : `, op het adres ${address}`}`,
  HALL_PUBLISHED: ({ hall, hallPlanId, seats }: { hall: string; hallPlanId: number; seats: number }) =>
    `Zaal "${hall}" gepubliceerd als plan #${hallPlanId}, met ${countedPlaces(seats)}`,
  HALL_ADDRESS_CHANGED: ({ hall, was, is }: { hall: string; was: string | null; is: string | null }) =>
    `Adres van zaal "${hall}" gewijzigd: ${was ?? "geen eigen adres"} → ${is ?? "geen eigen adres"}`,
  HALL_DELETED: ({ hall }: { hall: string }) => `Zaal "${hall}" verwijderd`,
} satisfies LogSentences;
