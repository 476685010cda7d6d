import { type Kysely, sql } from "kysely";

const LEFT_OUT = sql.raw(
  String.raw`'[''\x60\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78b\ua78c` +
    String.raw`"\u00ab\u00bb\u02ba\u05f4\u201c-\u201f\u2033\u2034\u2036\u2039\u203a` +
    String.raw`\-\u058a\u05be\u2010-\u2015\u2212\u2e3a\u2e3b` +
    String.raw`\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f` +
    String.raw`\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb` +
    String.raw`\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a` +
    String.raw`\U000e0000-\U000e0fff` +
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

/** Derived columns change only when their row is written: rows that fold differently are written again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function folded(written text) returns text language sql immutable strict parallel safe as $$
      select replace(replace(replace(replace(
        lower(translate(
          replace(replace(replace(replace(
            regexp_replace(normalize(translate(written, ${ALONE}, ''), nfkd), ${LEFT_OUT}, '', 'g'),
          'ẞ', 'ss'), 'Æ', 'ae'), 'Œ', 'oe'), 'Þ', 'th'),
        ${from}, ${to})),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
    $$`.execute(db);
  await sql`
    update users set firstname = firstname, lastname = lastname
    where (folded_text, folded_lastname) is distinct from (
      folded(firstname || ' ' || lastname || ' ' || email), folded(coalesce(nullif(lastname, ''), firstname)))`.execute(
    db,
  );
  await sql`update shows set name = name where folded_name <> folded(name)`.execute(db);
  await sql`update vouchers set name = name where folded_text <> folded(name || ' ' || email)`.execute(db);
}
