import type { Generated } from "kysely";

export interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  createdAt: Generated<Date>;
}
