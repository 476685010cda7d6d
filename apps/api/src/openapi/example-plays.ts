import { playContentSchema } from "@podium/shared/contracts/plays";
import { example, type ExampleRequest } from "./example.ts";

export const examplePlay = playContentSchema.parse({
  title: { nl: "De vrek" },
  author: "Molière",
  director: "Luc Steenhaut",
  cast: [{ name: "Walter Praet", role: { nl: "Harpagon" } }],
  genre: { nl: "Komedie", fr: "Comédie" },
  about: { nl: "Een kist met geld verdwijnt op de dag dat iedereen wil trouwen." },
  synopsis: { nl: "<p>Harpagon telt elke cent.</p>" },
  durationMinutes: 130,
  hasInterval: true,
  minAge: 8,
  spokenLanguage: { nl: "Nederlands" },
  motif: "key",
  quotes: [{ text: { nl: "Zelden zo gelachen." }, source: "De Dorpsbode" }],
});

export const examplePlays: readonly ExampleRequest[] = [
  example("listPlays", { query: { language: "nl" } }),
  example("getPlay", { params: { slug: "de-vrek" }, query: { language: "nl" } }),
  example("listManagedPlays", {}),
  example("createPlay", { body: { ...examplePlay, title: { nl: "Kerst in de keuken" } } }),
  example("getPlayDraft", { params: { id: 1 } }),
  example("savePlayDraft", {
    params: { id: 1 },
    body: { revision: 1, content: { ...examplePlay, director: "Griet Van Hoeymissen" } },
  }),
  example("deletePlay", { params: { id: 1 } }),
  example("previewPlay", { params: { id: 1 }, query: { language: "fr" } }),
  example("publishPlay", { params: { id: 1 }, body: { revision: 1 } }),
  example("listPlayVersions", { params: { id: 1 } }),
  example("restorePlayVersion", { params: { id: 1, versionId: 8 }, body: { revision: 1 } }),
];
