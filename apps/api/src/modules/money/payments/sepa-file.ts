import { bankText, MAX_BANK_NAME } from "@podium/shared/money/bank-text";
import { storedIban } from "@podium/shared/money/iban";
import { onFirstUse } from "#platform/process/on-first-use.ts";

const loadXml = onFirstUse(() => import("fast-xml-parser"));

export interface SepaTransfer {
  endToEndId: string;
  name: string;
  /** Electronic form, without spaces */
  iban: string;
  cents: number;
  message: string;
}

export interface SepaFile {
  /** The bank's key of a file, at most 35 characters; the same one is refused */
  messageId: string;
  madeAt: Date;
  /** yyyy-mm-dd, a banking day */
  executeOn: string;
  debtor: { name: string; iban: string; bic: string };
  transfers: readonly SepaTransfer[];
}

const MAX_MESSAGE = 140;

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
const compact = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

const account = (iban: string) => ({ Id: { IBAN: storedIban(iban) } });

const transferXml = ({ endToEndId, name, iban, cents, message }: SepaTransfer) => ({
  PmtId: { EndToEndId: endToEndId },
  Amt: { InstdAmt: { "@Ccy": "EUR", "#text": euros(cents) } },
  // A file of an older release may contain a name that no bank can write.
  Cdtr: { Nm: bankText(name, MAX_BANK_NAME) || "Begunstigde" },
  CdtrAcct: account(iban),
  RmtInf: { Ustrd: bankText(message, MAX_MESSAGE) },
});

const settings = { ignoreAttributes: false, attributeNamePrefix: "@", format: true };

/** ISO 20022 pain.001.001.03, as Belgian banks accept it. @returns XML, the same for the same transfers */
export async function sepaFile({ messageId, madeAt, executeOn, debtor, transfers }: SepaFile): Promise<string> {
  const { XMLBuilder } = await loadXml();
  const totals = {
    NbOfTxs: String(transfers.length),
    CtrlSum: euros(transfers.reduce((sum, { cents }) => sum + cents, 0)),
  };
  const name = bankText(debtor.name, MAX_BANK_NAME) || "Opdrachtgever";
  return new XMLBuilder(settings).build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    Document: {
      "@xmlns": "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03",
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: messageId, CreDtTm: madeAt.toISOString().slice(0, 19), ...totals, InitgPty: { Nm: name } },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: "TRF",
          // Lists each transfer on the statement, so that its recipient can be found there
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
