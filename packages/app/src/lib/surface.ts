import { createContext, use } from "react";

/**
 * What a component is part of: a `document`, which has no React but in its islands, or the `app`. Shared components
 * (links, header, footer) look the same in both and work by different means.
 */
export type Surface = "document" | "app";

export const SurfaceContext = createContext<Surface>("document");

export const useSurface = (): Surface => use(SurfaceContext);
