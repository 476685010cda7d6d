import { NEXT_SHOW_CARD } from "@podium/shared/site/paths";
import { Copy } from "virtual:icons";
import { useSite } from "#entities/site/site.ts";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/clipboard.ts";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.ts";

/** HTML that the village and sponsors paste into their sites to announce the next show. */
export function CardCode() {
  const site = useSite();
  if (!site) return null;
  const code = codeOf(site.societyName);
  return (
    <div className="max-w-2xl">
      <p className="mb-4 text-muted">
        De gemeente of een sponsor toont met deze code uw volgende voorstelling op de eigen site. De kaart blijft
        vanzelf bij.{" "}
        <a href={NEXT_SHOW_CARD} target="_blank" rel="noopener" className="text-link">
          Bekijk de kaart
        </a>
      </p>
      <TextArea label="Code van de kaart" readOnly rows={3} value={code} onFocus={({ target }) => target.select()} />
      <Button variant="secondary" icon={<Copy />} className="mt-3" onClick={() => void copy(code)}>
        Kopieer
      </Button>
    </div>
  );
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The height fits a long title beside its poster; a narrower frame scrolls. */
function codeOf(society: string): string {
  const address = new URL(NEXT_SHOW_CARD, window.location.origin).href;
  const title = escape(`Volgende voorstelling van ${society}`);
  return `<iframe src="${address}" title="${title}" width="100%" height="430" loading="lazy" style="border: 0; max-width: 32rem"></iframe>`;
}

async function copy(code: string): Promise<void> {
  if (await copyText(code)) toast.success("De code is gekopieerd.");
  else toast.info("Kopieer de code uit het veld.");
}
