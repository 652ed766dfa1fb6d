import { errorsOf } from "@wattleaf/shared/contracts/operation";
import { openWidgetSession } from "@wattleaf/shared/contracts/partners";
import { describe, expect, it } from "vitest";
import { Failure, isAboutIdentity } from "./api/failure";
import type { UnavailableReason } from "./protocol";

/** The published type, as values. */
const REASONS = {
  load_failed: true,
  network: true,
  origin_not_allowed: true,
  unknown_widget_key: true,
  revoked_widget_key: true,
  auth_expired: true,
  invalid_input: true,
  too_large: true,
  request_timeout: true,
  rate_limited: true,
  overloaded: true,
  unavailable: true,
  internal: true,
} satisfies Record<UnavailableReason, true>;

describe("why there is no assistant", () => {
  it("is a reason of the published type for every error of opening a session", () => {
    const codes = errorsOf(openWidgetSession)
      // The server rejects no page for being another's: that is what the operation is for.
      .filter((code) => code !== "forbidden" && !isAboutIdentity(new Failure(code)));
    expect(codes.filter((code) => !(code in REASONS))).toEqual([]);
  });
});
