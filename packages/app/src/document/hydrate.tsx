import { parseLanguage } from "@wattleaf/shared/i18n/language";
import type { SiteArea } from "@wattleaf/shared/i18n/messages/en";
import type { Messages } from "@wattleaf/shared/i18n/translate";
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandDefinition } from "../lib/island";
import { addMessages } from "../lib/messages";
import { createLanguageStore } from "../stores/language";
import { idPrefixOf, IslandRoot } from "./island-root";

const language = parseLanguage(document.documentElement.lang);
/** All islands of a page share it; the language changes with a new page. */
const languageStore = createLanguageStore(language);

const carried = JSON.parse(document.querySelector("[data-messages]")?.textContent ?? "{}") as Record<
  SiteArea,
  Messages
>;
for (const [area, messages] of Object.entries(carried)) addMessages(language, area as SiteArea, messages);

/**
 * Lets React take over an island. Resolves when it handles events.
 */
export async function hydrate(element: HTMLElement, { name, Component }: IslandDefinition<object>): Promise<void> {
  const props = JSON.parse(element.dataset["props"] ?? "{}") as object;
  const { promise, resolve } = Promise.withResolvers<void>();
  const Whole = (all: object) => {
    useEffect(resolve, []);
    return <Component {...all} />;
  };
  hydrateRoot(element, <IslandRoot languageStore={languageStore} Component={Whole} props={props} />, {
    identifierPrefix: idPrefixOf(name),
  });
  await promise;
}
