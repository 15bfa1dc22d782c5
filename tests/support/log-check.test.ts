import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { events, faultsOfLog, seededSecrets } from "./log-check"

const request = {
  level: "info",
  event: "request",
  id: "K7QF-2M9X",
  method: "GET",
  route: "/password-reset/:token",
  status: 200,
  ms: 12,
  calls: 1,
}
const line = (more: object = {}) => JSON.stringify({ ...request, ...more })

it("accepts what the product may log", () => {
  const fault = {
    level: "error",
    event: "fault",
    id: "",
    name: "TypeError",
    frames: ["f a.js:1:2048"],
  }
  const api = { ...request, route: "/api/accounts/add/:points", calls: undefined }
  expect(faultsOfLog([line(), JSON.stringify(fault), JSON.stringify(api)], ["Layla"])).toEqual([])
})

it("finds a typed word only where it stands by itself", () => {
  const broken = {
    level: "error",
    event: "upstream.contract-broken",
    id: "",
    path: "/api/Admin/add-grade",
  }
  const where = (text: string) => JSON.stringify({ ...broken, status: 200, where: [text] })
  expect(faultsOfLog([where("total: invalid_union")], ["union"])).toEqual([])
  expect(faultsOfLog([where("union: wrong")], ["union"])).toHaveLength(1)
})

it.each([
  ["a line that is no JSON", "Error: no such table"],
  ["a number in place of a line", "12"],
  ["a field that nobody knows", line({ user: 7 })],
  ["an event that nobody knows", line({ event: "login" })],
  ["an address in place of a pattern", line({ route: "/password-reset/abc" })],
  ["a query", line({ route: "/games?subject=Math" })],
  ["an e-mail address", line({ route: "/nadia@school.example" })],
  ["a method that somebody made up", line({ method: "HUNTER2" })],
  ["a text for a number", line({ status: "200 Layla" })],
  ["a message among the frames", line({ event: "fault", name: "Error", frames: ["at Kick-0ff!"] })],
  ["an id that is a token", line({ id: "A".repeat(43) })],
])("finds %s", (_, written) => {
  expect(faultsOfLog([written], [])).not.toEqual([])
})

it("finds each secret of the seed, wherever it occurs", () => {
  const secrets = seededSecrets().filter((secret) => secret.length > 4)
  expect(secrets.length).toBeGreaterThan(8)
  for (const secret of secrets)
    expect(faultsOfLog([`{"level":"info${secret}"}`], secrets).join()).toContain(`"${secret}" in`)
})

it.each(Object.keys(events))("finds %s documented in docs/operating.md", (event) => {
  const operating = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8")
  expect(operating).toContain(`| \`${event}\``)
})

it("ignores the simulator's message about a rescheduled alarm, but no similar line", () => {
  const said = `workerd/io/actor-sqlite.c++:970: warning: NOSENTRY SQLite alarm handler canceled with requestScheduledAlarm.; scheduledTime = 1795419922.643s; localAlarmState.orDefault(kj::UNIX_EPOCH) = 1795419923.707s; actorId = ${"6".repeat(64)}`
  expect(faultsOfLog([said], [])).toEqual([])
  expect(faultsOfLog([`${said} Layla`], ["Layla"])).not.toEqual([])
})

it("ignores the simulator's message about a disconnected caller, but no similar line", () => {
  const said = [
    "workerd/server/server.c++:5351: error: kj::getCaughtExceptionAsKj() = kj/async-io-unix.c++:186: disconnected: ::write(fd, buffer.begin(), buffer.size()): Connection reset by peer",
    "stack: /bin/workerd@51faac1 /bin/workerd@37c05b7",
  ]
  expect(faultsOfLog(said, [])).toEqual([])
  for (const line of said)
    expect(faultsOfLog([`${line} layla@tahaddi.example`], [])).not.toEqual([])
  expect(faultsOfLog(["stack: at read (records.ts:5:1)"], [])).not.toEqual([])
})
