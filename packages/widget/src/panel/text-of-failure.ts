import type { Failure } from "../api/failure";
import type { PanelServices } from "./services";

/**
 * What a person reads about a failure. The words of most load only when something is wrong; those for a lost connection
 * are here, since then nothing loads.
 *
 * @param isFile the failure says itself what is wrong with the file
 */
export function textOfFailure(failure: Failure, { t, parts }: Pick<PanelServices, "parts" | "t">, isFile?: boolean) {
  if (isFile) return failure.message;
  const text = failure.code !== "network" && parts.get("failure")?.failureText(failure, t);
  return text || t("widget.error.network");
}
