import { EXAMPLE_PICTURE } from "./example-hall.ts";
import { example, type ExampleRequest } from "./example.ts";

const plays = { part: "plays" } as const;
const content = { lead: { nl: "Alles wat wij ooit speelden.", en: "All that we ever played." } };

export const contentExamples: readonly ExampleRequest[] = [
  example("getFirstSteps", {}),
  example("getShownContent", { params: plays, query: { language: "nl" } }),
  example("getContentDraft", { params: plays }),
  example("saveContentDraft", { params: plays, body: { revision: 1, content } }),
  example("previewContent", { params: plays, query: { language: "en" } }),
  example("publishContent", { params: plays, body: { revision: 1 } }),
  example("listContentVersions", { params: plays }),
  example("restoreContentVersion", { params: { ...plays, versionId: 7 }, body: { revision: 1 } }),
  example("uploadPicture", { file: EXAMPLE_PICTURE.slice(EXAMPLE_PICTURE.indexOf(",") + 1) }),
  example("getPicture", { params: { id: 1 } }),
];
