import { type Kysely, sql } from "kysely";

const LEFT_OUT = sql.raw(
  String.raw`'[''"\x60\u00ab\u00bb\u02b9\u02ba\u02bb\u02bc\u02bd\u02c8\u2018-\u201f\u2032-\u2036\u2039\u203a` +
    String.raw`\-\u058a\u05be\u2010-\u2015\u2212\u2e3a\u2e3b` +
    String.raw`\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff` +
    String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc` +
    String.raw`\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]'`,
);

const ALONE = sql.raw(String.raw`E'\u00b4\u1fbd\u1fbf\u1ffd\u1ffe'`);

/** Letters of these scripts, for a database with locale C, whose lower() knows only ASCII. */
const GREEK = ["ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς", "αβγδεζηθικλμνξοπρστυφχψωσ"] as const;
const CYRILLIC_CAPITALS = "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ";
const CYRILLIC = [CYRILLIC_CAPITALS, CYRILLIC_CAPITALS.toLowerCase()] as const;
const LATIN = ["øØđĐðÐłŁıħĦŋŊŧŦəƏ", "ooddddllihhnntteE"] as const;
const [from, to] = [0, 1].map((at) => sql.lit([LATIN, GREEK, CYRILLIC].map((pair) => pair[at]).join("")));

/** The database folds texts as `folded` of packages/shared/src/words/search-text.ts does (decision 046). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function folded(written text) returns text language sql immutable strict parallel safe as $$
      select replace(replace(replace(replace(
        lower(translate(
          replace(replace(replace(replace(
            regexp_replace(normalize(translate(written, ${ALONE}, ''), nfkd), ${LEFT_OUT}, '', 'g'),
          'ẞ', 'ss'), 'Æ', 'ae'), 'Œ', 'oe'), 'Þ', 'th'),
        ${from}, ${to})),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
    $$`.execute(db);
  await sql`alter table users drop constraint users_names`.execute(db);
  await sql`
    alter table users add constraint users_names check (anonymous_network is not null
      or (length(firstname) between 1 and 80 and length(lastname) <= 80))`.execute(db);
  await sql`
    update users set lastname = '' where lastname ~ '^[-–—_./ ]+$'`.execute(db);
  await sql`
    update users set number = regexp_replace(regexp_replace(number, '^00', '+'), '^\\+(3[1-3]|4[49])0+', '+\\1')
    where number ~ '^(\\+|00)[1-9]'`.execute(db);
  await sql`
    alter table users add column folded_text text generated always as (
      folded(firstname || ' ' || lastname || ' ' || email)) stored`.execute(db);
  // Sort keys of lists: 't Jonck sorts the same with either apostrophe, and a person may have one name only.
  await sql`
    alter table users add column folded_lastname text generated always as (
      folded(coalesce(nullif(lastname, ''), firstname))) stored`.execute(db);
  await sql`alter table shows add column folded_name text generated always as (folded(name)) stored`.execute(db);
  await sql`
    alter table reservations add column folded_told_name text generated always as (
      folded(split_part(transfer_reference, ' - ', 2))) stored`.execute(db);
  await sql`
    alter table vouchers add column folded_text text generated always as (folded(name || ' ' || email)) stored`.execute(
    db,
  );
  await sql`
    alter table audit_log add column folded_summary text generated always as (folded(summary)) stored`.execute(db);
}
