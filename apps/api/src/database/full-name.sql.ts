import { type RawBuilder, sql } from "kysely";

/**
 * The name of a row of `users`, as `fullName` writes it: either part may be empty. Empty where there is no row.
 *
 * @param users the table, or its alias
 */
export const fullNameIn = (users: string): RawBuilder<string> =>
  sql<string>`trim(concat(${sql.ref(`${users}.firstname`)}, ' ', ${sql.ref(`${users}.lastname`)}))`;
