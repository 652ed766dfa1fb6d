import type { Asked } from "../consistency";
import type { Frame } from "../frame";

/** The asker's own figures of what the question before was about, for a follow-up that says how it asks of it. */
export const sameTopic = ({
  metric,
  subject,
}: Pick<Frame, "metric" | "subject">): Pick<Asked, "metric" | "scope" | "subject"> => ({
  scope: "own",
  ...(metric && { metric }),
  ...(subject && { subject }),
});
