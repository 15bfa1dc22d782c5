import { expect, it } from "vitest"
import { publicAddress } from "./picture-storage"

it.each([
  ["/images/a.png", "https://api.example", "https://api.example/images/a.png"],
  ["/images/a.png", "https://api.example/", "https://api.example/images/a.png"],
  ["/images/a.png", "http://localhost:8787", "http://localhost:8787/images/a.png"],
  ["/images/a.png", "", "/images/a.png"],
  ["/images/a.png", "api.example", "/images/a.png"],
  ["/images/a.png", "javascript:alert(1)", "/images/a.png"],
  ["https://cdn.example/x.png", "https://api.example", "https://cdn.example/x.png"],
  ["", "https://api.example", ""],
])("the picture %j with the public origin %j is at %j", (image, publicUrl, address) => {
  expect(publicAddress(image, publicUrl)).toBe(address)
})
