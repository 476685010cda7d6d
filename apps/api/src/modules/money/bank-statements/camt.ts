import { DomainError } from "#platform/process/domain-error.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";
import { ibanIn, joinPieces, MOST_CENTS, type ReadTransfers, type TransferFacts, type UnreadLine } from "./transfer.ts";

/** A parsed element: its children by name, and its text as '#text'. */
type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function at(from: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), from);
}

function nodes(from: unknown, name: string): Node[] {
  const value = at(from, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function rawText(value: unknown): string {
  const raw = isNode(value) ? value["#text"] : value;
  return typeof raw === "string" ? raw : "";
}

const text = (from: unknown, ...path: string[]): string => rawText(at(from, ...path)).trim();

function texts(from: unknown, name: string): string[] {
  const value = at(from, name);
  return Array.isArray(value) ? value.map(rawText) : [];
}

/** An amount; `cents` is null if it cannot be read. */
interface Amount {
  cents: number | null;
  currency: string;
}

/** Cents of an xs:decimal. @returns null for anything else, and for a part of a cent */
export function readDecimal(written: string): number | null {
  const [, whole = "", fraction = ""] = /^\+?(\d*)(?:\.(\d*))?$/.exec(written.trim()) ?? [];
  if (whole + fraction === "" || /[1-9]/.test(fraction.slice(2))) return null;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  return cents <= MOST_CENTS ? cents : null;
}

/** Elements with the amount of a part of a batch, the most reliable first. */
const AMOUNTS = [
  ["Amt"],
  ["AmtDtls", "TxAmt", "Amt"],
  ["AmtDtls", "InstdAmt", "Amt"],
  ["AmtDtls", "CntrValAmt", "Amt"],
];

function amountOf(node: Node): Amount | null {
  const found = AMOUNTS.flatMap((path) => {
    const element = at(node, ...path);
    return element === undefined ? [] : { cents: readDecimal(rawText(element)), currency: text(element, "@Ccy") };
  });
  return found.find(({ currency }) => currency === "EUR") ?? found[0] ?? null;
}

function messageOf(details: Node | undefined): Pick<TransferFacts, "message" | "otherMessage"> {
  const remittance = at(details, "RmtInf");
  const structured = nodes(remittance, "Strd").map((entry) => text(entry, "CdtrRefInf", "Ref"));
  const { message, otherMessage } = joinPieces(texts(remittance, "Ustrd"));
  const whole = (free: string): string => [free, ...structured].filter((part) => part !== "").join(" ");
  return { message: whole(message), otherMessage: otherMessage && whole(otherMessage) };
}

const isReversal = (entry: Node): boolean => /^(true|1)$/.test(text(entry, "RvslInd"));

/** Whether it is the society's own order that came back: returned (RRTN), or a credit of an issued order (ICDT). */
function cameBack(node: Node | undefined): boolean {
  if (at(node, "RtrInf") !== undefined) return true;
  const family = at(node, "BkTxCd", "Domn", "Fmly");
  return text(family, "SubFmlyCd") === "RRTN" || text(family, "Cd") === "ICDT";
}

/** Returns the payer; for an order that came back, its beneficiary. */
function partyOf(details: Node | undefined, kind: TransferFacts["kind"]): Pick<TransferFacts, "name" | "payerIban"> {
  const parties = at(details, "RltdPties");
  const [party, account] = kind === "RETURNED" ? ["Cdtr", "CdtrAcct"] : ["Dbtr", "DbtrAcct"];
  const name = text(parties, party, "Nm") || text(parties, party, "Pty", "Nm");
  return { name, payerIban: ibanIn(text(parties, account, "Id", "IBAN")) };
}

function transferOf(
  entry: Node,
  details: Node | undefined,
  fixed: Pick<TransferFacts, "account" | "kind" | "amountCents">,
) {
  const said = messageOf(details);
  return {
    ...fixed,
    ...said,
    message: said.message || text(entry, "AddtlNtryInf"),
    ...partyOf(details, fixed.kind),
    bookedOn: (text(entry, "BookgDt", "Dt") || text(entry, "BookgDt", "DtTm")).slice(0, 10) || null,
    bankRef: text(details, "Refs", "AcctSvcrRef") || text(entry, "AcctSvcrRef"),
    ownRef: text(details, "Refs", "EndToEndId"),
  };
}

interface Part {
  details: Node;
  cents: number;
  isIncoming: boolean;
}

const isIncomingPart = (entry: Node, details: Node): boolean =>
  (text(details, "CdtDbtInd") || text(entry, "CdtDbtInd")) === "CRDT";

function asUnread(entry: Node, details: Node | undefined, written: string): UnreadLine {
  const message = messageOf(details).message || text(entry, "AddtlNtryInf");
  return { text: [written, partyOf(details, "PAYMENT").name, message].filter(Boolean).join(" · "), reason: "AMOUNT" };
}

const writtenOf = (details: Node): string =>
  AMOUNTS.map((path) => text(details, ...path)).find((written) => written !== "") ?? "";

/** Returns the parts of a batch; null when one cannot be read, or they do not add up to the batch's total. */
function partsOf(entry: Node, all: readonly Node[], totalCents: number): Part[] | null {
  const parts = all.flatMap((details): Part[] => {
    const amount = amountOf(details);
    if (amount === null || amount.cents === null || amount.currency !== "EUR") return [];
    return [{ details, cents: amount.cents, isIncoming: isIncomingPart(entry, details) }];
  });
  const sum = parts.reduce((cents, part) => cents + (part.isIncoming ? part.cents : -part.cents), 0);
  return parts.length === all.length && sum === totalCents ? parts : null;
}

/** Returns the number of parts that a batch states, also if it does not list them. */
const numberOfParts = (entry: Node): number =>
  nodes(entry, "NtryDtls").reduce((sum, batch) => sum + (Number(text(batch, "Btch", "NbOfTxs")) || 0), 0);

/** Reads the incoming euros of a booked entry; counts other money as skipped, and reports what cannot be read. */
function readEntry(entry: Node, account: string): ReadTransfers {
  const nothing = { transfers: [], unread: [], skipped: 0 };
  const status = text(entry, "Sts", "Cd") || text(entry, "Sts");
  if (status !== "" && status !== "BOOK") return nothing;
  const { cents, currency } = amountOf(entry) ?? { cents: null, currency: "EUR" };
  const isIncoming = text(entry, "CdtDbtInd") === "CRDT";
  const all = nodes(entry, "NtryDtls").flatMap((batch) => nodes(batch, "TxDtls"));
  // A batch may contain outgoing parts, even more than incoming ones: its incoming parts are still payments.
  const credited = all.filter((details) => isIncomingPart(entry, details));
  const isMixed = credited.length > 0 && !(isIncoming && credited.length === all.length);
  if (currency !== "EUR" || !(isIncoming || isMixed)) return { ...nothing, skipped: 1 };
  const [first] = all;
  if (cents === null && isIncoming) return { ...nothing, unread: [asUnread(entry, first, text(entry, "Amt"))] };
  if (cents === 0 && !isMixed) return nothing;
  const isReturn = isReversal(entry) || cameBack(entry);
  const kindOf = (details: Node | undefined) => (isReturn || cameBack(details) ? "RETURNED" : "PAYMENT");
  if (isIncoming && cents !== null && Math.max(all.length, numberOfParts(entry)) <= 1)
    return { ...nothing, transfers: [transferOf(entry, first, { account, kind: kindOf(first), amountCents: cents })] };
  const parts = cents === null ? null : partsOf(entry, all, isIncoming ? cents : -cents);
  if (parts === null && isIncoming && cents) {
    const whole = transferOf(entry, undefined, { account, kind: isReturn ? "RETURNED" : "BATCH", amountCents: cents });
    const said = all.map((details) => messageOf(details).message).filter(Boolean);
    return { ...nothing, transfers: [{ ...whole, message: whole.message || said.join(" / ").slice(0, 500) }] };
  }
  // Without an incoming total, only the parts say that money came in.
  if (parts === null) {
    const unread = credited.map((details) => asUnread(entry, details, writtenOf(details)));
    return { ...nothing, unread, skipped: all.length - credited.length };
  }
  const incoming = parts.filter((part) => part.isIncoming && part.cents > 0);
  return {
    ...nothing,
    transfers: incoming.map(({ details, cents: amountCents }) =>
      transferOf(entry, details, { account, kind: kindOf(details), amountCents }),
    ),
    skipped: parts.length - incoming.length,
  };
}

const loadXml = onFirstUse(() => import("fast-xml-parser"));

const LISTS = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Ustrd", "Strd"]);

const settings = {
  // Decodes character references ('&#233;'). A file that declares its own entities is refused before.
  processEntities: true,
  htmlEntities: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  // A piece of a message may begin or end with a space.
  trimValues: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  isArray: (name: string): boolean => LISTS.has(name),
};

/** @throws DomainError STATEMENT_UNSAFE for a file that declares entities, STATEMENT_UNREADABLE */
export async function readCamt(content: string): Promise<ReadTransfers> {
  // Bank statements have no document type; a file that has one may attack the parser.
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(content)) throw new DomainError("STATEMENT_UNSAFE");
  const { XMLParser } = await loadXml();
  let document: unknown;
  try {
    document = new XMLParser(settings).parse(content, true);
  } catch {
    throw new DomainError("STATEMENT_UNREADABLE");
  }
  const statements = nodes(at(document, "Document", "BkToCstmrStmt"), "Stmt");
  if (statements.length === 0) throw new DomainError("STATEMENT_UNREADABLE");
  const read = statements.flatMap((statement) => {
    const account = text(statement, "Acct", "Id", "IBAN") || text(statement, "Acct", "Id", "Othr", "Id");
    return nodes(statement, "Ntry").map((entry) => readEntry(entry, account));
  });
  return {
    transfers: read.flatMap(({ transfers }) => transfers),
    unread: read.flatMap(({ unread }) => unread),
    skipped: read.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}
