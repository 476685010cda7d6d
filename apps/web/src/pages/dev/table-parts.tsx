import { Badge } from "#ui/badge.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { type DataColumn, useLocalPage } from "#ui/data-table-model.ts";
import { Part } from "./part.tsx";

interface User {
  id: number;
  name: string;
  paid: boolean;
  amount: number;
}

const users: User[] = Array.from({ length: 34 }, (_, index) => ({
  id: index + 1,
  name: ["Ann Maes", "Élise Noël", "Wout Baert", "Zoë Peeters"][index % 4] ?? "",
  paid: index % 3 === 0,
  amount: (index % 7) * 12,
}));

const columns: DataColumn<User>[] = [
  { id: "id", header: "ID", cell: ({ id }) => id, text: ({ id }) => String(id), sortBy: ({ id }) => id },
  { id: "name", header: "Naam", cell: ({ name }) => name, text: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: "paid",
    header: "Betaald",
    cell: ({ paid }) => <Badge tone={paid ? "success" : "warning"}>{paid ? "Ja" : "Nee"}</Badge>,
    text: ({ paid }) => (paid ? "Ja" : "Nee"),
  },
  {
    id: "amount",
    header: "Bedrag",
    cell: ({ amount }) => `€ ${amount}`,
    text: ({ amount }) => String(amount),
    sortBy: ({ amount }) => amount,
    align: "end",
  },
];

export function TableParts() {
  return (
    <Part title="Table">
      <DataTable
        caption="Mensen"
        page={useLocalPage(users, columns, { pageSize: 8 })}
        columns={columns}
        searchLabel="Zoek op naam"
        exportAs={{ fileName: "mensen", announce: () => Promise.resolve() }}
        empty="Niemand"
      />
    </Part>
  );
}
