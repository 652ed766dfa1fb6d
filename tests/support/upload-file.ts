import { FILE_UPLOAD, type FileUploadReply } from "../../packages/shared/src/contracts/uploads";
import { greenButtonXml, hourlyReadings, inBlocks } from "../factories/energy";
import type { BrowserSession } from "./browser-session";

export const METER_XML = greenButtonXml(inBlocks(hourlyReadings(24 * 3), 24));

/** The form that the setup sends. */
export function fileForm(content: BlobPart = METER_XML, name = "meter.xml"): FormData {
  const form = new FormData();
  form.set("file", new File([content], name));
  return form;
}

/** Uploads three days of a meter as the setup does. */
export async function uploadFile(session: BrowserSession): Promise<FileUploadReply> {
  const response = await session.fetch(FILE_UPLOAD.path, { method: "POST", body: fileForm() });
  return (await response.json()) as FileUploadReply;
}
