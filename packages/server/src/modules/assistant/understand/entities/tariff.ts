/** Kinds of tariffs that people name. */
export type TariffKind = "flat" | "time_of_use" | "night" | "tiered" | "dynamic" | "ev" | "demand";
