import { type LogSentences, price } from "#modules/records/audit/audit.service.ts";

export type ProductsLog = typeof productsLog;

export const productsLog = {
  PRODUCT_CREATED: ({ name, amount, terms }: { name: string; amount: number; terms: string[] }) =>
    [`Product "${name}" gemaakt, ${price(amount)}`, ...terms].join(", "),
  PRODUCT_CHANGED: ({ name, changes }: { name: string; changes: string[] }) =>
    `Product "${name}" gewijzigd: ${changes.join(", ")}`,
  PRODUCT_DELETED: ({ name, sold }: { name: string; sold: number }) =>
    `Product "${name}" verwijderd (${sold} verkocht)`,
} satisfies LogSentences;
