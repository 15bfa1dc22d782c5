import { seededQuestions } from "../tests/support/seeded.mjs"

/** @typedef {import("@playwright/test").Page} Page */

const places = seededQuestions
  .filter(({ language, grade }) => language === "en" && grade === 7)
  .map(({ subject, chapter }) => `subject=${subject}&chapter=${chapter}`)

/** Bytes and requests since the call. @param {Page} page */
async function count(page) {
  const counted = { bytes: 0, requests: 0 }
  const inspector = await page.context().newCDPSession(page)
  inspector.on("Network.loadingFinished", ({ encodedDataLength }) => {
    counted.bytes += encodedDataLength
    counted.requests += 1
  })
  await inspector.send("Network.enable")
  return counted
}

/** @param {Page} page @param {number} rounds */
export async function weighLesson(page, rounds) {
  const counted = await count(page)
  const left = [...new Set(places)]
  const begin = async () => {
    const place = left.shift()
    if (!place) throw new Error("No chapter has a question left.")
    await page.goto(`/games/education/five-hints/play-five-hints?${place}`, {
      waitUntil: "networkidle",
    })
  }
  await begin()
  const first = counted.bytes
  for (let played = 0; played < rounds; played += 1) {
    while ((await page.locator("#answer").count()) === 0) await begin()
    await playRound(page)
  }
  const { bytes, requests } = counted
  return {
    "first page": first,
    lesson: bytes,
    requests,
    "a round": Math.round((bytes - first) / rounds),
  }
}

/** @param {Page} page */
async function playRound(page) {
  await page.fill("#answer", "no such answer")
  await page.click("[value=answer]:visible")
  await page.waitForSelector(".verdict-few")
  await page.click(".next-bar button:visible")
  await page.waitForSelector(".verdict-few", { state: "detached" })
}

/** @param {Page} page */
export async function weighPack(page) {
  await page.goto("/games/education/five-hints?subject=Math&chapter=1", {
    waitUntil: "networkidle",
  })
  const counted = await count(page)
  await page.click('form[action="/packs/take"] button')
  await page.waitForURL("**/packs/*", { waitUntil: "networkidle" })
  const { bytes: taken } = counted
  const rounds = await page.locator("section").count()
  await page.fill('[name="a1.1"]', "no such answer")
  await page.click("form button:visible")
  await page.waitForLoadState("networkidle")
  await page.waitForSelector("[role=status]:visible")
  return { rounds, taken, "taken and sent": counted.bytes, requests: counted.requests }
}
