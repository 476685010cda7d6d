import { DomainError } from "#platform/http-errors.ts";
import { onFirstUse } from "#platform/on-first-use.ts";
import { type TransferFacts, parseAmount } from "./transfer.ts";

const loadXml = onFirstUse(() => import("fast-xml-parser"));

type Node = Readonly<Record<string, unknown>>;

const LISTS = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Ustrd", "Strd"]);
const PREDEFINED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const settings = {
  // Entities are never expanded; the five of XML itself are decoded below.
  processEntities: false,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  isArray: (name: string): boolean => LISTS.has(name),
};

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

function textOf(value: unknown): string {
  const raw = isNode(value) ? value["#text"] : value;
  if (typeof raw !== "string") return "";
  return raw.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => PREDEFINED[name] ?? "").trim();
}

const text = (from: unknown, ...path: string[]): string => textOf(at(from, ...path));

/** The free and the structured message. */
function messageOf(details: Node | undefined): string {
  const remittance = at(details, "RmtInf");
  const free = at(remittance, "Ustrd");
  const structured = nodes(remittance, "Strd").map((entry) => text(entry, "CdtrRefInf", "Ref"));
  return [...(Array.isArray(free) ? free.map(textOf) : []), ...structured].filter((part) => part !== "").join(" ");
}

function amountOf(details: Node): { cents: number | null; currency: string } {
  const element = at(details, "Amt") ?? at(details, "AmtDtls", "TxAmt", "Amt");
  return { cents: parseAmount(textOf(element)), currency: text(element, "@Ccy") };
}

function isIncoming(entry: Node): boolean {
  const status = text(entry, "Sts", "Cd") || text(entry, "Sts");
  const booked = status === "" || status === "BOOK";
  return booked && text(entry, "CdtDbtInd") === "CRDT" && text(entry, "RvslInd") !== "true";
}

function transfersOf(entry: Node, account: string): TransferFacts[] {
  if (!isIncoming(entry)) return [];
  const details = nodes(entry, "NtryDtls").flatMap((batch) => nodes(batch, "TxDtls"));
  const split = details.length > 1 && details.every((one) => (amountOf(one).cents ?? 0) > 0);
  const parts: Array<Node | undefined> = split ? details : [details[0]];
  const bookedOn = (text(entry, "BookgDt", "Dt") || text(entry, "BookgDt", "DtTm")).slice(0, 10) || null;
  return parts.flatMap((part) => {
    const { cents, currency } = amountOf(split && part ? part : entry);
    if (cents === null || cents <= 0 || currency !== "EUR") return [];
    const name = text(part, "RltdPties", "Dbtr", "Nm") || text(part, "RltdPties", "Dbtr", "Pty", "Nm");
    const message = messageOf(part) || text(entry, "AddtlNtryInf");
    const bankRef = text(part, "Refs", "AcctSvcrRef") || text(entry, "AcctSvcrRef");
    return [{ account, bankRef, amountCents: cents, bookedOn, name, message }];
  });
}

/** @throws DomainError STATEMENT_UNSAFE for a file that declares entities, STATEMENT_UNREADABLE */
export async function readCamt(content: string): Promise<TransferFacts[]> {
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
  return statements.flatMap((statement) => {
    const account = text(statement, "Acct", "Id", "IBAN") || text(statement, "Acct", "Id", "Othr", "Id");
    return nodes(statement, "Ntry").flatMap((entry) => transfersOf(entry, account));
  });
}
