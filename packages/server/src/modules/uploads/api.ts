import { loadDaySchema } from "@wattleaf/shared/contracts/load-day";
import {
  FILE_DAY,
  FILE_UPLOAD,
  fileUploadForm,
  fileUploadReplySchema,
  latestUpload,
  removeUpload,
} from "@wattleaf/shared/contracts/uploads";
import { formRoute } from "../../http/form-route";
import { defineApi, implement } from "../../http/implement";
import { MAX_UPLOAD_FORM_BYTES } from "../../http/request-body";
import { day } from "./day";
import * as uploads from "./service";

const addRoute = formRoute(
  { operation: FILE_UPLOAD, form: fileUploadForm, reply: fileUploadReplySchema, maxBytes: MAX_UPLOAD_FORM_BYTES },
  (ctx, { file }) => uploads.add(ctx, file),
);

const dayRoute = formRoute(
  { operation: FILE_DAY, form: fileUploadForm, reply: loadDaySchema, maxBytes: MAX_UPLOAD_FORM_BYTES },
  (ctx, { file }) => day(ctx, file),
);

export const uploadsApi = defineApi(
  {
    latest: implement(latestUpload, uploads.latest),
    remove: implement(removeUpload, uploads.remove),
  },
  [addRoute, dayRoute],
);
