import { lazy, Suspense } from "react";
import { useSession } from "../../lib/session";

const Notice = lazy(() => import("./read-only-notice").then((module) => ({ default: module.ReadOnlyNotice })));

/** On every page of a read-only session; loaded only for those. */
export function ReadOnlyBanner() {
  const { user } = useSession();
  if (!user?.readOnly) return null;
  return (
    <Suspense fallback={null}>
      <Notice isSample={user.isSample} />
    </Suspense>
  );
}
