import { createRoot } from "react-dom/client";
import { WattleafWidget, type WattleafWidgetProps } from "../../packages/widget/src/react";

/* A partner's page made with React: a test sets the properties of its widget, or takes it away (widget-react.test.ts). */

const root = createRoot(document.body.appendChild(document.createElement("main")));

Object.assign(window, {
  showWidget: (props?: WattleafWidgetProps) => root.render(props ? <WattleafWidget {...props} /> : null),
});
