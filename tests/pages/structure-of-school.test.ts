import { gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import { say } from "../support/words"

const wordsOf = [
  ["الطاقة", "الحركة", "الضوء"],
  ["energy", "motion", "light"],
]

test("keeps a sheet of 2,000 rows with long names from its check until it is saved", async () => {
  const huda = await signedIn(site, "huda")
  await huda.open("/admin/structure")
  const text = Array.from({ length: 2_000 }, (_, at) => {
    const [ar, en] = wordsOf.map((words) => {
      const parts = Array.from({ length: 14 }, (_, of) => {
        return `${words[(at * (of + 3)) % 3]}${(at * 7919) % (of + 89)}`
      })
      return parts.join(" ").slice(0, 100)
    })
    return `Grade ${1000 + Math.floor(at / 200)}, Sheetcraft, ${(at % 200) + 1}, ${ar}, ${en}`
  }).join("\n")
  const page = await huda.submit({
    form: "#give",
    button: { name: "intent", value: "check" },
    values: { text },
  })
  expect(page.text).not.toContain(say("en", "errors.import.tooLarge"))
  const kept = page.document.querySelector("#make [name=packed]")?.getAttribute("value") ?? ""
  expect(gunzipSync(Buffer.from(kept, "base64")).toString()).toBe(text)
})
