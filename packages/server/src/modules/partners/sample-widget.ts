import { DEMO_WIDGET_KEY } from "../../db/seed/demo";
import type { Environment } from "../../env";

/** The widget of the demo partner, which the home page shows; null on a server without sample data. */
export const sampleWidget = ({ SEED_DEMO }: Pick<Environment, "SEED_DEMO">) =>
  SEED_DEMO === "on" ? { widgetKey: DEMO_WIDGET_KEY } : null;
