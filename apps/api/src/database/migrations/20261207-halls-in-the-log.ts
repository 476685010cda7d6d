import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log
      drop constraint audit_log_subject_type_check,
      add constraint audit_log_subject_type_check check (subject_type in
        ('reservation', 'show', 'user', 'code', 'statement', 'device', 'hall', 'list'))`.execute(db);
}
