import { useEffect, useState } from "react";
import { copyText } from "#ui/clipboard.ts";

/** Specification, section 8. */
const SHOWN_MS = 2000;

export interface CopyMessage {
  copied: boolean;
  words: string;
}

export function useCopy(): { message: CopyMessage | null; copy: (text: string) => void } {
  const [message, setMessage] = useState<CopyMessage | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async (text: string): Promise<void> => {
    const copied = await copyText(text);
    setMessage({ copied, words: copied ? "Tekst gekopieerd naar klembord!" : "Kon tekst niet kopiëren" });
  };
  return { message, copy: (text) => void copy(text) };
}
