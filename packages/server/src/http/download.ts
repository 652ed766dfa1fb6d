const encoder = new TextEncoder();

export interface Download {
  /** ASCII: a header holds nothing else. */
  fileName: string;
  parts: AsyncGenerator<string>;
}

/** A JSON file that the browser saves, sent as fast as it is read; who leaves ends the reading. */
export function downloadResponse({ fileName, parts }: Download, headers: Headers): Response {
  headers.set("content-type", "application/json; charset=utf-8");
  headers.set("content-disposition", `attachment; filename="${fileName}"`);
  headers.set("cache-control", "no-store");
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, { headers });
}
