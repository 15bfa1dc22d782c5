import { expect, test } from "vitest"
import { formatted } from "../../scripts/launch/format.mjs"
import { endpoints } from "../../api/src/openapi/serve-document"
import { callRows } from "../support/access-of-calls"
import { groups, pageRows } from "../support/access-table"
import { root } from "./sources"

test("every call of the contract has a row in the access table", () => {
  expect(callRows.map(({ path }) => path).toSorted()).toEqual(
    endpoints.map(({ path }) => path).toSorted(),
  )
})

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  "%s accepts the roles and the relation of its row",
  (path, { roles, confirmedOnly, relation }) => {
    const { who: group = "leads home", as } = callRows.find((row) => row.path === path) ?? {}
    expect(relation).toBe(as)
    const open = new Set<string>(roles ?? groups.everybody)
    if (open.has("Teacher")) open.add("New")
    if (confirmedOnly) open.delete("New")
    expect([...open].toSorted()).toEqual([...groups[group]].toSorted())
  },
)

test("docs/access.md matches the access table", async () => {
  const file = `${root}/docs/access.md`
  await expect(await formatted(file, accessTables())).toMatchFileSnapshot(file)
})

/** Both tables in Markdown, for the docs. */
function accessTables(): string {
  const pages = pageRows.map(
    ({ path, get, post }) => `| ${path.replace(/\?.*/, "")} | ${get} | ${post ?? "no form"} |`,
  )
  const calls = callRows.map(({ path, who, as = "" }) => `| ${path} | ${who} | ${as} |`)
  const words = Object.entries(groups).map(
    ([name, members]) => `- **${name}**: ${members.join(", ") || "the address leads home"}`,
  )
  return [
    "# Who may open what",
    "Written from `tests/support/access-table.ts`, which tests hold against every route and every call: a page as a document and as data, with GET and POST, as nobody and in each role.",
    words.join("\n"),
    "## Pages and forms",
    ["| address | GET | POST |", "| --- | --- | --- |", ...pages].join("\n"),
    "## Calls of the API",
    ["| call | who | as |", "| --- | --- | --- |", ...calls].join("\n"),
    "",
  ].join("\n\n")
}
