export * from "./api-keys";
export * from "./assistant";
export * from "./auth";
export * from "./marketplace";
export * from "./newsletter";
export * from "./partners";
export * from "./rewards";
export * from "./uploads";
