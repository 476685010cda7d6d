import type { Voucher } from "@podium/shared/contracts/vouchers";
import { FolderOpen } from "virtual:icons";
import { exportedEuros, exportedMoment } from "#platform/export-text.ts";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { EmailText } from "#ui/email-text.tsx";
import { originWords, stateOf, stateWords, voucherName } from "#modules/office/vouchers-admin/model/voucher-words.ts";

/** Ids are what the API sorts by. */
export function voucherColumns(onOpen: (voucher: Voucher) => void): DataColumn<Voucher>[] {
  return [
    {
      id: "id",
      header: "Bon",
      cell: ({ id }) => <span className="font-semibold">{id}</span>,
      text: ({ id }) => String(id),
      sortBy: ({ id }) => id,
    },
    {
      id: "code",
      header: "Code",
      under: "id",
      cell: ({ maskedCode }) => <span className="font-mono whitespace-nowrap text-muted">{maskedCode}</span>,
      text: ({ maskedCode }) => maskedCode,
    },
    {
      id: "name",
      header: "Voor",
      cell: ({ name }) => (name === "" ? <span className="text-muted">–</span> : name),
      text: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    {
      id: "email",
      header: "E-mail",
      under: "name",
      cell: ({ email }) => email && <EmailText email={email} />,
      text: ({ email }) => email,
    },
    {
      id: "createdAt",
      header: "Gemaakt",
      cell: ({ createdAt }) => formatBelgianDateTime(createdAt),
      text: ({ createdAt }) => formatBelgianDateTime(createdAt),
      exported: ({ createdAt }) => exportedMoment(createdAt),
      sortBy: ({ createdAt }) => createdAt,
    },
    {
      id: "origin",
      header: "Hoe",
      under: "createdAt",
      cell: (voucher) => <span className="text-muted">{originWords(voucher)}</span>,
      text: originWords,
    },
    {
      id: "amount",
      header: "Waarde",
      align: "end",
      cell: ({ amount }) => <span className="whitespace-nowrap tabular-nums">{formatEuro(amount)}</span>,
      text: ({ amount }) => formatEuro(amount),
      exported: ({ amount }) => exportedEuros(amount),
      sortBy: ({ amount }) => amount,
    },
    {
      id: "balance",
      header: "Saldo",
      align: "end",
      cell: ({ balance }) => <strong className="whitespace-nowrap tabular-nums">{formatEuro(balance)}</strong>,
      text: ({ balance }) => formatEuro(balance),
      exported: ({ balance }) => exportedEuros(balance),
      sortBy: ({ balance }) => balance,
    },
    {
      id: "state",
      header: "Staat",
      cell: (voucher) => {
        const { word, tone } = stateWords[stateOf(voucher)];
        return <Badge tone={tone}>{word}</Badge>;
      },
      text: (voucher) => stateWords[stateOf(voucher)].word,
    },
    {
      id: "actions",
      header: "Acties",
      cell: (voucher) => (
        <Button size="sm" variant="secondary" icon={<FolderOpen />} onClick={() => onOpen(voucher)}>
          Bekijk<span className="sr-only">: {voucherName(voucher)}</span>
        </Button>
      ),
    },
  ];
}
