import { useEffect, useState } from "react";

/** Twice its size on the screen, for dense displays. */
const THUMBNAIL_PX = 88;

/** A thumbnail of an image, as a data URL; null for other files, and for an image that this browser cannot decode. */
export function useThumbnail(file: File): string | null {
  const [thumbnail, setThumbnail] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    let isWanted = true;
    const show = async () => {
      const url = await drawThumbnail(file);
      if (url && isWanted) setThumbnail({ file, url });
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [file]);
  return thumbnail?.file === file ? thumbnail.url : null;
}

/** Drawn small rather than shown in full: a phone's photograph of a bill has 12 million pixels. */
async function drawThumbnail(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement("canvas");
    canvas.width = THUMBNAIL_PX;
    canvas.height = THUMBNAIL_PX;
    const edge = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
    canvas.getContext("2d")?.drawImage(picture, left, top, edge, edge, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX);
    picture.close();
    return canvas.toDataURL("image/jpeg", 0.8);
  } catch {
    return null;
  }
}
