import type { User } from "@podium/shared/contracts/users";
import type { Role } from "@podium/shared/contracts/roles";
import { Ban, Pencil, Trash } from "virtual:icons";
import { exportedPhone } from "#platform/export-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-columns.ts";
import { EmailText } from "#ui/email-text.tsx";
import { roleWords } from "./role-words.ts";

interface UserActions {
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
  onCancelAll: (user: User) => void;
}

/** The specification's two roles are shown as it writes them. */
const badgeOf = (role: Role): string => (role === "USER" || role === "ADMIN" ? role : roleWords[role].word);

/** The columns of User beheer (specification, section 2); ids are what the API sorts by. */
export function userColumns({ onEdit, onDelete, onCancelAll }: UserActions): DataColumn<User>[] {
  return [
    { id: "id", header: "ID", cell: ({ id }) => id, text: ({ id }) => String(id), sortBy: ({ id }) => id },
    {
      id: "firstname",
      header: "Voornaam",
      cell: ({ id, firstname }) => (
        <span id={`user-${id}-firstname`} className="wrap-anywhere">
          {firstname}
        </span>
      ),
      text: ({ firstname }) => firstname,
      sortBy: ({ firstname }) => firstname,
    },
    {
      id: "lastname",
      header: "Achternaam",
      cell: ({ id, lastname }) => <span id={`user-${id}-lastname`}>{lastname}</span>,
      text: ({ lastname }) => lastname,
      sortBy: ({ lastname }) => lastname,
    },
    {
      id: "email",
      header: "Email",
      cell: ({ email }) => <EmailText email={email} />,
      text: ({ email }) => email,
      sortBy: ({ email }) => email,
    },
    {
      id: "number",
      header: "Telefoon",
      under: "email",
      cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
      text: ({ number }) => number,
      exported: ({ number }) => exportedPhone(number),
    },
    {
      id: "role",
      header: "Role",
      cell: ({ role }) => (
        <Badge tone={role === "USER" ? "neutral" : role === "ADMIN" ? "accent" : "info"}>{badgeOf(role)}</Badge>
      ),
      text: ({ role }) => badgeOf(role),
      sortBy: ({ role }) => role,
    },
    {
      id: "actions",
      header: "Actions",
      cell: (user) => (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil />}
            aria-describedby={`user-${user.id}-firstname user-${user.id}-lastname`}
            onClick={() => onEdit(user)}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="text-danger"
            icon={<Ban />}
            aria-describedby={`user-${user.id}-firstname user-${user.id}-lastname`}
            onClick={() => onCancelAll(user)}
          >
            Alles annuleren
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="text-danger"
            icon={<Trash />}
            aria-describedby={`user-${user.id}-firstname user-${user.id}-lastname`}
            onClick={() => onDelete(user)}
          >
            Delete
          </Button>
        </div>
      ),
    },
  ];
}
