import type { Rolldown } from "vite";

type ChunkGroup = Rolldown.CodeSplittingGroup;
type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const ENTRY = /src\/entry-client\.tsx$/;
const FIRST_SCREEN = /src\/pages\/dashboard\/index\.tsx$/;
const FORM_LIBRARY = /node_modules\/(?:zod|react-hook-form|@hookform)\//;
/** Each is imported through a file that names all of them, which says nothing about who uses it. */
const ICON = /node_modules\/lucide-react\//;

/**
 * The chunks that the app's pages share, each for those who need nearly all of it:
 *
 * - `frame`: what every page starts with, which is React, the queries and the frames of pages (the entry has it);
 * - `screens`: what the dashboard shows first, if others use it too;
 * - `forms`: the contracts with zod, and what checks a form by them;
 * - `app`: other parts, and what opens on a page later, such as menus and dialogs.
 *
 * They are few, because as seventy small files they would wait in line for the browser's six connections.
 */
export function appChunks(): ChunkGroup[] {
  const isOf = (kind: string) => (id: string, graph: Graph) => (kindOf(id, graph) === kind ? kind : null);
  return [
    { name: isOf("frame"), priority: 4 },
    { name: isOf("screens"), priority: 3, minShareCount: 2 },
    { name: isOf("app"), priority: 2, minShareCount: 3 },
    { name: isOf("forms"), priority: 1, minShareCount: 3 },
  ];
}

function kindOf(id: string, graph: Graph): "frame" | "screens" | "forms" | "app" {
  if (ICON.test(id)) return "screens";
  const users = reach(id, (each) => graph.getModuleInfo(each)?.importers);
  if (users.some((user) => ENTRY.test(user))) return "frame";
  if (users.some((user) => FIRST_SCREEN.test(user))) return "screens";
  const parts = reach(id, (each) => graph.getModuleInfo(each)?.importedIds);
  return parts.some((part) => FORM_LIBRARY.test(part)) ? "forms" : "app";
}

/** A module and all that it leads to. */
function reach(start: string, next: (id: string) => readonly string[] | undefined): string[] {
  const found = new Set([start]);
  // A set also goes through what is added on the way.
  for (const id of found) for (const each of next(id) ?? []) found.add(each);
  return [...found];
}
