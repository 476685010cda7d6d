import { onFirstUse } from "#platform/on-first-use.ts";

const loadXml = onFirstUse(() => import("fast-xml-parser"));

export interface SepaTransfer {
  endToEndId: string;
  name: string;
  /** Without spaces. */
  iban: string;
  cents: number;
  message: string;
}

export interface SepaFile {
  /** What the bank knows a file by: the same again is refused. At most 35 characters. */
  messageId: string;
  madeAt: Date;
  /** yyyy-mm-dd, a day on which banks work. */
  executeOn: string;
  debtor: { name: string; iban: string; bic: string };
  transfers: readonly SepaTransfer[];
}

export const MAX_NAME = 70;
const MAX_MESSAGE = 140;

/** Letters that do not come apart into a plain one and an accent. */
const PLAIN: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ı: "i",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ħ: "h",
  Ħ: "H",
  ŋ: "n",
  Ŋ: "N",
  ŧ: "t",
  Ŧ: "T",
  ə: "e",
  ẞ: "SS",
  "‘": "'",
  "’": "'",
  "‚": "'",
  "´": "'",
  "`": "'",
  "–": "-",
  "—": "-",
  "‑": "-",
  "&": "+",
};
const NO_PLAIN = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/**
 * In the letters that every bank takes: accents go, and what is left of other signs becomes a space.
 *
 * @returns empty when nothing is left
 */
export function sepaText(text: string, max: number): string {
  const plain = text
    .replaceAll(NO_PLAIN, (sign) => PLAIN[sign] ?? " ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replaceAll(/\s+/g, " ");
  // Banks refuse a text that begins or ends with a slash, or has two of them side by side.
  const tidy = plain.replaceAll(/\/{2,}/g, "/").replaceAll(/^[\s/]+/g, "");
  const short = tidy.slice(0, max).replaceAll(/[\s/]+$/g, "");
  // A name of signs alone is none.
  return /[A-Za-z0-9]/.test(short) ? short : "";
}

/** '24.10', exact whatever the amount. */
const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
const compact = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

const account = (iban: string) => ({ Id: { IBAN: compact(iban) } });

const transferXml = ({ endToEndId, name, iban, cents, message }: SepaTransfer) => ({
  PmtId: { EndToEndId: endToEndId },
  Amt: { InstdAmt: { "@Ccy": "EUR", "#text": euros(cents) } },
  Cdtr: { Nm: sepaText(name, MAX_NAME) || "Begunstigde" },
  CdtrAcct: account(iban),
  RmtInf: { Ustrd: sepaText(message, MAX_MESSAGE) },
});

const settings = { ignoreAttributes: false, attributeNamePrefix: "@", format: true };

/**
 * A file of credit transfers for the society's bank: ISO 20022 pain.001.001.03, as Belgian banks take it.
 *
 * @returns XML, the same for the same transfers
 */
export async function sepaFile({ messageId, madeAt, executeOn, debtor, transfers }: SepaFile): Promise<string> {
  const { XMLBuilder } = await loadXml();
  const totals = {
    NbOfTxs: String(transfers.length),
    CtrlSum: euros(transfers.reduce((sum, { cents }) => sum + cents, 0)),
  };
  const name = sepaText(debtor.name, MAX_NAME) || "Opdrachtgever";
  return new XMLBuilder(settings).build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    Document: {
      "@xmlns": "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03",
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: messageId, CreDtTm: madeAt.toISOString().slice(0, 19), ...totals, InitgPty: { Nm: name } },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: "TRF",
          // Each transfer is a line of the statement: who got what can be found there.
          BtchBookg: "false",
          ...totals,
          PmtTpInf: { SvcLvl: { Cd: "SEPA" } },
          ReqdExctnDt: executeOn,
          Dbtr: { Nm: name },
          DbtrAcct: account(debtor.iban),
          DbtrAgt: { FinInstnId: { BIC: compact(debtor.bic) } },
          ChrgBr: "SLEV",
          CdtTrfTxInf: transfers.map(transferXml),
        },
      },
    },
  });
}
