/** The compiled style sheet of the site: tokens, reset and all classes in use. Imported for its side effect. */
declare module "virtual:twind.css" {}

/** The compiled style sheet of the widget's panel, as text for an adopted style sheet. */
declare module "virtual:panel-styles" {
  const css: string;
  export default css;
}
