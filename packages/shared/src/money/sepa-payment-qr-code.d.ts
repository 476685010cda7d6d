declare module "sepa-payment-qr-code" {
  export default function generateQrCode(transfer: {
    name: string;
    iban: string;
    bic: string;
    amount: number;
    unstructuredReference: string;
  }): string;
}
