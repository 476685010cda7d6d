import pg from "pg";

/** Whether a statement failed because a value that must be unique is there already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === "23505" && error.constraint === constraint;
}
