/** Writes CAMT.053 files for tests: incoming transfers on one account. */

interface Entry {
  ref: string;
  message: string;
  amount?: string;
  name?: string;
  /** yyyy-mm-dd */
  day?: string;
  more?: string;
}

export const entry = ({
  ref,
  message,
  amount = "12.00",
  name = "X",
  day = "2026-11-20",
  more = "",
}: Entry) => `<Ntry><Amt Ccy="EUR">${amount}</Amt>
  <CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef>${more}
  <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

export const camt = (...entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M${Math.random()}</MsgId></GrpHdr>
<Stmt><Id>S</Id><Acct><Id><IBAN>BE71096123456769</IBAN></Id></Acct>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
