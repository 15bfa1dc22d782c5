import { expect, test, it } from "vitest"
import { ofOneConnection, getNetwork, site, readRegion, getRegion } from "./network"

test.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["203.0.113.255", "203.0.113.255", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:0001:0002:ffff::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["fe80::1:2:3:4:5", "fe80:0:0:1::/64", "fe80:0:0::/48"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["::ffff:cb00:7107", "203.0.113.7", "203.0.113.0/24"],
])("the networks of %j are %s and %s", (address, one, wide) => {
  expect(getNetwork(address, ofOneConnection)).toBe(one)
  expect(getNetwork(address, site)).toBe(wide)
})

test.each(["", "[::1]", "203.0.113", "1:2:3:4:5:6:7:8:9", "::1]/evil", "x".repeat(10_000), ":"])(
  "%j is of no known network",
  (address) => {
    expect(getNetwork(address, ofOneConnection)).toBe("unknown")
    expect(getNetwork(address, site)).toBe("unknown")
  },
)

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
