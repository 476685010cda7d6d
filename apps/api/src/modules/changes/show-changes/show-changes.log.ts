import type { Choice } from "@podium/shared/contracts/show-changes";
import { countPeople, type LogSentences } from "#modules/records/audit/audit.service.ts";

const CHOICES: Record<Choice, string> = {
  KEEP: "plaatsen behouden",
  VOUCHER: "cadeaubon",
  MONEY: "geld terug",
  GIFT: "geschonken aan de vereniging",
};

export type ShowChangesLog = typeof showChangesLog;

export const showChangesLog = {
  SHOW_CANCELLED: ({ show, on, people, unpaid }: { show: string; on: string; people: number; unpaid: number }) =>
    `Voorstelling "${show}" van ${on} afgelast: mail aan ${countPeople(people)}, ${unpaid} onbetaalde ${unpaid === 1 ? "reservering" : "reserveringen"} beëindigd`,
  /** `people`: number of people who were written to; null: none. */
  SHOW_CHANGE_TOLD: ({ show, people, asks }: { show: string; people: number | null; asks: boolean }) =>
    people === null
      ? `Verandering van "${show}" zonder mail afgehandeld: wie plaatsen heeft, weet het al`
      : `Verandering van "${show}" gemeld aan ${countPeople(people)}${asks ? ", met de vraag om te kiezen" : ""}`,
  CHOICE_MADE: ({ choice }: { choice: Choice }, { subjectId }) =>
    `Reservering #${subjectId}: ${CHOICES[choice]}, gekozen door een vrijwilliger`,
} satisfies LogSentences;
