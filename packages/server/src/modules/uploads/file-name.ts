const MAX_NAME_LENGTH = 120;

/** Everything up to the last slash, and what could confuse a reader: control and direction-changing characters. */
// oxlint-disable-next-line no-control-regex
const UNSHOWABLE = /^.*[\\/]|[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A file's name as the uploader knows it, fit to show; it is never used as a path. */
export function fileNameForShow(name: string): string {
  const shown = name.replace(UNSHOWABLE, "").trim();
  return shown.length > MAX_NAME_LENGTH ? `${shown.slice(0, MAX_NAME_LENGTH - 1)}…` : shown || "file";
}

export function hasExtension(name: string, extensions: readonly string[]): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && extensions.includes(ending);
}
