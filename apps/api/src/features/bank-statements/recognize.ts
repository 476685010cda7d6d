import { createHash } from "node:crypto";
import type { BankStatementLinesTable, BankTransactionRow } from "#database/tables/payments.ts";
import { wordsOf } from "./name-words.ts";
import { joinStructured } from "./structured-message.ts";
import { isReference, type TransferFacts } from "./transfer.ts";

type Line = BankStatementLinesTable;
export type Source = Line["source"];

export interface KnownTransfer extends BankTransactionRow {
  /** How earlier files had it. */
  lines: ReadonlyArray<Omit<Line, "transactionId">>;
}

export interface StatementToRead {
  id: number;
  source: Source;
  transfers: readonly TransferFacts[];
}

const referenceOf = ({ bankRef }: { bankRef: string }): string => (isReference(bankRef) ? bankRef : "");

/** Equal for transfers of which a file says the same, their references left out. */
export function factsOf({ account, bookedOn, amountCents, name, message }: TransferFacts): string {
  const facts = JSON.stringify([account, bookedOn, amountCents, name, message]);
  return createHash("sha256").update(facts).digest("base64url");
}

interface Words {
  account: string;
  bookedOn: string | null;
  amountCents: number;
  name: readonly string[];
  /** CODA has room for so much of a name; its last word may be cut. */
  isNameCut: boolean;
  message: string;
}

const MOST_OF_NAME = 35;

function toWords({ account, bookedOn, amountCents, name, message }: Omit<TransferFacts, "bankRef">): Words {
  const said = wordsOf(joinStructured(message)).join(" ");
  const isNameCut = name.length === MOST_OF_NAME;
  return { account, bookedOn, amountCents, name: wordsOf(name), isNameCut, message: ` ${said} ` };
}

function hasWordsOf(more: Words, fewer: Words): boolean {
  return fewer.name.every((word, index) => {
    const isCut = fewer.isNameCut && index === fewer.name.length - 1;
    return more.name.some((one) => (isCut ? one.startsWith(word) : one === word));
  });
}

/** Files of two formats word one transfer differently: names turn round, messages are cut or lengthened. */
function mayBeSame(one: Words, other: Words): boolean {
  const differ = (a: string | null, b: string | null): boolean => Boolean(a) && Boolean(b) && a !== b;
  if (one.amountCents !== other.amountCents || differ(one.bookedOn, other.bookedOn)) return false;
  if (differ(one.account, other.account)) return false;
  if (!one.message.includes(other.message) && !other.message.includes(one.message)) return false;
  const [fewer, more] = one.name.length < other.name.length ? [one, other] : [other, one];
  return hasWordsOf(more, fewer) || (more.name.length === fewer.name.length && hasWordsOf(fewer, more));
}

interface Period {
  first: string;
  last: string;
}

function periodOf(days: ReadonlyArray<string | null>): Period {
  const dated = days.filter((day) => day !== null).toSorted();
  return { first: dated[0] ?? "", last: dated.at(-1) ?? "" };
}

const isWithin = (day: string | null, { first, last }: Period): boolean => day !== null && first < day && day < last;

/** Whether a file repeats what an earlier one had: it shares another transfer, or one of them has the whole day. */
function createOverlap({ id, transfers }: StatementToRead, known: readonly KnownTransfer[]) {
  const own = new Set(transfers.map(factsOf));
  const ownPeriod = periodOf(transfers.map(({ bookedOn }) => bookedOn));
  const lines = known.flatMap((one) => one.lines.map((line) => ({ ...line, day: one.bookedOn })));
  const earlier = new Map(
    [...Map.groupBy(lines, ({ statementId }) => statementId)].map(([statementId, of]) => {
      const shared = new Set(of.flatMap(({ facts }) => (own.has(facts) ? facts : [])));
      return [statementId, { shared, period: periodOf(of.map(({ day }) => day)) }] as const;
    }),
  );
  return ({ statementId, facts }: { statementId: number; facts: string }, day: string | null): boolean => {
    const statement = earlier.get(statementId);
    if (!statement) return false;
    const sharesAnother = statement.shared.size > (statement.shared.has(facts) ? 1 : 0);
    return statementId === id || sharesAnother || isWithin(day, ownPeriod) || isWithin(day, statement.period);
  };
}

/**
 * Finds each transfer of a file among those that earlier files had (docs/decisions/062).
 *
 * @param known also all others of the files that had one of them
 * @returns for each the known one; null: it is new
 */
export function recognize(file: StatementToRead, known: readonly KnownTransfer[]): Array<KnownTransfer | null> {
  const overlaps = createOverlap(file, known);
  const taken = new Set<number>();
  const bySameSource = Map.groupBy(
    known.flatMap((one) => one.lines.flatMap((line) => (line.source === file.source ? { one, line } : []))),
    ({ line }) => line.facts,
  );
  // Another choice of columns words the lines of one file differently.
  const toCompare = known.filter(({ lines }) =>
    lines.every(({ source, statementId }) => source !== file.source || statementId === file.id),
  );
  const byAmount = Map.groupBy(
    toCompare.map((one) => ({ one, words: toWords(one) })),
    ({ words }) => words.amountCents,
  );

  function findBySameFacts(facts: TransferFacts): KnownTransfer | undefined {
    const alike = (bySameSource.get(factsOf(facts)) ?? []).filter(({ one }) => !taken.has(one.id));
    const reference = referenceOf(facts);
    const sameReference = alike.find(({ line }) => reference !== "" && referenceOf(line) === reference);
    const repeated = alike.find(
      ({ one, line }) => (reference === "" || referenceOf(line) === "") && overlaps(line, one.bookedOn),
    );
    return (sameReference ?? repeated)?.one;
  }

  return file.transfers.map((facts) => {
    let found = findBySameFacts(facts);
    if (!found) {
      const own = toWords(facts);
      found = byAmount
        .get(facts.amountCents)
        ?.find(({ one, words }) => !taken.has(one.id) && mayBeSame(words, own))?.one;
    }
    if (found) taken.add(found.id);
    return found ?? null;
  });
}
