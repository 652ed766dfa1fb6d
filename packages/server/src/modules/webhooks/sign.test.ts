import { expect, test } from "vitest";
import { newWebhookSecret, signedHeaders } from "./sign";

test("signs like the libraries of Standard Webhooks", () => {
  // The example of the specification's reference implementations.
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const headers = signedHeaders([secret], "msg_p5jXN8AQM9LWM0D4loKWxJek", '{"test": 2432232314}', 1_614_265_330_000);
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("secrets are random and marked as such", () => {
  expect(newWebhookSecret()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(newWebhookSecret());
});
