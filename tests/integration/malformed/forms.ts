/** Multipart forms without a readable file. */
export const MALFORMED_FORMS: readonly { title: string; form: () => FormData; code: string }[] = [
  { title: "without any field", form: () => new FormData(), code: "file_missing" },
  { title: "with text in place of the file", form: () => formOf(["file", "date,kwh"]), code: "file_missing" },
  {
    title: "with a thousand fields and no file",
    form: () => formOf(...Array.from({ length: 1_000 }, (_, index): [string, string] => [`field${index}`, "1"])),
    code: "file_missing",
  },
  {
    title: "with a file under another field name",
    form: () => formOf(["bill", new File(["date,kwh"], "bill.csv")]),
    code: "file_missing",
  },
  {
    title: "with a file of 10 MiB and a byte",
    form: () => formOf(["file", new File([new Uint8Array(10 * 1024 * 1024 + 1)], "bill.csv")]),
    code: "file_too_large",
  },
  {
    title: "of another content type",
    form: () =>
      formOf(["type", "holiday_pictures"], ["file", new File(["month,kwh\n2024-01,1\n2024-02,2"], "bill.csv")]),
    code: "invalid_input",
  },
];

function formOf(...fields: [name: string, value: string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value);
  }
  return form;
}
