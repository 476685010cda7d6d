import { createHash, createHmac, pbkdf2Sync } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** PostgreSQL's own default number. */
const ITERATIONS = 4096;

// A pooler signs in to PostgreSQL with keys derived from the client's password and the former salt: a new salt would
// lock it out. Sending what PostgreSQL stores keeps the password itself out of statements and logs.
function scramVerifier(password: string, { saltOf }: { saltOf: string }): string {
  const salt = createHash("sha256").update(saltOf).digest().subarray(0, 16);
  const salted = pbkdf2Sync(password.normalize("NFKC"), salt, ITERATIONS, 32, "sha256");
  const keyOf = (name: string) => createHmac("sha256", salted).update(name).digest();
  const storedKey = createHash("sha256").update(keyOf("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${storedKey}:${keyOf("Server Key").toString("base64")}`;
}

type Db = Kysely<Tables>;

/** An arbitrary lock number: processes that start at once grant the rights one after the other. */
const RIGHTS_LOCK = 20261205;

const READ_AND_ADD = ["audit_log"];
const READ_ONLY = ["kysely_migration", "kysely_migration_lock"];

interface AppRole {
  name: string;
  password: string;
  /** Stored with the role, because a pooler does not pass on the settings of a connection's start. */
  settings: Readonly<Record<string, number>>;
}

const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)));

async function one<T extends object>(db: Db, query: RawBuilder<T>): Promise<T | undefined> {
  return (await query.execute(db)).rows[0];
}

/** @throws Error when the role may do more than change rows: it may be the owner's, configured in the wrong place */
async function refusePrivileged(db: Db, name: string): Promise<boolean> {
  const role = await one<{ privileged: boolean; owns: boolean }>(
    db,
    sql`
      select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
          or exists (select from pg_auth_members where member = pg_roles.oid) as privileged,
        exists (select from pg_class where relowner = pg_roles.oid) or exists (
          select from pg_database where datdba = pg_roles.oid) as owns
      from pg_roles where rolname = ${name}`,
  );
  if (role?.privileged || role?.owns)
    throw new Error(
      `The role ${name} of DATABASE_URL ${role.owns ? "owns tables or a database" : "has rights beyond rows"}: ` +
        "the app must run with a role of its own, which DATABASE_URL names and this program makes.",
    );
  return role !== undefined;
}

async function grantRights(db: Db, role: RawBuilder<unknown>): Promise<void> {
  const here = await one<{ database: string; schema: string }>(
    db,
    sql`select current_database() as database, current_schema() as schema`,
  );
  if (!here) return;
  const [database, schema] = [sql.id(here.database), sql.id(here.schema)];
  // PostgreSQL gives everybody temporary tables, and before version 15 tables in `public`.
  await sql`revoke create, temporary on database ${database} from public, ${role}`.execute(db);
  await sql`grant connect on database ${database} to ${role}`.execute(db);
  await sql`revoke create on schema ${schema} from public, ${role}`.execute(db);
  await sql`grant usage on schema ${schema} to ${role}`.execute(db);
  await sql`revoke all on all tables in schema ${schema} from public, ${role}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`.execute(db);
  await sql`revoke update, delete on ${tables(READ_AND_ADD)} from ${role}`.execute(db);
  await sql`revoke insert, update, delete on ${tables(READ_ONLY)} from ${role}`.execute(db);
  await sql`revoke all on all sequences in schema ${schema} from public, ${role}`.execute(db);
  await sql`grant usage, select on all sequences in schema ${schema} to ${role}`.execute(db);
  // `public` keeps its right to call routines: writing a row calls those of its triggers and computed columns.
  await sql`revoke all on all routines in schema ${schema} from ${role}`.execute(db);
  await sql`grant execute on function delete_log_lines, open_rehearsal, analyze_rehearsal, close_rehearsal to ${role}`.execute(
    db,
  );
}

/** Sets the role's password; setting the same one again changes nothing that PostgreSQL stores. */
async function setPassword(db: Db, { name, password }: Pick<AppRole, "name" | "password">): Promise<void> {
  const cluster = await one<{ id: string }>(db, sql`select system_identifier::text as id from pg_control_system()`);
  const verifier = scramVerifier(password, { saltOf: `${cluster?.id} ${name}` });
  await sql`alter role ${sql.id(name)} password ${sql.lit(verifier)}`.execute(db);
}

/** @throws Error when another role owns the database and lets everybody create tables in it */
async function refuseCreating(db: Db, name: string): Promise<void> {
  const rights = await one<{ create: boolean; database: string }>(
    db,
    sql`
      select has_schema_privilege(${name}, current_schema(), 'create')
        or has_database_privilege(${name}, current_database(), 'create, temporary') as create,
        current_database() as database`,
  );
  if (rights?.create)
    throw new Error(
      `The role ${name} may still create tables: as the owner of the database run ` +
        `"revoke temporary on database ${rights.database} from public" and "revoke create on schema public from public".`,
    );
}

/** @throws Error when the role may do more than write rows, or when this owner cannot keep it from creating tables */
export async function provideAppRole(owner: Db, { name, password, settings }: AppRole): Promise<void> {
  await owner.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`.execute(db);
    const role = sql.id(name);
    if (!(await refusePrivileged(db, name))) await sql`create role ${role} login`.execute(db);
    if (password) await setPassword(db, { name, password });
    for (const [setting, value] of Object.entries(settings))
      await sql`alter role ${role} set ${sql.id(setting)} = ${sql.lit(value)}`.execute(db);
    await grantRights(db, role);
    await refuseCreating(db, name);
  });
}
