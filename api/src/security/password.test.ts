import { randomBytes, scryptSync } from "node:crypto"
import { expect, it } from "vitest"
import { createPasswords, deriveInChain, Mutex } from "./password"

const random = (length: number) => randomBytes(length)
/** A small fraction of the real cost. */
const quick = { N: 512, r: 8, p: 1, links: 2 }
const passwords = createPasswords(random, quick)

function countingPasswords() {
  let derived = 0
  const counting = createPasswords(random, quick, (...given) => {
    derived += 1
    return deriveInChain(...given)
  })
  return { counting, count: () => derived }
}

it("matches the hashed password and no other", async () => {
  const hash = await passwords.hash("Sets-and-7")
  expect(await passwords.matches("Sets-and-7", hash)).toBe(true)
  expect(await passwords.matches("sets-and-7", hash)).toBe(false)
  expect(await passwords.matches("", hash)).toBe(false)
})

it("matches a hash that it has just made once without deriving it again", async () => {
  const { counting, count } = countingPasswords()
  const hash = await counting.hash("Sets-and-7")
  expect(await counting.matches("Sets-and-7", hash)).toBe(true)
  expect(count()).toBe(1)
  expect(await counting.matches("Sets-and-7", hash)).toBe(true)
  expect(count()).toBe(2)
})

it("derives a hash for each wrong guess at a hash that it has just made", async () => {
  const { counting, count } = countingPasswords()
  const hash = await counting.hash("Sets-and-7")
  for (const guess of ["Sets-and-8", "Sets-and-9"])
    expect(await counting.matches(guess, hash)).toBe(false)
  expect(count()).toBe(3)
})

it("treats two Unicode forms of one letter as equal", async () => {
  const hash = await passwords.hash("Caf\u00e9-1-مرحبا")
  expect(await passwords.matches("Cafe\u0301-1-مرحبا", hash)).toBe(true)
})

it("salts each hash, so that equal passwords have different hashes", async () => {
  expect(await passwords.hash("same")).not.toBe(await passwords.hash("same"))
})

it("hashes with a chain of ten scrypts, each salted with the one before", async () => {
  const salt = Buffer.from("sixteen bytes ok")
  let key = salt
  for (let link = 0; link < 10; link += 1)
    key = scryptSync("Sets-and-7", key, 32, { N: 8192, r: 8, p: 1 })
  const hash = await createPasswords(() => salt).hash("Sets-and-7")
  expect(hash).toBe(`scrypt$8192$8$1x10$${salt.toString("base64url")}$${key.toString("base64url")}`)
})

it("still verifies an older hash of one scrypt", async () => {
  const salt = Buffer.from("sixteen bytes ok")
  const key = scryptSync("Sets-and-7", salt, 32, { N: 1024, r: 8, p: 2 })
  const former = `scrypt$1024$8$2x1$${salt.toString("base64url")}$${key.toString("base64url")}`
  expect(await passwords.matches("Sets-and-7", former)).toBe(true)
  expect(await passwords.matches("Sets-and-8", former)).toBe(false)
  expect(passwords.isOutdated(former)).toBe(true)
})

it.each([
  undefined,
  "",
  "!",
  "scrypt$",
  "scrypt$16384$8$5$AAAA$short",
  "scrypt$8192$8$1x0$AAAA$short",
  "plain",
])("matches nothing with the hash %o", async (hash) => {
  expect(await passwords.matches("anything", hash)).toBe(false)
})

it("reports only a hash with other parameters as outdated", async () => {
  expect(passwords.isOutdated(await passwords.hash("x"))).toBe(false)
  expect(passwords.isOutdated("scrypt$1024$8$1x1$c2FsdA$key")).toBe(true)
})

/** Time that advances in rounds: in each, every pending yield resolves. */
function createRounds() {
  const waiting: (() => void)[] = []
  const yieldOnce = () => new Promise<void>((resolve) => waiting.push(resolve))
  async function pass() {
    for (const goOn of waiting.splice(0)) goOn()
    await new Promise(setImmediate)
  }
  return { yieldOnce, pass }
}

/** The rounds in which each of some workers started its pieces. */
async function run(workers: number, pieces: number) {
  const { yieldOnce, pass } = createRounds()
  const mutex = new Mutex(yieldOnce)
  const started = Array.from({ length: workers }, (): number[] => [])
  let round = 0
  const work = started.map(async (mine) => {
    while (mine.length < pieces) {
      await mutex.acquire()
      mine.push(round)
    }
  })
  for (; started.some((mine) => mine.length < pieces); round += 1) await pass()
  await Promise.all(work)
  return started
}

it.each([1, 2, 3])("lets three rounds pass before each piece of %d workers", async (workers) => {
  const rounds = (await run(workers, 10)).flat().toSorted((one, other) => one - other)
  expect(rounds).toHaveLength(workers * 10)
  const gaps = rounds.slice(1).map((round, index) => round - (rounds[index] ?? 0))
  expect(Math.min(...gaps, (rounds[0] ?? 0) + 1)).toBe(3)
})

it("lets two workers with ten pieces each finish within 140 rounds", async () => {
  const [first = [], second = []] = await run(2, 10)
  expect(Math.max(...first, ...second)).toBeLessThan(20 * 7)
})
