import type { Language } from "../../../../packages/shared/src/i18n/language";
import { DocumentRoot } from "../../../../packages/app/src/document/document-root";
import type { DocumentModule } from "../../../../packages/app/src/lib/document-page";
import type { IslandDefinition } from "../../../../packages/app/src/lib/island";
import { loadAreas } from "../../../../packages/app/src/lib/load-areas";
import { findRoute } from "../../../../packages/app/src/routes";
import { createLanguageStore } from "../../../../packages/app/src/stores/language";

const documents = import.meta.glob<DocumentModule>("../../../../packages/app/src/pages/*/document.tsx");
const islands = import.meta.glob<IslandDefinition<object>>("../../../../packages/app/src/pages/*/*.island.tsx", {
  import: "island",
});

/** A page and its frame as one React tree, with the messages that it needs in the browser. */
export async function loadPage(path: string, language: Language) {
  const route = findRoute(path);
  const load = documents[`../../../../packages/app/src/pages/${route.page}/document.tsx`];
  if (!load) throw new Error(`${path} is no document`);
  const own = Object.keys(islands).filter((file) => file.includes(`/pages/${route.page}/`));
  const [{ Page }, ...parts] = await Promise.all([load(), ...own.map((file) => islands[file]?.())]);
  await loadAreas(language, [...route.areas, ...parts.flatMap((part) => part?.areas ?? [])]);
  return (
    <DocumentRoot languageStore={createLanguageStore(language)} path={path}>
      <Page route={route} params={{}} />
    </DocumentRoot>
  );
}
