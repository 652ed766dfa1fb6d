import { useCallback, useState } from "react";
import { useUploadCheck } from "../../components/chat/use-bill-upload";

export interface ChosenFile {
  file: File | null;
  /** Accepts a file that may be uploaded; otherwise shows why not. */
  choose: (file: File) => void;
  take: (file: File | null) => void;
}

/** The file attached to the message before it is sent. */
export function useChosenFile(): ChosenFile {
  const isUploadable = useUploadCheck();
  const [file, take] = useState<File | null>(null);
  const choose = useCallback((chosen: File) => isUploadable(chosen) && take(chosen), [isUploadable]);
  return { file, choose, take };
}
