import { StarterKit } from "@tiptap/starter-kit";
import { isSafeLink } from "./link-address.ts";

/** What the server keeps of a text (apps/api/src/features/documents/rich-text.ts), and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: "https",
      isAllowedUri: isSafeLink,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];
