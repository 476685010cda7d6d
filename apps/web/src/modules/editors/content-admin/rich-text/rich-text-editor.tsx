import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Dropcursor, Gapcursor, UndoRedo } from "@tiptap/extensions";
import { classNames } from "#ui/class-names.ts";
import { cleanPaste } from "./clean-paste.ts";
import { isSafeLink, LinkDialog } from "./link-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";

interface RichTextEditorProps {
  id: string;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  lang: string;
  value: string;
  /** Receives the HTML that the server stores; "" for an empty text. */
  onChange: (html: string) => void;
}

/** Headings, lists, links and emphasis; markup that the server would remove cannot be written. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelledBy, describedBy, invalid, lang, value, onChange } = props;
  const [linking, setLinking] = useState(false);
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        id,
        lang,
        // The editor would take the output of a browser's translation for typed text.
        translate: "no",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        ...(describedBy !== "" && { "aria-describedby": describedBy }),
        ...(invalid && { "aria-invalid": "true" }),
        class: "prose min-h-40 max-w-none! px-3 py-2 focus:outline-none [&>:first-child]:mt-0",
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? "" : changed.getHTML();
      onChange(written.current);
    },
  });
  useEffect(() => {
    // The value was restored, or replaced by another user's version.
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div
      className={classNames(
        "overflow-hidden rounded-md border bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus",
        invalid ? "border-2 border-danger" : "border-line-strong",
      )}
    >
      <Toolbar editor={editor} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** Allows exactly the markup that the server stores (apps/api/src/modules/records/documents/rich-text.ts). */
const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    autolink: true,
    linkOnPaste: true,
    defaultProtocol: "https",
    isAllowedUri: isSafeLink,
    HTMLAttributes: { target: null, rel: null },
  }),
  UndoRedo,
  Dropcursor,
  Gapcursor,
];
