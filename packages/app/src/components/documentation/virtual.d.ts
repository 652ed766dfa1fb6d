/** The public API from its contracts, generated at build time (packages/app/reference). */
declare module "virtual:api-reference" {
  export const apiReference: readonly import("../../../reference/reference").ReferenceOperation[];
}
