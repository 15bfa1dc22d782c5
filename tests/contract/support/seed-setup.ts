import type { TestProject } from "vitest/node"
import { compileSeed } from "../../../api/seed/compile.mjs"
import { readPeople } from "../../../api/seed/read-seed.mjs"

/** The seed is compiled in Node, where its files are, and passed to the tests in workerd. */
export default function setup(project: TestProject): void {
  project.provide("seed", compileSeed())
  project.provide("seededPeople", [...readPeople()])
}
