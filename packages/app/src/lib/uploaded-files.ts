/** Handles of the files that this page uploaded, so that one can be sent again as a meter. The server keeps no file. */
const files = new Map<string, File>();

export const keepUploadedFile = (uploadId: string, file: File): void => {
  files.set(uploadId, file);
};

/** Undefined after a reload. */
export const uploadedFile = (uploadId: string): File | undefined => files.get(uploadId);
