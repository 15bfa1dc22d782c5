import { expect, it } from "vitest"
import { pictureAddress } from "./pictures.server"

const ours = `/images/${"0a".repeat(32)}.webp`

it.each([
  ["a path", ours, null, ours],
  ["the bound API's own, at whatever origin", `https://api.example${ours}`, null, ours],
  ["another's", "https://cdn.example/images/math.png", null, "https://cdn.example/images/math.png"],
  [
    "the upstream's own",
    "https://up.example/images/math.png",
    "https://up.example",
    "/images/math.png",
  ],
  [
    "the upstream's own, in the clear",
    "http://localhost:1/images/a.png",
    "http://localhost:1",
    "/images/a.png",
  ],
  [
    "of its origin, elsewhere",
    "https://up.example/x/a.png",
    "https://up.example",
    "https://up.example/x/a.png",
  ],
  [
    "a name like ours, at another origin",
    `https://cdn.example${ours}`,
    "https://up.example",
    `https://cdn.example${ours}`,
  ],
  [
    "a script",
    "https://up.example/images/a.svg",
    "https://up.example",
    "https://up.example/images/a.svg",
  ],
  ["none", "", "https://up.example", ""],
  ["no address", "math.png", null, "math.png"],
])("resolves the address of a picture that is %s: %s", (_, image, origin, address) => {
  expect(pictureAddress(image, origin)).toBe(address)
})
