import { type LogSentences, price } from "#modules/records/audit/audit.service.ts";

type Refund = {
  paymentId: number;
  amount: number;
  reference: string;
  voucherId?: number;
  elsewhere?: boolean;
  inCash?: boolean;
};

export type PaymentsLog = typeof paymentsLog;

export const paymentsLog = {
  REFUNDED: ({ amount, reference, voucherId, elsewhere = false, inCash = false }: Refund, { subjectId }) =>
    voucherId === undefined
      ? `${price(amount)} van reservering #${subjectId} ${elsewhere ? "werd in het dashboard van de betaaldienst terugbetaald" : `genoteerd als ${inCash ? "contant " : ""}terugbetaald`}${reference && ` (${reference})`}`
      : `${price(amount)} van reservering #${subjectId} teruggegeven als cadeaubon #${voucherId}`,
  /** `end`: the last characters of the account number. */
  REFUND_ACCOUNT_CHANGED: ({ end }: { end: string }, { subjectId }) =>
    `Reservering #${subjectId}: rekening voor de terugbetaling eindigt nu op ${end}`,
  REFUND_FILE_MADE: ({ file, refunds, amount }: { file: number; refunds: number; amount: number }) =>
    `Bestand ${file} voor de bank gemaakt: ${refunds} ${refunds === 1 ? "terugbetaling" : "terugbetalingen"}, samen ${price(amount)}`,
  REFUND_FILE_READ: ({ file, refunds }: { file: number; refunds: number }) =>
    `Bestand ${file} voor de bank gedownload, met ${refunds} ${refunds === 1 ? "rekening" : "rekeningen"}`,
  /** No `file`: the refund was paid by hand. */
  REFUND_NOT_PAID: ({ amount, file }: { paymentId: number; amount: number; file?: number }, { subjectId }) =>
    `Reservering #${subjectId}: ${price(amount)} ${file === undefined ? "werd terugbetaald en" : `van bestand ${file} werd niet uitbetaald of`} kwam terug; het is opnieuw terug te betalen`,
} satisfies LogSentences;
