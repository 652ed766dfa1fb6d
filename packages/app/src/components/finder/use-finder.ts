import { useEffect, useState } from "react";
import type { Resource } from "virtual:content/resources";
import { useAddressQuery } from "../../lib/address-query";
import { matchesWords } from "../../lib/matches-words";
import { getJson } from "../../lib/rest";
import { useLanguage } from "../../stores/language";

/** The index of all resources: null until it is there, "failed" if it did not come. */
type Index = readonly Resource[] | "failed" | null;

/** What has every word of the address's `search`. The index loads with the first word. */
export function useFinder(name: string) {
  const language = useLanguage();
  const search = useAddressQuery().get("search")?.trim() ?? "";
  const [index, setIndex] = useState<Index>(null);
  const isNeeded = search !== "" && index === null;

  useEffect(() => {
    if (!isNeeded) return;
    getJson<readonly Resource[]>(`/search/${name}-${language}.json`, {}).then(setIndex, () => setIndex("failed"));
  }, [isNeeded, language, name]);

  const found =
    index === null || index === "failed"
      ? []
      : index
          .filter(({ title, text, terms }) => matchesWords(`${title} ${text} ${terms}`, search))
          // What has the words in its title comes first.
          .toSorted((a, b) => Number(matchesWords(b.title, search)) - Number(matchesWords(a.title, search)));
  return { search, found, isLoading: isNeeded, hasFailed: index === "failed", retry: () => setIndex(null) };
}
