/**
 * Base forms an English word may stand for, likeliest first: "batteries" → "battery", "charging" → "charge".
 * Small on purpose: it serves lookups in a closed lexicon, where a wrong guess simply matches nothing.
 */
export function baseForms(word: string): string[] {
  const forms = [word];
  const add = (form: string) => {
    if (form.length >= 2) forms.push(form);
  };
  if (word.endsWith("'s")) add(word.slice(0, -2));
  if (word.endsWith("ies")) add(`${word.slice(0, -3)}y`);
  if (word.endsWith("es")) add(word.slice(0, -2));
  if (word.endsWith("s") && !word.endsWith("ss")) add(word.slice(0, -1));
  for (const ending of ["ing", "ed"]) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue;
    const stem = word.slice(0, -ending.length);
    add(stem);
    add(`${stem}e`);
    if (stem.at(-1) === stem.at(-2)) add(stem.slice(0, -1));
  }
  return forms;
}
