import ts from "typescript"
import { expect, test } from "vitest"
import { sourcesIn, walk } from "./sources"
import { flatten, languages, pluralBase, type Language } from "./translations"

const english = flatten("en")
const arabic = flatten("ar")
const bases = (keys: Iterable<string>) => new Set([...keys].map(pluralBase))
const literals = new Set<string>()
const patterns: RegExp[] = []

for (const source of sourcesIn(["app"])) {
  walk(source.tree, (node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text)
    if (ts.isTemplateExpression(node) && node.head.text.includes("."))
      patterns.push(patternOf(node))
  })
}

test("both languages have the same messages", () => {
  const inEnglish = bases(english.keys())
  const inArabic = bases(arabic.keys())
  expect([...inEnglish].filter((key) => !inArabic.has(key))).toEqual([])
  expect([...inArabic].filter((key) => !inEnglish.has(key))).toEqual([])
})

test("every plural has all the forms of its language", () => {
  expect(languages.flatMap(missingForms)).toEqual([])
  // «100 لاعب», and «11 لاعبًا».
  const hundreds = [...arabic].filter(([key]) => key.endsWith("_other"))
  expect(hundreds.filter(([, text]) => /\{\{count\}\} \S+ًا/.test(text))).toEqual([])
})

test("a message with {{count}} has plural forms", () => {
  const counted = [...english, ...arabic].filter(([, text]) => text.includes("{{count}}"))
  expect(counted.map(([key]) => key).filter((key) => pluralBase(key) === key)).toEqual([])
})

test("an Arabic message addresses girls as much as boys: it has no masculine imperative and no verb for him alone", () => {
  const commands =
    /(?<![\p{L}\p{M}])[وفث]?(?:اختر|اكتب|أرسل|احفظ|جرّب|حاول|راجع|حدّد|ابدأ|صحّح|سجّل|أنشئ|غيّر|نزّل|اربط|أضف|اعرض|استعمل|العب|خمّن|اطلب|افصل|الصق|قسّم|عدّل|أعد|أجب|قل|اطبع|اقرأ|تحقّق|ابحث|اقبل|ارفض|اضغط|احذف|املأ|قارن|اشرح|أوقف|أظهر|افحص|ابتكر|تدرّب|اربح|اسأل|اسمح|وزّع|انقل|تابع|انسخ)(?:ها|ه|هم)?(?![\p{L}\p{M}])/u
  const said = [...arabic].filter(([, text]) => commands.test(text)).map(([key]) => key)
  expect(said).toEqual([])
  const toHim =
    /(?<!\p{L})[وفل]?(?:تريد|تحب|تعرف|تختاره|تكتبه|تدرّسها?|تتابعه|ترسله?|ترفضه|تقبله|تسميها|تفتحه|تطبعها|تحصل|تغادر|تجده|ترها)(?![\p{L}\p{M}])/u
  expect([...arabic].filter(([, text]) => toHim.test(text)).map(([key]) => key)).toEqual([])
})

test("an Arabic message has the one word of the glossary for one thing", () => {
  const others =
    /مشرف|موافق[ةه]|اللقب|ملفات الارتباط|وضع علامة|اختيار هذا السؤال|نقل (?:ال)?صفوف|شعبك|الشعب(?![ةت])/
  expect([...arabic].filter(([, text]) => others.test(text)).map(([key]) => key)).toEqual([])
})

test("a message has the same placeholders in both languages", () => {
  const other = (key: string) => arabic.get(key) ?? ""
  const plain = [...english].filter(([key]) => pluralBase(key) === key)
  expect(
    plain.filter(([key, text]) => blanks(text) !== blanks(other(key))).map(([key]) => key),
  ).toEqual([])
})

test("what a toast says is a sentence with its stop", () => {
  const said = [...english, ...arabic].filter(([key]) => /^toast\.(?!close|sentence)/.test(key))
  expect(said.filter(([, text]) => !/[.!?؟]$/.test(text)).map(([key]) => key)).toEqual([])
})

test("no message is empty", () => {
  const empty = [...english, ...arabic].filter(([, text]) => text.trim() === "")
  expect(empty.map(([key]) => key)).toEqual([])
})

test("a row of a sheet is «سطر» in Arabic, because «صف» is a grade", () => {
  const aboutRows = [...english].filter(
    ([key, text]) => key.includes("import.") && /(?<!in a )\brows?\b/i.test(text),
  )
  const saysGrade = /(?<!\p{L})[وبل]*(?:ال)?صفّ?(?:وف)?(?:ك|ًا)?(?!\p{L})/u
  expect(
    aboutRows.map(([key]) => key).filter((key) => saysGrade.test(arabic.get(key) ?? "")),
  ).toEqual([])
})

test("every message that a page uses exists", () => {
  const known = bases(english.keys())
  expect(askedKeys().filter((key) => !known.has(key))).toEqual([])
})

test("every message is used", () => {
  const isSaid = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key))
  expect([...bases(english.keys())].filter((key) => !isSaid(key))).toEqual([])
})

/** The names of the values that are interpolated into a message. */
const blanks = (text: string) => [...new Set(text.match(/\{\{\s*[\w.]+/g))].toSorted().join(" ")

function missingForms(language: Language): string[] {
  const sentences = language === "en" ? english : arabic
  const plurals = [...bases(sentences.keys())].filter((base) => sentences.has(`${base}_other`))
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return plurals.flatMap((base) =>
    forms.map((form) => `${base}_${form}`).filter((key) => !sentences.has(key)),
  )
}

/** The literal first arguments of `t(…)` and the literal values of `i18nKey`. */
function askedKeys(): string[] {
  const asked: string[] = []
  for (const source of sourcesIn(["app"])) {
    walk(source.tree, (node) => {
      if (!ts.isCallExpression(node) || !/(^|\.)t$/.test(node.expression.getText())) return
      const [key] = node.arguments
      if (key && ts.isStringLiteralLike(key)) asked.push(key.text)
    })
  }
  return asked
}

function patternOf(node: ts.TemplateExpression): RegExp {
  const texts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  return new RegExp(
    `^${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+")}$`,
  )
}
