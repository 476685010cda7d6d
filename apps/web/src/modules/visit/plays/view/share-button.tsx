import { pathInLanguage } from "@podium/shared/words/languages";
import { Share2 } from "virtual:icons";
import { currentLanguage } from "#messages/messages.ts";
import { play } from "#messages/nl/plays.ts";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/clipboard.ts";
import { toast } from "#ui/toast.ts";

/** @param path of the page that is shared */
export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button variant="secondary" icon={<Share2 />} onClick={() => void share(title, path)}>
      {play().share}
    </Button>
  );
}

async function share(title: string, path: string): Promise<void> {
  const url = new URL(pathInLanguage(path, currentLanguage()), window.location.origin).href;
  if ("share" in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // A visitor who closes the list of apps changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  if (await copyText(url)) toast.success(play().copied, { description: url });
  else toast.info(play().copyThis, { description: url, duration: 15_000 });
}
