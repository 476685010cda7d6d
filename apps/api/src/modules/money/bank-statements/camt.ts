import { DomainError } from "#platform/process/domain-error.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";
import { readEntry } from "./camt-entries.ts";
import { at, nodes, text } from "./camt-nodes.ts";
import type { ReadTransfers } from "./transfer.ts";

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

/**
 * Reads the incoming money in a CAMT.053 file.
 *
 * @throws DomainError STATEMENT_UNSAFE for a file that declares entities, STATEMENT_UNREADABLE
 */
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
