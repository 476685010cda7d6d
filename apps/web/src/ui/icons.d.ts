/** Lucide's icons, as vite/icons.ts provides them; the type check refuses a name that Lucide does not have. */
declare module "virtual:icons" {
  import type lucide from "@iconify-json/lucide/icons.json";
  import type { IconComponent } from "#ui/icon.ts";

  type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
    ? `${Capitalize<First>}${PascalCase<Rest>}`
    : Capitalize<Name>;

  const icons: { readonly [Name in keyof typeof lucide.icons as PascalCase<Name>]: IconComponent };
  export = icons;
}
