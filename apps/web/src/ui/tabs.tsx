import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  className?: string;
  /** The open tab, when the page stores which one is open; needs `onValueChange`. */
  value?: string;
  onValueChange?: (value: string) => void;
}

export function Tabs({ label, tabs, className, ...opened }: TabsProps) {
  return (
    <Radix.Root
      {...(opened.value === undefined && { defaultValue: tabs[0]?.value ?? "" })}
      {...opened}
      {...(className === undefined ? {} : { className })}
    >
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-accent"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
