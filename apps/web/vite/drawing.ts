/** A process of the server that draws pages: it receives a `DrawRequest`, and sends a `DrawResponse`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NEXT_SHOW_CARD, slugOfDrawnPoster } from "@podium/shared/site/paths";
import type { Play } from "@podium/shared/contracts/plays";
import type { DrawRequest, DrawResponse } from "@podium/shared/contracts/page-data";
import { drawCard, drawIn, drawPage, drawShell, patternOf } from "#app/prerender.tsx";
import { cardDocumentOf, documentOf } from "./document.ts";
import { drawSharePicture } from "#app/share-picture.tsx";
import type { Links } from "./prepare-pages.ts";

/** `dist/pages`, given by the server. */
const folder = process.argv[2] ?? "";
const template = readFileSync(join(folder, "template.html"), "utf8");
// Our own build wrote this file, so its type is known.
const links = JSON.parse(readFileSync(join(folder, "links.json"), "utf8")) as Links;

async function draw(path: string | null, request: DrawRequest): Promise<string> {
  const { data } = request;
  drawIn(request.language);
  if (path === null) return documentOf(drawShell(data), { template, request });
  if (path === NEXT_SHOW_CARD) return cardDocumentOf(drawCard(request), template, request);
  const posterOf = slugOfDrawnPoster(path);
  if (posterOf !== undefined) return posterPicture(data[`play/${posterOf}`]);
  const pattern = patternOf(path);
  const page = await drawPage(path, data);
  if (pattern === undefined) return documentOf(page, { template, request });
  const slug = /^\/voorstelling\/([^/]+)$/.exec(path)?.[1];
  const play = slug === undefined ? undefined : data[`play/${slug}`];
  const linked = [links.languages[request.language], links.pages[pattern]].filter(Boolean).join("\n    ");
  return documentOf(page, { template, request }, { path, links: linked, play });
}

function posterPicture(play: Play | undefined): string {
  if (!play) throw new Error("A poster was drawn without its play.");
  return drawSharePicture(play);
}

process.on("message", (request: DrawRequest) => {
  void (async () => {
    const response: DrawResponse[number][] = [];
    for (const path of request.paths)
      response.push(
        await draw(path, request).then(
          (document) => ({ document }),
          (error: unknown) => ({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
        ),
      );
    process.send?.(response satisfies DrawResponse, undefined, undefined, (error) => {
      // The process that sent the request has ended meanwhile.
      if (error) process.exit();
    });
  })();
});
