import { expect, test } from "vitest"
import { importsOf, isTestTool, type Import } from "./imports"
import { liesIn, onlyIn, ruleFor, type Rule } from "./import-rules"
import { codeFolders, isTest, sourcesIn, type Source } from "./sources"

const sources = sourcesIn(codeFolders).filter((source) => !source.path.startsWith("api/seed/"))
const imports = sources.flatMap(importsOf)
const withoutEnding = (source: Source) => source.path.replace(/\.(tsx?|mjs|js)$/, "")

test("every file belongs to a part", () => {
  expect(
    sources.filter((source) => !ruleFor(withoutEnding(source))).map(({ path }) => path),
  ).toEqual([])
})

test("a part imports only the parts that its rule lists", () => {
  expect(imports.filter((each) => each.file !== null && !mayImport(each)).map(tell)).toEqual([])
})

test("a part imports only the packages that its rule lists", () => {
  expect(imports.filter((each) => !mayUsePackage(each)).map(tell)).toEqual([])
})

test("no file imports a route except the route itself", () => {
  const strangers = imports.filter(({ file, source }) => {
    const folder = file?.match(/^app\/routes\/[^/]+/)?.[0]
    return folder && !liesIn(withoutEnding(source), folder)
  })
  expect(strangers.map(tell)).toEqual([])
})

test("code that calls other servers never reaches the browser", () => {
  const open = sources.filter(
    (source) =>
      ruleFor(withoutEnding(source))?.serverOnly &&
      !/\.server(\.test)?\.tsx?$/.test(source.path) &&
      !isTest(source),
  )
  expect(open.map(({ path }) => path)).toEqual([])
})

function mayImport({ source, file, typeOnly }: Import): boolean {
  const rule = ruleFor(withoutEnding(source))
  if (!rule || file === null) return true
  if (/\/public\/assets\/locales\//.test(`/${file}`)) return rule.part === "app/i18n"
  if (isTest(source) && liesIn(file, "tests/support")) return true
  const mayName = typeOnly || isTest(source)
  const allowed: Rule["parts"] = mayName ? [...rule.parts, ...(rule.typesOf ?? [])] : rule.parts
  return owner(file) === rule.part || allowed.some((part) => liesIn(file, part))
}

/** The part of a file; files directly in app/ belong to the part `app`. */
const owner = (file: string) => ruleFor(file)?.part

function mayUsePackage({ source, packageName }: Import): boolean {
  const rule = ruleFor(withoutEnding(source))
  if (!rule || packageName === null || isTestTool(source, packageName)) return true
  const home = onlyIn[packageName]
  if (home) return liesIn(withoutEnding(source), home)
  return rule.packages.includes(packageName) || isRuntime(rule.part, packageName)
}

/** The Node modules that workerd provides; the seed and the scripts run in Node and may use all of them. */
const isRuntime = (part: string, name: string) =>
  (part === "api" && name === "node:crypto") ||
  (name === "node:async_hooks" && ["api", "app/log"].includes(part))

const tell = ({ where, specifier }: Import) => `${where} imports ${specifier}`
