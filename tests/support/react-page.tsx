import { createRoot } from "react-dom/client";
import { WattleafWidget, type WattleafWidgetProps } from "../../packages/widget/src/react";

/* A partner's page made with React, whose state a test sets. */

const root = createRoot(document.body.appendChild(document.createElement("main")));

/** What a test calls in the page; without properties, the page has no widget. */
export interface ReactPage {
  showWidget(props?: WattleafWidgetProps): void;
}

const page: ReactPage = {
  showWidget: (props) => root.render(props ? <WattleafWidget {...props} /> : null),
};
Object.assign(window, page);
