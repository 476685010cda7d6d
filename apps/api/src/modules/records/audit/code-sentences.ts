/** Facts of each action on a ticket code, besides its actor. */
export type CodeFacts = {
  CODE_CREATED: { type: string; code: string; maxTickets: number; name?: string; terms?: string[] };
  CODE_CHANGED: { type: string; code: string; changes: string[] };
  CODE_DELETED: { type: string; code: string; maxTickets: number; usedCount: number; name?: string };
};

const named = (type: string, code: string, name = ""): string => `${type} ${code}${name === "" ? "" : ` ("${name}")`}`;

export const codeSentences: { [Action in keyof CodeFacts]: (facts: CodeFacts[Action]) => string } = {
  CODE_CREATED: ({ type, code, maxTickets, name, terms = [] }) =>
    [`${named(type, code, name)} aangemaakt voor ${maxTickets} tickets`, ...terms].join(", "),
  CODE_CHANGED: ({ type, code, changes }) => `${type} ${code} gewijzigd: ${changes.join(", ")}`,
  CODE_DELETED: ({ type, code, name, usedCount, maxTickets }) =>
    `${named(type, code, name)} verwijderd (${usedCount} van ${maxTickets} tickets gebruikt)`,
};
