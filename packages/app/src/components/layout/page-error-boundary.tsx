import { Component, type ReactNode } from "react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

/** Keeps the site's frame when a page fails to load or crashes, and offers to reload it. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const t = useT();
  return (
    <Container width="prose" className="flex flex-col items-start gap-4 py-24">
      <h1 className="text-2xl font-semibold">{t("state.crashed.title")}</h1>
      <p className="text-muted">{t("state.crashed.text")}</p>
      <Button onClick={() => location.reload()}>{t("action.retry")}</Button>
    </Container>
  );
}
