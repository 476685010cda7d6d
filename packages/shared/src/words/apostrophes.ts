/**
 * Every sign that stands for an apostrophe in texts of phones, banks or romanisations: 'D’Hondt', 'Saʿid', 'ג׳ורג'.
 * The database has the same list: `folded` of the migration 20270124-seen-names.ts.
 */
export const APOSTROPHES =
  "'`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3" +
  "\u2018\u2019\u201a\u201b\u2032\u2035\ua78b\ua78c";
