import { expect, test } from "vitest"
import { formatted } from "../../scripts/launch/format.mjs"
import { endpoints } from "../../api/src/openapi/serve-document"
import { callRows } from "../support/access-of-calls"
import { roomCommands, roomRows, roomSockets, roomViews } from "../support/access-of-room"
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
    "## In a live round",
    roomTable(),
    "",
  ].join("\n\n")
}

/** For a room of a class: the calls by which its pages are made, and their sockets. */
function roomTable(): string {
  const columns = ["caller", ...roomViews, ...roomSockets.map((view) => `socket: ${view}`)]
  const rows = roomRows.map(({ who, calls, opened }) => [
    who,
    ...`${calls} ${opened}`.split(" ").map((status) => (/200|410|101/.test(status) ? "yes" : "")),
  ])
  const lines = [columns, columns.map(() => "---"), ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  )
  const commands = new Set(roomCommands("").map((command) => command.do))
  return [
    "A room that was opened for a class, by who asks; `tests/contract/live-access.test.ts` tries each cell. Of `host` another teacher of the class gets who hosts. Commands change nothing for anybody but the host, who may be one that has taken over. Forms and sockets from another site are refused, whoever sends them.",
    lines.join("\n"),
    `The commands: ${[...commands].join(", ")}.`,
  ].join("\n\n")
}
