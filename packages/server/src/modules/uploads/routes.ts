import { FILE_UPLOAD, fileUploadReplySchema, latestUpload, removeUpload } from "@wattleaf/shared/contracts/uploads";
import { Elysia } from "elysia";
import { readForm } from "../../http/read-form";
import { MAX_UPLOAD_FORM_BYTES } from "../../http/request-body";
import { BODY_UNREAD, jsonResponse, openRoute, rest, type RestHost } from "../../http/rest";
import * as uploads from "./service";

export const uploadsRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(addRoute(host))
    .use(route(latestUpload, ({ ctx }) => uploads.latest(ctx)))
    .use(route(removeUpload, ({ ctx }, input) => uploads.remove(ctx, input)));
};

/** A multipart form, and so REST only. */
const addRoute = (host: RestHost) =>
  new Elysia().post(
    FILE_UPLOAD.path,
    async (context) => {
      const { call, headers } = await openRoute(host, FILE_UPLOAD, context);
      const { file } = await readForm(context.request, MAX_UPLOAD_FORM_BYTES);
      return jsonResponse(fileUploadReplySchema.parse(await uploads.add(call.ctx, file)), headers);
    },
    BODY_UNREAD,
  );
