const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s]+$/u;

/** The text, or nothing when a reader would see none of it: a name of zero-width characters is a blank row in a list. */
export const visibleText = (text: string) => text.replace(INVISIBLE, "");
