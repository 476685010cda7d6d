import { PreparingClient } from "./prepared-statements.ts";

const READ_ONLY = "25006";

/** Settings that PostgreSQL reports to a new connection, and whenever they change (from version 14 on). */
const REPORTED = new Set(["in_hot_standby", "default_transaction_read_only"]);

/** The primary moved, and this connection leads to another server: same code as a change that a standby refuses. */
export class NotPrimaryError extends Error {
  readonly code = READ_ONLY;

  constructor() {
    super("this database server is read-only, as a standby is");
  }
}

/** Notices a server that is not the primary: what it shows may be old, and what it is asked to change fails. */
export class PrimaryClient extends PreparingClient {
  readonly #settings = new Set<string>();
  #refusedChange = false;

  constructor(...options: ConstructorParameters<typeof PreparingClient>) {
    super(...options);
    this.connection.on("parameterStatus", (reported: { parameterName: string; parameterValue: string }) => {
      if (!REPORTED.has(reported.parameterName)) return;
      if (reported.parameterValue === "on") this.#settings.add(reported.parameterName);
      else this.#settings.delete(reported.parameterName);
    });
    // Older servers, and poolers, report nothing.
    this.connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.#refusedChange = true;
    });
  }

  get isReadOnly(): boolean {
    return this.#refusedChange || this.#settings.size > 0;
  }
}
