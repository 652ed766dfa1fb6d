/** Fills the `{name}` places of a text that the page carries in an attribute. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);
