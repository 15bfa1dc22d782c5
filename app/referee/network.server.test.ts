import { expect, test } from "vitest"
import { networkOf } from "./network.server"

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["203.0.113.255", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:0DB8:0001:ffff::1", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["::ffff:cb00:7107", "203.0.113.0/24"],
  ["", "unknown"],
  ["[::1]", "unknown"],
  ["203.0.113", "unknown"],
  ["1:2:3:4:5:6:7:8:9", "unknown"],
  ["::1]/evil", "unknown"],
])("the network of %j is %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})
