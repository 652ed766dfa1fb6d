/** Set at build time: each language's panel file, relative to the launcher's own address. */
declare const __PANEL_PATHS__: Record<"en" | "zh", string>;
/** Set at build time: the panel's parts, relative to the panel's own address. */
declare const __PART_PATHS__: Record<keyof PartModules, string>;

/** What the panel loads only when it is needed. Said here, so that the panel need not import its parts for their types. */
interface PartModules {
  answer: typeof import("./parts/answer");
  attachments: typeof import("./parts/attachments");
  failure: typeof import("./parts/failure");
  handover: typeof import("./parts/handover");
  rewards: typeof import("./parts/rewards");
  upload: typeof import("./parts/upload");
}
