import type { HallPlan, PlanDecor, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { type Drawing, type Element, elementOf } from "./drawing.ts";

export const GROUP_WORDS: Record<PlanGroup["kind"], Words> = {
  row: { one: "Rij", many: "rijen" },
  table: { one: "Tafel", many: "tafels" },
  spot: { one: "Losse plaats", many: "losse plaatsen" },
};

export const DECOR_WORDS: Record<PlanDecor["kind"], Words> = {
  aisle: { one: "Gangpad", many: "gangpaden" },
  rail: { one: "Balustrade", many: "balustrades" },
  desk: { one: "Regietafel", many: "regietafels" },
  bar: { one: "Toog", many: "togen" },
  door: { one: "Deur", many: "deuren" },
  text: { one: "Tekst", many: "teksten" },
};

interface Words {
  readonly one: string;
  readonly many: string;
}

/** Names the selection: 'Rij', '3 tafels', '7 onderdelen'. */
export function subject({ plan, selection }: Drawing): string {
  const words = [...selection].flatMap((key) => {
    const element = elementOf(plan, key);
    return element ? [wordsOf(element)] : [];
  });
  return counted(words);
}

/** Names groups, selected or not: 'Rij', '3 tafels', '7 onderdelen'. */
export function subjectOfGroups(groups: HallPlan["groups"]): string {
  return counted(groups.map(({ kind }) => GROUP_WORDS[kind]));
}

function counted(words: readonly Words[]): string {
  const [first] = words;
  if (!first) return "Niets";
  if (words.length === 1) return first.one;
  const isOneKind = words.every((each) => each === first);
  return `${words.length} ${isOneKind ? first.many : "onderdelen"}`;
}

const SEAT: Words = { one: "Stoel", many: "stoelen" };
const STAGE: Words = { one: "Podium", many: "podia" };

function wordsOf(element: Element): Words {
  switch (element.type) {
    case "group":
      return GROUP_WORDS[element.group.kind];
    case "seat":
      return SEAT;
    case "decor":
      return DECOR_WORDS[element.decor.kind];
    case "stage":
      return STAGE;
  }
}
