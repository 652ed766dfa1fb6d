/** The public API as told by its contracts, made at build time (packages/app/reference). */
declare module "virtual:api-reference" {
  export const apiReference: readonly import("../../../reference/reference").ReferenceOperation[];
}
