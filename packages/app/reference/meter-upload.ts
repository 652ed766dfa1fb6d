import { METER_UPLOAD, meterUploadForm, meterUploadReply } from "@wattleaf/shared/contracts/meters";
import { errorsOfForm, keyScopeOf } from "@wattleaf/shared/contracts/operation";
import { outputWithNotices, strictInput } from "@wattleaf/shared/contracts/public-request";
import { z } from "zod";
import { errorsWithStatus } from "./errors-with-status";
import { fieldsOf } from "./fields";
import type { ReferenceField, ReferenceOperation } from "./reference";

const FORM = meterUploadForm.extend(strictInput.shape);
const REPLY = outputWithNotices({ ...METER_UPLOAD, output: meterUploadReply });

/** The upload of a meter's file: a multipart form, which is no operation of the table. */
export function meterUpload(): ReferenceOperation {
  const { id, method, path, summary } = METER_UPLOAD;
  return {
    id,
    domain: "meters",
    method,
    access: { scope: keyScopeOf(METER_UPLOAD), ownDataScope: null, openAdrScope: null },
    path,
    pathFields: [],
    headerFields: [],
    summary,
    description: "",
    parameters: fieldsOf(z.toJSONSchema(FORM, { io: "input", unrepresentable: "any" })).map(asPart),
    response: fieldsOf(z.toJSONSchema(REPLY, { io: "output", unrepresentable: "any" })),
    example: {
      path,
      query: [],
      body: null,
      form: { file: "readings.xml", fields: [["timeZone", "America/Los_Angeles"]] },
    },
    demoKey: false,
    errors: errorsWithStatus(errorsOfForm(METER_UPLOAD)),
  };
}

/** The upload checks its file by itself, so that the form's schema has no type for it. */
const asPart = (field: ReferenceField): ReferenceField =>
  field.name === "file" ? { ...field, type: "file", required: true } : field;
