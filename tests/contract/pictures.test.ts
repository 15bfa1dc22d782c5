import { env } from "cloudflare:workers"
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { pictures } from "../support/pictures"
import { afterwards, call } from "./support/api"
import { addPicture } from "./support/made"
import { buildSchool, enrol } from "./support/world"
import { getRow } from "./support/sql"

await buildSchool()
const admin = await enrol("Admin")

/** The address of a subject's picture; adds the subject first. */
async function addressOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { status, text } = await addPicture(admin, name, bytes)
  if (status !== 200) throw new Error(text)
  const row = await getRow<{ image: string }>(
    "SELECT image FROM subjects JOIN subject_names ON subject_id = id WHERE name = ?",
    name,
  )
  return row?.image ?? ""
}

describe.each(["png", "jpg", "gif", "webp"] as const)("a picture of the type %s", (ending) => {
  it("is public and immutable for a year, with its own type and a strict policy", async () => {
    const address = await addressOf(`Drawn ${ending}`, pictures[ending]())
    const picture = await call(address)
    expect(picture.status).toBe(200)
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      // The page that shows it may be on another origin.
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=31536000, immutable",
    })
    expect(picture.headers.getSetCookie()).toEqual([])
  })

  it("is named by the hash of its stored bytes, and has neither metadata nor what was behind it", async () => {
    const address = await addressOf(
      `Kept ${ending}`,
      pictures[ending]({ secret: "29.97N 31.13E", behind: "<script>" }),
    )
    const stored = await env.IMAGES.get(address.replace("/images/", ""))
    const bytes = Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect([bytes.includes("29.97N"), bytes.includes("<script>")]).toEqual([false, false])
    expect(address).toBe(`/images/${createHash("sha256").update(bytes).digest("hex")}.webp`)
  })
})

it("the same picture is stored once", async () => {
  const one = await addressOf("First", pictures.png({ width: 9 }))
  expect(await addressOf("Second", pictures.png({ width: 9, secret: "another author" }))).toBe(one)
})

it("a picture is read from the bucket once, and then from the cache with the same headers", async () => {
  const address = await addressOf("Cached", pictures.png({ width: 15 }))
  const first = await call(address)
  await afterwards()
  await env.IMAGES.delete(address.replace("/images/", ""))
  const again = await call(`${address}?v=2`)
  expect([again.status, again.text]).toEqual([200, first.text])
  for (const name of ["cache-control", "content-type", "cross-origin-resource-policy"])
    expect(again.headers.get(name)).toBe(first.headers.get(name))
})

it("HEAD is answered without a body", async () => {
  const address = await addressOf("Head", pictures.png({ width: 11 }))
  const { status, text } = await call(address, { method: "HEAD" })
  expect({ status, text }).toEqual({ status: 200, text: "" })
})

it.each([
  "/images/",
  "/images/x.webp",
  `/images/${"0".repeat(64)}.webp`,
  `/images/${"0".repeat(64)}.svg`,
  `/images/${"0".repeat(64)}`,
  "/images/../images/x.png",
  "/images/%2e%2e%2fsecret",
])("%s is a 404", async (path) => {
  const { status, headers } = await call(path)
  expect(status).toBe(404)
  expect(headers.get("Cache-Control")).toBe("no-store")
})

it("a picture under another file extension is a 404", async () => {
  const address = await addressOf("Ending", pictures.png({ width: 13 }))
  expect((await call(address.replace(".webp", ".gif"))).status).toBe(404)
})
