import { createRequire } from "node:module"
import { Validator } from "@seriousme/openapi-schema-validator"
import { expect, test } from "vitest"
import { endpoints, openApiDocument } from "../../api/src/openapi/serve-document"
import * as contract from "../../contract"
import type { Endpoint } from "../../contract/endpoint"
import { answerHints, educationHintsQuestion } from "../../contract/games/five-hints"
import * as accounts from "../contract/samples/accounts"
import * as admin from "../contract/samples/admin"
import * as made from "../contract/samples/authoring"
import { arabic, english } from "../contract/samples/catalogue"
import { hintsQuestion, rightAnswer } from "../contract/samples/play"

interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly parameters: readonly { readonly name?: string; readonly in?: string }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> }
  readonly responses: Record<string, { readonly content?: Record<string, { schema: object }> }>
}
const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  JSON.stringify(openApiDocument()),
)
const operationOf = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()]

test("the document is valid OpenAPI 3.1", async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe("3.1")
})

test("the document has every call of the contract once, and nothing else", () => {
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const calls = endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  expect(written.toSorted()).toEqual(calls.toSorted())
  const ids = Object.values(document.paths).flatMap((each) =>
    Object.values(each).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(calls.length)
})

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  "%s lists its parameters, its body and each error response",
  (path, endpoint) => {
    const operation = operationOf(endpoint)
    const inPath = operation?.parameters.filter((each) => each.in === "path")
    expect(inPath?.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    const media = endpoint.multipart ? "multipart/form-data" : "application/json"
    expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(endpoint.body ? [media] : [])
    const statuses = ["200", ...endpoint.refusals.map(String), "default"]
    expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual(statuses.toSorted())
    const isForAll = operation?.security.every((each) => Object.keys(each).length === 0)
    expect(isForAll).toBe(!endpoint.roles && endpoint.auth === "none")
  },
)

// The validator's own copy of ajv, because node_modules holds two versions.
const require = createRequire(
  createRequire(import.meta.url).resolve("@seriousme/openapi-schema-validator"),
)
const { default: Ajv } = require("ajv/dist/2020.js")
const ajv = new Ajv({ strict: false })
const accepts = (schema: object | undefined, sample: unknown): boolean =>
  ajv.validate(schema ?? false, JSON.parse(JSON.stringify(sample)))
const bodyOf = (endpoint: Endpoint) =>
  operationOf(endpoint)?.requestBody?.content["application/json"]?.schema
const okOf = (endpoint: Endpoint) =>
  operationOf(endpoint)?.responses["200"]?.content?.["application/json"]?.schema

test.each([
  ["a registration", bodyOf(contract.accounts.register), accounts.registration],
  ["credentials", bodyOf(contract.accounts.login), accounts.credentials],
  ["a reset", bodyOf(contract.accounts.resetPassword), accounts.reset],
  ["a change", bodyOf(contract.accounts.changePassword), accounts.change],
  ["a teacher's grades", okOf(contract.catalogue.teacherGrades), accounts.teacherGrades],
  ["a total", okOf(contract.points.addPoints), accounts.total],
  ["the top ten", okOf(contract.points.topTen), accounts.topTen],
  ["subjects", okOf(contract.catalogue.subjectsOfGrade), english.subjects],
  ["chapters", okOf(contract.catalogue.chapters), english.chapters],
  ["all grades", okOf(contract.catalogue.allGrades), arabic.allGrades],
  ["a hints question", okOf(educationHintsQuestion), hintsQuestion],
  ["an answer", bodyOf(answerHints), rightAnswer],
  ["five hints", bodyOf(contract.authoring.makeEducationQuestion), made.hintsMade],
  ["offside", bodyOf(contract.authoring.makeEducationQuestion), made.offsideMade],
  ["a set", bodyOf(contract.authoring.makeEducationDifficulty), made.setMade],
  ["a question to review", okOf(contract.admin.educationalQuestions), [admin.educationalQuestion]],
  ["a chapter", bodyOf(contract.catalogue.addChapter), admin.chapter],
  ["links", bodyOf(contract.catalogue.addGradeSubjects), admin.links],
])(
  "the document accepts %s as the specification writes it, and rejects a string",
  (_, schema, sample) => {
    expect(accepts(schema, sample), ajv.errorsText()).toBe(true)
    expect(accepts(schema, "neither")).toBe(false)
  },
)
