interface SavedFile {
  fileName: string;
  mediaType: string;
  content: string | Blob;
}

/** Saves a text or picture as a file, like a download. */
export function saveFile({ fileName, mediaType, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has started the download by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
