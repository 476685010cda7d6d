import { guessColumns, readTable } from "#modules/money/bank-statements/csv-table.ts";
import { readCsvTransfers, withDirection } from "#modules/money/bank-statements/statement-csv.ts";

/** Reads incoming transfers (cents, message) and faulty rows by guessed columns; null: the direction must be asked. */
export function readAsGuessed(content: string, chosen: Partial<Parameters<typeof withDirection>[1]> = {}) {
  const table = readTable(content);
  const { amount, message, name, date, reference } = guessColumns(table);
  const columns = { amount: amount ?? "", message: message ?? "", name, date, reference, ...chosen };
  const known = withDirection(table, columns);
  if (!known) return null;
  const { transfers, unread, skipped } = readCsvTransfers(table, known);
  return {
    came: transfers.map((one) => [one.amountCents, one.message]),
    unread: unread.map(({ reason }) => reason),
    skipped,
  };
}

/** Reads like `readAsGuessed`, with the user's choice that all rows are incoming. */
export const readAllIn = (content: string) => readAsGuessed(content, { direction: null });
