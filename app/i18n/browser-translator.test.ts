import { createInstance } from "i18next"
import { afterEach, describe, expect, test, vi } from "vitest"
import { languages } from "#contract/words"
import ar from "../../public/assets/locales/ar/translation.json"
import en from "../../public/assets/locales/en/translation.json"
import { createTranslator, loadTranslator } from "./browser-translator"
import { options } from "./options"

const texts = { en, ar }

type Language = "en" | "ar"

/** The keys of a language whose texts fit, as in the file and without the suffix of their plural form. */
const keys = (language: Language, fits: RegExp) => [
  ...new Set(
    pairsIn(texts[language], "")
      .filter(([, text]) => fits.test(text))
      .flatMap(([key]) => [key, key.replace(/_[a-z]+$/, "")]),
  ),
]

function pairsIn(tree: object, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + name, value]] : pairsIn(value, `${prefix}${name}.`),
  )
}

/** i18next as the server has it, of one language. */
async function startServers(language: Language) {
  const instance = createInstance()
  const resources = { [language]: { translation: texts[language] } }
  await instance.init({ ...options, lng: language, fallbackLng: false, resources })
  return instance
}

const hostile = ["", "ليلى", "3.5", "$1 $& $$", "{{0}}", "$t(site.name)", "<b>&amp;", null, 7]

describe.each(languages)("in %s the browser says what the server says", (language) => {
  const starting = startServers(language)
  const names = [...new Set(JSON.stringify(texts[language]).match(/(?<={{).+?(?=}})/g))]
  const filled = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]))

  test.each([
    ...[0, 1, 2, 3, 11, 100, 1.5, -1].map((count) => ({ ...filled("Layla"), count })),
    ...hostile.map((value) => ({ ...filled(value), count: 5 })),
    { count: "2" },
  ])("with %j", async (values) => {
    const { t } = await starting
    const ours = createTranslator(language, texts[language]).getFixedT()
    const filledKeys = keys(language, /{{/)
    const said = filledKeys.map((key) => [key, ours(key, values)])
    expect(said).toEqual(
      filledKeys.map((key) => [key, Reflect.apply(t, null, [key, { ...values }])]),
    )
  })

  test("without values, and of keys that no text has", async () => {
    const server = await starting
    const ours = createTranslator(language, texts[language])
    expect(ours.dir()).toBe(server.dir())
    const t = ours.getFixedT()
    const all = [...keys(language, /./), "no.such", "constructor.name", "nav.label.x"]
    expect(all.map((key) => t(key))).toEqual(all.map((key) => Reflect.apply(server.t, null, [key])))
  })
})

function serve(...replies: (Response | Error)[]) {
  vi.stubGlobal("LOCALES_VERSION", "v")
  vi.stubGlobal("setTimeout", (then: () => void) => queueMicrotask(then))
  const fetch = vi.fn(() => {
    const reply = replies.shift() ?? Response.error()
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)
  })
  vi.stubGlobal("fetch", fetch)
  return fetch
}
const failed = () => new Response("", { status: 503 })

describe("loading the texts", () => {
  afterEach(() => void vi.unstubAllGlobals())

  test("asks a failing server again, six times at most", async () => {
    serve(failed(), Response.json(en))
    expect((await loadTranslator("en"))?.t).toBeUndefined()
    const fetch = serve(...Array.from({ length: 9 }, failed))
    expect(await loadTranslator("en")).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(6)
  })

  test.each([
    ["a 404", new Response("", { status: 404 })],
    ["what is no JSON", new Response("<html>")],
    ["no reply", new TypeError("failed")],
  ])("has no translator after %s", async (_, reply) => {
    const fetch = serve(reply)
    expect(await loadTranslator("en")).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test("changes the language when its texts are there, and keeps the old one when they are not", async () => {
    serve(Response.json(ar), failed())
    const translator = createTranslator("en", en)
    const heard = vi.fn()
    translator.on("languageChanged", heard)
    const old = translator.getFixedT()
    await translator.changeLanguage("ar")
    expect([translator.language, translator.dir()]).toEqual(["ar", "rtl"])
    expect(translator.getFixedT()("site.name")).toBe(ar.site.name)
    expect(translator.getFixedT()).not.toBe(old)
    expect(heard).toHaveBeenCalledTimes(1)
    serve(new Response("", { status: 404 }))
    await translator.changeLanguage("en")
    expect(translator.language).toBe("ar")
  })
})
