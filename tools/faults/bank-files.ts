import type { CsvColumns } from "@podium/shared/contracts/bank-statements";
import { camt } from "@podium/shared/test/camt-writer.ts";
import { coda, type CodaMovement } from "@podium/shared/test/coda-writer.ts";
import type { Transfer } from "./bank.ts";

export const FORMATS = ["CAMT", "CODA", "CSV"] as const;
export type Format = (typeof FORMATS)[number];

export interface BankFile {
  fileName: string;
  content: string;
  columns?: CsvColumns;
}

/** Number of variants in which files express the same thing, as banks differ. */
const VARIANTS = 3;

const PAYERS_ACCOUNT = "BE71096123456769";
const euros = (cents: number): string => (cents / 100).toFixed(2);
const variantOf = ({ ref }: Transfer): number => Number(ref.slice(1)) % VARIANTS;
const signed = ({ direction, cents }: Transfer): number => (direction === "out" ? -cents : cents);

function entriesOf(transfers: readonly Transfer[]): Transfer[][] {
  return [...Map.groupBy(transfers, ({ ref, batch }) => batch ?? ref).values()];
}

const total = (entry: readonly Transfer[]): number => entry.reduce((sum, transfer) => sum + signed(transfer), 0);

const CAME_BACK = [
  { entry: "", details: "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>" },
  {
    entry: "",
    details: "<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>",
  },
  { entry: "<RvslInd>1</RvslInd>", details: "" },
] as const;

function camtEntry(entry: readonly Transfer[]): string {
  const [first] = entry;
  if (!first) return "";
  const back = (transfer: Transfer) => (transfer.direction === "back" ? CAME_BACK[variantOf(transfer)] : undefined);
  const indicator = (cents: number): string => `<CdtDbtInd>${cents < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;
  const parts = entry.map((transfer) => {
    const { ref, message, sentBack } = transfer;
    const endToEnd = sentBack ? `<EndToEndId>PODIUM-${sentBack.fileId}-${sentBack.paymentId}</EndToEndId>` : "";
    const amount =
      entry.length > 1
        ? `<Amt Ccy="EUR">${euros(transfer.cents)}</Amt>${indicator(signed(transfer))}`
        : (back(transfer)?.details ?? "");
    const party = sentBack ? "Cdtr" : "Dbtr";
    return `<TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef>${endToEnd}</Refs>${amount}
      <RltdPties><${party}><Nm>Els Wouters</Nm></${party}>
        <${party}Acct><Id><IBAN>${PAYERS_ACCOUNT}</IBAN></Id></${party}Acct></RltdPties>
      <RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls>`;
  });
  return `<Ntry><Amt Ccy="EUR">${euros(Math.abs(total(entry)))}</Amt>${indicator(total(entry))}
    ${entry.length > 1 ? "" : (back(first)?.entry ?? "")}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${first.day}</Dt></BookgDt>
    <NtryDtls>${parts.join("")}</NtryDtls></Ntry>`;
}

/** '311226' */
const codaDay = (day: string): string => day.slice(8) + day.slice(5, 7) + day.slice(2, 4);

/** Variants of returned money: two return codes, and a rejected order of the society. */
const CAME_BACK_CODA: ReadonlyArray<Partial<CodaMovement>> = [
  { returned: "2" },
  { returned: "5" },
  { code: "00154000" },
];

function codaMovement(entry: readonly Transfer[]): CodaMovement {
  const single = (transfer: Transfer): CodaMovement => ({
    cents: signed(transfer),
    message: transfer.message,
    reference: transfer.ref,
    day: codaDay(transfer.day),
    name: "WOUTERS ELS",
    payerAccount: PAYERS_ACCOUNT,
    ...(transfer.direction === "back" && CAME_BACK_CODA[variantOf(transfer)]),
  });
  const [first] = entry;
  if (!first) throw new Error("an entry has a transfer");
  if (entry.length === 1) return single(first);
  const details = entry.map((transfer) => ({
    ...single(transfer),
    code: transfer.direction === "out" ? "60137000" : "60150000",
  }));
  return { cents: total(entry), code: "20150000", level: 1, day: codaDay(first.day), details };
}

const NAMED = { message: "Mededeling", name: "Naam", date: "Datum", reference: "Volgnummer" } as const;

/** Variants of the direction: a sign before the amount, a column for it, or separate columns for the amounts. */
const CSV_STYLES: ReadonlyArray<{
  head: string;
  columns: CsvColumns;
  cells: (amount: string, isOut: boolean) => string;
}> = [
  {
    head: "Bedrag",
    // A file with only incoming money has no signs.
    columns: { ...NAMED, amount: "Bedrag", direction: null },
    cells: (amount, isOut) => (isOut ? `-${amount}` : amount),
  },
  {
    head: "Af/Bij;Bedrag",
    columns: { ...NAMED, amount: "Bedrag", direction: "Af/Bij" },
    cells: (amount, isOut) => `${isOut ? "Af" : "Bij"};${amount}`,
  },
  {
    head: "Bij;Af",
    columns: { ...NAMED, amount: "Bij", paidOut: "Af" },
    cells: (amount, isOut) => (isOut ? `;${amount}` : `${amount};`),
  },
];

/** Writes a CSV file; references are incomplete on the last day, because the bank completes them later. */
function writeCsv(transfers: readonly Transfer[], variant: number): BankFile {
  const style = CSV_STYLES[variant % CSV_STYLES.length];
  if (!style) throw new Error("there is a style");
  const lastDay = transfers.at(-1)?.day;
  const rows = transfers.map((transfer) => {
    const { day, cents, direction, message, ref } = transfer;
    const text = direction === "back" && variantOf(transfer) === 0 ? `RETOUR ${message}` : message;
    const amount = style.cells(euros(cents).replace(".", ","), direction === "out");
    const reference = day === lastDay ? "2026-" : ref;
    return [day.split("-").toReversed().join("/"), reference, "Els Wouters", PAYERS_ACCOUNT, amount, text].join(";");
  });
  const head = `Datum;Volgnummer;Naam;Rekening tegenpartij;${style.head};Mededeling`;
  return { fileName: "afschrift.csv", content: [head, ...rows, ""].join("\n"), columns: style.columns };
}

/** @param variant of the columns of a CSV file */
export function writeStatement(format: Format, transfers: readonly Transfer[], variant = 0): BankFile {
  if (format === "CSV") return writeCsv(transfers, variant);
  const entries = entriesOf(transfers);
  return format === "CODA"
    ? { fileName: "afschrift.cod", content: coda(...entries.map(codaMovement)) }
    : { fileName: "afschrift.xml", content: camt(...entries.map(camtEntry)) };
}

/** As an interrupted download leaves it. */
export const cutShort = ({ content, ...file }: BankFile, share: number): BankFile => ({
  ...file,
  content: content.slice(0, Math.floor(content.length * share)),
});
