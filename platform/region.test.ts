import { expect, it } from "vitest"
import { readRegion, getRegion } from "./region"

it.each([
  [{ continent: "AS", country: "SA" }, "me"],
  [{ continent: "AF", country: "EG" }, "me"],
  [{ continent: "AF", country: "MA" }, "afr"],
  [{ continent: "AS", country: "ID" }, "apac"],
  [{ continent: "EU", country: "DE", longitude: "13.4" }, "weur"],
  [{ continent: "EU", country: "RO", longitude: "26.1" }, "eeur"],
  [{ continent: "NA", country: "US", longitude: "-122.4" }, "wnam"],
  [{ continent: "NA", country: "CA", longitude: "-79.4" }, "enam"],
  [{ continent: "NA" }, "enam"],
  [{ continent: "SA", country: "BR" }, "sam"],
  [{ continent: "OC" }, "oc"],
  [{ continent: "AN" }, null],
  [{}, null],
])("the region of %j is %s", (origin, region) => {
  expect(getRegion(origin)).toBe(region)
})

it("rejects an unknown region", () => {
  expect(readRegion("me")).toBe("me")
  expect(readRegion("moon")).toBeNull()
  expect(readRegion(null)).toBeNull()
})
