import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from "virtual:icons";
import * as Radix from "@radix-ui/react-toolbar";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

/** One tab stop; arrow keys move between the buttons. */
export function Toolbar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive("heading", { level: 2 }),
      subheading: now.isActive("heading", { level: 3 }),
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      link: now.isActive("link"),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <Radix.Root
      aria-label="Opmaak"
      className="flex flex-wrap gap-0.5 border-b border-line bg-surface-sunken p-1 print:hidden"
    >
      <Tool
        label="Tussentitel"
        icon={<Heading2 />}
        on={on.heading}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        label="Kleine tussentitel"
        icon={<Heading3 />}
        on={on.subheading}
        onPress={() => run().toggleHeading({ level: 3 }).run()}
      />
      <Tool label="Vet" icon={<Bold />} on={on.bold} onPress={() => run().toggleBold().run()} />
      <Tool label="Cursief" icon={<Italic />} on={on.italic} onPress={() => run().toggleItalic().run()} />
      <Tool label="Lijst" icon={<List />} on={on.bullets} onPress={() => run().toggleBulletList().run()} />
      <Tool
        label="Genummerde lijst"
        icon={<ListOrdered />}
        on={on.numbers}
        onPress={() => run().toggleOrderedList().run()}
      />
      <Tool label="Link" icon={<Link2 />} on={on.link} onPress={onLink} />
      <Tool label="Ongedaan maken" icon={<Undo2 />} disabled={!on.undo} onPress={() => run().undo().run()} />
      <Tool label="Opnieuw" icon={<Redo2 />} disabled={!on.redo} onPress={() => run().redo().run()} />
    </Radix.Root>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Undefined for a button that is no toggle. */
  on?: boolean;
  disabled?: boolean;
  onPress: () => unknown;
}

function Tool({ label, icon, on, disabled = false, onPress }: ToolProps) {
  return (
    <Radix.Button
      title={label}
      aria-label={label}
      aria-pressed={on}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      className={classNames(
        "inline-flex size-[min(2.75rem,47px)] items-center justify-center rounded-md with-icon aria-disabled:cursor-not-allowed aria-disabled:opacity-45",
        on === true ? "bg-accent-soft text-accent" : "hover:not-aria-disabled:bg-accent-soft",
      )}
    >
      {icon}
    </Radix.Button>
  );
}
