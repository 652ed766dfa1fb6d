interface SavedFile {
  fileName: string;
  mediaType: string;
  content: string;
}

/** Lets the browser save a text as a file, as if it had been downloaded. */
export function saveFile({ fileName, mediaType, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
