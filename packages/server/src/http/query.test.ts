import { expect, test } from "vitest";
import { queryFields } from "./query";

test("a query's field is text, and a list where it is repeated", () => {
  expect(queryFields("http://localhost/events?limit=5&targetValues=west&targetValues=a%20b&targetValues=c+d")).toEqual({
    limit: "5",
    targetValues: ["west", "a b", "c d"],
  });
  expect(queryFields("http://localhost/events?name=a%26b%3Dc&empty")).toEqual({ name: "a&b=c", empty: "" });
  expect(queryFields("http://localhost/events")).toEqual({});
});
