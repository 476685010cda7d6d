import { createHash } from "node:crypto";
import type { BankStatementLinesTable, BankTransactionRow } from "#database/tables/payments.ts";
import { wordsOf } from "./transfer-reference.ts";
import { isReference, joinStructured, type TransferFacts } from "./transfer.ts";

type Line = BankStatementLinesTable;
export type Source = Line["source"];

export interface KnownTransfer extends BankTransactionRow {
  lines: ReadonlyArray<Omit<Line, "transactionId">>;
}

export interface StatementToRead {
  id: number;
  source: Source;
  transfers: readonly TransferFacts[];
}

/** Equal for transfers with the same facts, whatever their references. */
export function factsOf({ account, bookedOn, amountCents, name, payerIban, message }: TransferFacts): string {
  const facts = JSON.stringify([account, bookedOn, amountCents, name, payerIban, message]);
  return createHash("sha256").update(facts).digest("base64url");
}

interface Words {
  account: string;
  payerIban: string;
  bookedOn: string | null;
  amountCents: number;
  name: readonly string[];
  /** Whether the name has the maximum length in CODA, so that its last word may be cut. */
  isNameCut: boolean;
  message: string;
}

const MOST_OF_NAME = 35;

function toWords(said: Pick<TransferFacts, Exclude<keyof Words, "isNameCut">>): Words {
  const { account, payerIban, bookedOn, amountCents, name } = said;
  const words = wordsOf(joinStructured(said.message));
  const message = words.length > 0 ? ` ${words.join(" ")} ` : "";
  const isNameCut = name.length === MOST_OF_NAME;
  return { account, payerIban, bookedOn, amountCents, name: wordsOf(name), isNameCut, message };
}

function hasWordsOf(more: Words, fewer: Words): boolean {
  return fewer.name.every((word, index) => {
    const isCut = fewer.isNameCut && index === fewer.name.length - 1;
    return more.name.some((one) => (isCut ? one.startsWith(word) : one === word));
  });
}

const differ = (a: string | null, b: string | null): boolean => Boolean(a) && Boolean(b) && a !== b;

/** Ignores the day. The words of a name may be reordered, and a message may be cut, longer, or added later. */
function mayBeSame(one: Words, other: Words): boolean {
  if (one.amountCents !== other.amountCents) return false;
  if (differ(one.account, other.account) || differ(one.payerIban, other.payerIban)) return false;
  if (!one.message.includes(other.message) && !other.message.includes(one.message)) return false;
  const [fewer, more] = one.name.length < other.name.length ? [one, other] : [other, one];
  return hasWordsOf(more, fewer) || (more.name.length === fewer.name.length && hasWordsOf(fewer, more));
}

/** Whether a download may have stopped within this message. Numbers of different lengths count as different. */
const breaksOff = (cut: string, whole: string): boolean =>
  whole.length > cut.length && whole.startsWith(cut) && !/^\d\d/.test(cut.slice(-1) + whole.charAt(cut.length));

function ownReferences(refs: readonly string[]): ReadonlySet<string> {
  const times = Map.groupBy(refs, (ref) => ref);
  return new Set([...times].flatMap(([ref, all]) => (all.length === 1 && isReference(ref) ? ref : [])));
}

const DAY_MS = 24 * 3600 * 1000;
/** The first day that a bank shows and the booking day may differ this much. */
const MOST_DAYS_APART = 7;

function isNear(one: string | null, other: string | null): boolean {
  const apart = Math.abs(Date.parse(one ?? "") - Date.parse(other ?? ""));
  return Number.isNaN(apart) || apart <= MOST_DAYS_APART * DAY_MS;
}

/** Tells whether an earlier file shares another transfer with this file, which identifies transfers without a day. */
function createShared({ id, transfers }: StatementToRead, known: readonly KnownTransfer[]) {
  const own = new Set(transfers.map(factsOf));
  const byStatement = Map.groupBy(
    known.flatMap(({ lines }) => lines),
    ({ statementId }) => statementId,
  );
  const shared = new Map(
    [...byStatement].map(([statementId, lines]) => [
      statementId,
      new Set(lines.flatMap(({ facts }) => (own.has(facts) ? facts : []))),
    ]),
  );
  return (facts: string, { lines }: KnownTransfer): boolean =>
    lines.some(({ statementId }) => {
      const of = shared.get(statementId);
      return statementId === id || (of !== undefined && of.size > (of.has(facts) ? 1 : 0));
    });
}

/**
 * As a multiset (docs/decisions/062): by complete references that are unique in the file, else by all common facts.
 * @param known also has all other transfers of the files that contain one of them @returns null for a new transfer
 */
export function recognize(file: StatementToRead, known: readonly KnownTransfer[]): Array<KnownTransfer | null> {
  const found: Array<KnownTransfer | null> = file.transfers.map(() => null);
  const assigned = new Set<number>();
  const references = ownReferences(file.transfers.map(({ bankRef }) => bankRef));
  const ofStatement = Map.groupBy(
    known.flatMap(({ lines }) => lines),
    ({ statementId }) => statementId,
  );
  const theirs = new Map([...ofStatement].map(([id, lines]) => [id, ownReferences(lines.map((line) => line.bankRef))]));
  const linesAlike = ({ lines }: KnownTransfer) => lines.filter(({ source }) => source === file.source);
  const referencesOf = (one: KnownTransfer): string[] =>
    linesAlike(one).flatMap(({ statementId, bankRef }) => (theirs.get(statementId)?.has(bankRef) ? bankRef : []));
  const sharesAnother = createShared(file, known);

  /** Whether the bank's references differ; an incomplete reference is the beginning of the complete one. */
  function isOther({ bankRef }: TransferFacts, one: KnownTransfer): boolean {
    if (!references.has(bankRef)) return false;
    return referencesOf(one).some((ref) => !ref.startsWith(bankRef) && !bankRef.startsWith(ref));
  }

  function pass(
    candidatesOf: (facts: TransferFacts) => readonly KnownTransfer[] | undefined,
    isSame: (facts: TransferFacts, one: KnownTransfer) => boolean,
  ): void {
    for (const [index, facts] of file.transfers.entries()) {
      if (found[index]) continue;
      const one = candidatesOf(facts)?.find((each) => !assigned.has(each.id) && isSame(facts, each));
      if (!one) continue;
      found[index] = one;
      assigned.add(one.id);
    }
  }

  const words = new Map(known.map((one) => [one.id, toWords(one)]));
  const ownWords = new Map(file.transfers.map((facts) => [facts, toWords(facts)]));
  function isWordedAlike(facts: TransferFacts, one: KnownTransfer): boolean {
    const [own, its] = [ownWords.get(facts), words.get(one.id)];
    return own !== undefined && its !== undefined && mayBeSame(own, its);
  }

  // A bank may restart its references each year, so the other facts must match too.
  const byReference = Map.groupBy(
    known.flatMap((one) => referencesOf(one).map((ref) => ({ ref, one }))),
    ({ ref }) => ref,
  );
  pass(
    ({ bankRef }) => (references.has(bankRef) ? byReference.get(bankRef)?.map(({ one }) => one) : undefined),
    (facts, one) => isNear(facts.bookedOn, one.bookedOn) && isWordedAlike(facts, one),
  );

  const byFacts = Map.groupBy(
    known.flatMap((one) => [...new Set(linesAlike(one).map(({ facts }) => facts))].map((facts) => ({ facts, one }))),
    ({ facts }) => facts,
  );
  pass(
    (facts) => byFacts.get(factsOf(facts))?.map(({ one }) => one),
    (facts, one) => !isOther(facts, one) && (facts.bookedOn !== null || sharesAnother(factsOf(facts), one)),
  );

  const byAmount = Map.groupBy(known, ({ amountCents }) => amountCents);
  pass(
    ({ amountCents }) => byAmount.get(amountCents),
    (facts, one) => {
      if (differ(facts.bookedOn, one.bookedOn) || !isWordedAlike(facts, one) || isOther(facts, one)) return false;
      const isAlike = linesAlike(one).length > 0;
      return !isAlike || (facts.bookedOn !== null && one.bookedOn !== null) || sharesAnother(factsOf(facts), one);
    },
  );

  const isCutCsv = ({ lines }: KnownTransfer): boolean => lines.every(({ source }) => source === "CSV");
  function isCut(facts: TransferFacts, one: KnownTransfer): boolean {
    const [own, its] = [ownWords.get(facts), words.get(one.id)];
    if (!own || !its || !mayBeSame({ ...own, message: "" }, { ...its, message: "" })) return false;
    const isOwnCut = file.source === "CSV" && breaksOff(facts.message, one.message);
    return isOwnCut || (isCutCsv(one) && breaksOff(one.message, facts.message));
  }
  // The last pass matches what remains: the cut last row of a partial CSV file.
  pass(
    ({ amountCents }) => byAmount.get(amountCents),
    (facts, one) =>
      facts.bookedOn !== null && facts.bookedOn === one.bookedOn && !isOther(facts, one) && isCut(facts, one),
  );
  return found;
}
