import type { ReactNode } from "react";
import { useSession } from "../../lib/session";
import { useSurface } from "../../lib/surface";

interface VisitorOnlyProps {
  className?: string;
  children: ReactNode;
}

/** What a signed-in user does not need. A document arrives as a visitor's; document/account.ts hides it there. */
export function VisitorOnly(props: VisitorOnlyProps) {
  return useSurface() === "document" ? <div data-account="visitor" {...props} /> : <WithoutUser {...props} />;
}

const WithoutUser = (props: VisitorOnlyProps) => (useSession().user ? null : <div {...props} />);
