import { layout } from "#messages/nl/site.ts";
import { paths } from "#platform/paths.ts";

/** The links of the navigation, in the specification's order and words (section 2). */
export function navLinks(): Array<{ to: string; label: string }> {
  const t = layout();
  return [
    { to: paths.home, label: t.home },
    { to: paths.plays, label: t.plays },
    { to: paths.tickets, label: t.tickets },
    { to: paths.about, label: t.about },
    { to: paths.contact, label: t.contact },
  ];
}
