import { expect, it } from "vitest"
import { networkOf } from "./client-info"

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1:2:3:4:5", "fe80:0:0:1::/64"],
])("reads %s as part of %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it("gives an invalid address its own short network", () => {
  expect(networkOf("x".repeat(10_000))).toHaveLength(64)
  expect(networkOf(":".repeat(10_000)).length).toBeLessThan(80)
})
