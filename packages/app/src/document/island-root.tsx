import type { ComponentType } from "react";
import { LanguageContext, type LanguageStore } from "../stores/language";

interface IslandRootProps {
  languageStore: LanguageStore;
  Component: ComponentType;
  props: object;
}

/** What an island is rendered in, at the build and in the browser alike. */
export function IslandRoot({ languageStore, Component, props }: IslandRootProps) {
  return (
    <LanguageContext value={languageStore}>
      <Component {...props} />
    </LanguageContext>
  );
}

/** Ids of two islands on one page must differ, and be the same at the build and in the browser. */
export const idPrefixOf = (name: string) => `${name.replace("/", "-")}-`;
