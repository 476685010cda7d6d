import type { Play } from "@podium/shared/contracts/plays";
import { eventsJsonLd, scriptText } from "@podium/shared/site/event-json-ld";
import { FIRST_LANGUAGE, type Language, LANGUAGES, pathInLanguage } from "@podium/shared/words/languages";
import type { DrawRequest } from "@podium/shared/contracts/page-data";
import { picturePath } from "@podium/shared/site/picture-path";
import { SHARE_PICTURE, sharePicturePath } from "@podium/shared/site/paths";
import type { DrawnPage } from "#app/prerender.tsx";

/** Largest width of a share picture, in pixels. */
const WIDEST_IMAGE = 1280;

const EMPTY_ROOT = '<div id="root"></div>';

interface Frame {
  template: string;
  request: Pick<DrawRequest, "language" | "publicUrl" | "events">;
}

interface Complete {
  path: string;
  links: string;
  play?: Play | undefined;
}

/** Returns the whole document of a drawn page. @throws Error when the page would break the content policy */
export function documentOf(
  { html, title, description, data }: DrawnPage,
  { template, request }: Frame,
  complete?: Complete,
): string {
  requireNoScript(html);
  const { language, publicUrl } = request;
  const words: Readonly<Record<string, string>> = { ...DOCUMENT_WORDS[language] };
  const head = complete
    ? [...addressesOf(complete.path, request), complete.links, ...eventsOf(complete, data, request)]
    : [];
  const page = template
    .replace('<html lang="nl"', () => `<html lang="${language}"${paletteOf(data)}`)
    .replaceAll("{{publicUrl}}", () => escape(publicUrl))
    .replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => escape(words[name] ?? hole))
    .replace("</head>", () => `  ${head.join("\n    ")}\n  </head>`)
    .replace(EMPTY_ROOT, () => `<div id="root"${complete ? ` data-prerendered="${complete.path}"` : ""}>${html}</div>`)
    // The data come after the page's content, and before the scripts run, which wait for the document.
    .replace(
      "</body>",
      () => `  <script type="application/json" id="page-data">${scriptText(data)}</script>\n  </body>`,
    )
    .replace(/<title>[^<]*/, () => `<title>${escape(title)}`)
    .replace(/(property="og:title" content=")[^"]*/, (_, start: string) => start + escape(title));
  const described =
    description === ""
      ? page
      : page.replaceAll(
          /((?:name="description"|property="og:description")\s+content=")[^"]*/g,
          (_, start: string) => start + escape(description),
        );
  if (!complete?.play) return described;
  const image = imageOf(complete.play, language);
  const values: Record<string, string> = {
    "og:image": publicUrl + image.path,
    "og:image:width": String(image.width),
    "og:image:height": String(image.height),
    "og:image:alt": image.alt,
  };
  return described.replaceAll(
    /(property="(og:image[^"]*)" content=")[^"]*/g,
    (_, start: string, name: string) => start + escape(values[name] ?? ""),
  );
}

function imageOf({ slug, title, poster }: Play, language: Language) {
  if (!poster)
    return { path: sharePicturePath(slug), ...SHARE_PICTURE, alt: `${DOCUMENT_WORDS[language].poster} ${title}` };
  const width = poster.sizes.findLast((size) => size <= WIDEST_IMAGE) ?? poster.width;
  const height = Math.round((width * poster.height) / poster.width);
  return { path: picturePath(poster.id, width, "jpeg"), width, height, alt: poster.alt };
}

/** @throws Error when drawn HTML would break the content policy */
function requireNoScript(html: string): void {
  if (/<script|\sstyle="/.test(html))
    throw new Error("A drawn page holds a script or style attribute, which the server's content policy refuses.");
}

function addressesOf(path: string, { language, publicUrl }: Frame["request"]): string[] {
  const addressIn = (one: Language): string => publicUrl + pathInLanguage(path, one);
  return [
    `<link rel="canonical" href="${addressIn(language)}" />`,
    `<meta property="og:url" content="${addressIn(language)}" />`,
    ...LANGUAGES.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${addressIn(FIRST_LANGUAGE)}" />`,
  ];
}

function eventsOf(
  { play }: Complete,
  { site }: DrawnPage["data"],
  { language, publicUrl, events }: Frame["request"],
): string[] {
  if (!play || !site) return [];
  const { societyName: society, doorsOpenMinutes } = site;
  const facts = {
    play,
    soldOut: new Set(events.soldOut),
    movedFrom: new Map(events.movedFrom.map(([showId, dateTime]) => [showId, new Date(dateTime)])),
  };
  const jsonLd = eventsJsonLd(facts, {
    publicUrl,
    language,
    society,
    venue: site,
    doorsOpenMinutes,
    now: new Date(events.since),
  });
  return jsonLd.map((event) => `<script type="application/ld+json">${scriptText(event)}</script>`);
}

const paletteOf = ({ site }: DrawnPage["data"]): string =>
  site?.palette && site.palette !== "velvet" ? ` data-palette="${site.palette}"` : "";

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

const STYLES = /<link rel="stylesheet"[^>]*>/g;

/** Has the site's styles, and no script. @param template the build's index.html */
export function cardDocumentOf(
  { html, title, data }: Pick<DrawnPage, "html" | "title" | "data">,
  template: string,
  { language }: Pick<DrawRequest, "language">,
): string {
  requireNoScript(html);
  return `<!doctype html>
<html lang="${language}"${paletteOf(data)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)}</title>
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    ${(template.match(STYLES) ?? []).join("\n    ")}
  </head>
  <body>${html}</body>
</html>
`;
}

interface DocumentWords {
  /** The locale in the form of Open Graph. */
  locale: string;
  description: string;
  shared: string;
  imageAlt: string;
  poster: string;
  noScript: string;
}

const DOCUMENT_WORDS: Readonly<Record<Language, DocumentWords>> = {
  nl: {
    locale: "nl_BE",
    description:
      "Toneel uit eigen dorp: bekijk de volgende voorstelling, kies uw stoelen op het zaalplan en koop uw tickets online.",
    shared: "Bekijk de volgende voorstelling, kies uw stoelen op het zaalplan en koop uw tickets online.",
    imageAlt: "Een toneel met rode gordijnen die opengaan op een lichtbundel",
    poster: "Affiche:",
    noScript:
      "Deze site heeft JavaScript nodig om het zaalplan te tonen. Zet het aan in uw browser, of neem contact met ons op.",
  },
  fr: {
    locale: "fr_BE",
    description:
      "Le théâtre de votre village\u00A0: découvrez le prochain spectacle, choisissez vos places sur le plan de la salle et achetez vos billets en ligne.",
    shared:
      "Découvrez le prochain spectacle, choisissez vos places sur le plan de la salle et achetez vos billets en ligne.",
    imageAlt: "Une scène dont les rideaux rouges s'ouvrent sur un faisceau de lumière",
    poster: "Affiche\u00A0:",
    noScript:
      "Ce site a besoin de JavaScript pour montrer le plan de la salle. Activez-le dans votre navigateur, ou contactez-nous.",
  },
  en: {
    locale: "en_GB",
    description:
      "Theatre from your own village: see what is on next, choose your seats on the seating plan and buy your tickets online.",
    shared: "See what is on next, choose your seats on the seating plan and buy your tickets online.",
    imageAlt: "A stage with red curtains that open on a beam of light",
    poster: "Poster:",
    noScript:
      "This site needs JavaScript to show the seating plan. Switch it on in your browser, or get in touch with us.",
  },
};
